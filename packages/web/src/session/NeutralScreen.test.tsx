import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

it('stays over everything when Escape is pressed five times, and goes by Enter', async () => {
  const leave = vi.fn<() => void>();
  await show(<NeutralScreen model={{ isNeutral: true, leave }} />);
  const screen = page.getByRole('dialog', { name: 'Neutral screen' });
  await expect.element(screen).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}{Escape}{Escape}{Escape}');
  expect(document.querySelector('dialog:modal')).toBe(screen.element());
  await expect.element(screen).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(leave).toHaveBeenCalledOnce();
});

it('is shown again when the browser closes it all the same', async () => {
  await show(<NeutralScreen model={{ isNeutral: true, leave: () => undefined }} />);
  const screen = page.getByRole('dialog', { name: 'Neutral screen' });
  await expect.element(screen).toBeVisible();
  document.querySelector('dialog')?.close();
  await expect.poll(() => document.querySelector('dialog:modal')).not.toBeNull();
  await expect.element(screen).toHaveFocus();
});
