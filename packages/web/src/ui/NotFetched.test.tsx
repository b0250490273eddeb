import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildStatus } from '../device/build-status.ts';
import { NotFetched } from './NotFetched.tsx';
import { show } from './show.fake.tsx';

const nothing = (): void => undefined;

it('offers to reload where the files of this build are gone, and does not blame the connection', async () => {
  await show(<NotFetched busy={false} retry={nothing} looks={async () => 'gone'} />);
  await expect.element(page.getByText('There is a new version')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(page.getByText(/internet connection/).elements()).toEqual([]);
});

it('offers another try where the platform does not answer, also after one that failed', async () => {
  await show(<NotFetched busy={false} retry={nothing} looks={async () => 'unreachable'} />);
  await expect.element(page.getByText(/internet connection/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('offers to reload where another try failed although the platform answers, as in Firefox, which fetches no failed part again', async () => {
  await show(<NotFetched busy={false} retry={nothing} looks={async () => 'there'} />);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(page.getByText('Reload the page. What you typed is kept.')).toBeVisible();
});

it.each([
  ['is gone', async () => new Response('', { status: 404 }), 'gone'],
  ['is there', async () => new Response(), 'there'],
  ['cannot be asked for', () => Promise.reject(new TypeError('no network')), 'unreachable'],
])('asks whether the first script of the page %s', async (_state, answer, expected) => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(answer);
  onTestFinished(() => fetched.mockRestore());
  expect(await buildStatus('/assets/index-1.js')).toBe(expected);
});
