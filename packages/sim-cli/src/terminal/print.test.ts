import { expect, it, vi } from 'vitest';
import { printTable } from './print.ts';

it('prints the texts of others in a table without characters that could repaint the terminal', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  printTable([['name'], ['Mark\u001B[2J\r\u202Enl']]);
  expect(log).toHaveBeenLastCalledWith(String.raw`Mark\u{1b}[2J\u{d}\u{202e}nl`);
  log.mockRestore();
});
