import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { isOutdated } from '../device/is-outdated.ts';
import { NotFetched } from './NotFetched.tsx';
import { show } from './show.fake.tsx';

const nothing = (): void => undefined;

it('offers to reload where the files of this build are gone, and does not blame the connection', async () => {
  await show(<NotFetched busy={false} retry={nothing} looks={async () => true} />);
  await expect.element(page.getByText('There is a new version')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(page.getByText(/internet connection/).elements()).toEqual([]);
});

it('offers another try where they are there', async () => {
  await show(<NotFetched busy={false} retry={nothing} looks={async () => false} />);
  await expect.element(page.getByText(/internet connection/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it.each([
  ['is gone', async () => new Response('', { status: 404 }), true],
  ['is there', async () => new Response(), false],
  ['cannot be asked for', () => Promise.reject(new TypeError('no network')), false],
])('asks whether the first script of the page %s', async (_state, answer, expected) => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(answer);
  onTestFinished(() => fetched.mockRestore());
  expect(await isOutdated('/assets/index-1.js')).toBe(expected);
});
