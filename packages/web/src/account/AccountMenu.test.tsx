import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const LANGUAGE = { language: 'en', languages: ['nl', 'de', 'en'], choose: () => undefined } as const;
const THEME = { choice: 'light', scheme: 'light', choose: () => undefined } as const;

const open = async (width: number, logOut = vi.fn<() => void>(), isSpecial = false): Promise<void> => {
  await page.viewport(width, 700);
  const model = { name: 'Anna', isSpecial, picture: undefined, logOut };
  await show(<AccountMenu model={model} theme={THEME} language={LANGUAGE} />);
  await expect.element(page.getByRole('button', { name: 'Your account: Anna' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
};

it('opens at a new photo, and comes to logging out with one arrow key, on a wide screen', async () => {
  const logOut = vi.fn<() => void>();
  await open(1680, logOut);
  await expect.element(page.getByRole('menuitem', { name: 'New photo' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(logOut).toHaveBeenCalledOnce();
});

it('holds language and brightness too where the top bar is too narrow for them', async () => {
  await open(1280);
  await expect.element(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible();
  await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
});

it.each([true, false])('names a performer whom the site flags as special: %s', async (isSpecial) => {
  await open(1680, undefined, isSpecial);
  expect(page.getByText('Special performer').elements()).toHaveLength(isSpecial ? 1 : 0);
});
