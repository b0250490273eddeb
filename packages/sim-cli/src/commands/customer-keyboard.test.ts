import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { openKeyboard } from './customer-keyboard.ts';

const terminal = () => Object.assign(new PassThrough(), { isTTY: true });

it('prints what comes after the end, without a prompt', () => {
  const output = terminal();
  const keyboard = openKeyboard(createVirtualClock(), { input: terminal(), output });
  keyboard.print('Before');
  expect(String(output.read())).toMatch(/Before\n.*> /s);
  keyboard.close();
  output.read();
  keyboard.print('After');
  expect(String(output.read())).toMatch(/After\n$/);
});

it('can be closed by the line that was typed', () => {
  const input = terminal();
  const keyboard = openKeyboard(createVirtualClock(), { input, output: terminal() });
  const typed: string[] = [];
  keyboard.onLine((line) => {
    typed.push(line);
    keyboard.close();
  });
  input.emit('data', 'Bye\n');
  expect(typed).toEqual(['Bye']);
});
