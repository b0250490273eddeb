import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { NeutralScreen } from './NeutralScreen.tsx';

it.each([
  ['Press Enter to go on.', 'all'],
  ['Press here to go on.', 'not all'],
])('says how the app comes back with and without a keyboard: %s', async (words, pointer) => {
  const ask = globalThis.matchMedia.bind(globalThis);
  const asked = vi.spyOn(globalThis, 'matchMedia');
  onTestFinished(() => asked.mockRestore());
  asked.mockImplementation((query) => ask(query === '(any-pointer: fine)' ? pointer : query));
  const leave = vi.fn<() => void>();
  await show(<NeutralScreen model={{ isNeutral: true, leave }} />);
  await page.getByRole('button', { name: words, exact: true }).click();
  expect(leave).toHaveBeenCalledOnce();
});
