import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { PasswordResetPage, type PasswordResetPageModel } from './PasswordResetPage.tsx';

const MODEL: PasswordResetPageModel = {
  step: 'new',
  isFirst: false,
  busy: false,
  errorKey: undefined,
  level: undefined,
  rate: () => undefined,
  ask: () => undefined,
  checkAgain: () => undefined,
  deny: () => undefined,
  save: () => undefined,
  startAgain: () => undefined,
};
const LANGUAGE = { language: 'en', languages: ['en'], choose: () => undefined } as const;

const open = (model: Partial<PasswordResetPageModel>) =>
  show(<PasswordResetPage model={{ ...MODEL, ...model }} language={LANGUAGE} />);

it('says of a link that is too old why it does not work, and offers another one', async () => {
  const startAgain = vi.fn<() => void>();
  await open({ step: 'dead', errorKey: 'error.passwords.linkExpired', startAgain });
  await expect.element(page.getByText('This link has expired.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Send another link' }).click();
  expect(startAgain).toHaveBeenCalledTimes(1);
});

it.each([
  [true, 'Choose your password', 0],
  [false, 'Choose a new password', 1],
])('asks to log other devices out only where there may be some, first password: %s', async (isFirst, title, asked) => {
  await open({ isFirst });
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByRole('checkbox')).toHaveLength(asked);
});

it('logs the device out that a mail told of by a press, and says when the platform did not answer', async () => {
  const deny = vi.fn<() => void>();
  await open({ step: 'deny', errorKey: 'error.passwords.notChecked', deny });
  await expect.element(page.getByText('Greenroom cannot be reached.', { exact: false })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Log the device out' }).click();
  expect(deny).toHaveBeenCalledTimes(1);
});

it('checks a link again that the platform did not answer for', async () => {
  const checkAgain = vi.fn<() => void>();
  await open({ step: 'notChecked', errorKey: 'error.passwords.notChecked', checkAgain });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(checkAgain).toHaveBeenCalledTimes(1);
});

it('logs out other devices unless the performer decides otherwise', async () => {
  const saved: unknown[] = [];
  await open({ save: (...given) => void saved.push(given) });
  await page.getByLabelText('New password').fill('  three green teas');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('checkbox', { name: 'Log out all my other devices' }).click();
  await page.getByRole('button', { name: 'Save password' }).click();
  expect(saved).toEqual([
    ['  three green teas', true],
    ['  three green teas', false],
  ]);
});

it.each([
  ['veryWeak', 'Very weak: guessed at once'],
  ['strong', 'Strong'],
] as const)('names a strength in words: %s', async (level, words) => {
  await open({ level });
  await expect.element(page.getByText(words)).toBeVisible();
});

it('has no barrier in a new password that is weak and refused', async () => {
  await open({ level: 'weak', errorKey: 'error.passwords.common' });
  await expect.element(page.getByText('Weak', { exact: true })).toBeVisible();
  await expectAccessible();
});
