import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import type { ToyConnectionModel } from './toy-connection.view-model.ts';
import { ToyConnection } from './ToyConnection.tsx';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const setUp = async (change: Partial<ToyConnectionModel> = {}) => {
  const calls: string[] = [];
  const model: ToyConnectionModel = {
    status: 'disconnected',
    phase: 'off',
    qr: undefined,
    errorKey: undefined,
    vendor: undefined,
    connect: () => void calls.push('connect'),
    disconnect: () => void calls.push('disconnect'),
    ...change,
  };
  await show(<ToyConnection model={model} />);
  return { calls, region: page.getByRole('region', { name: 'Connection' }) };
};

it('says what to do first, and connects', async () => {
  const { region, calls } = await setUp();
  await expect
    .element(region.getByText('Open the toy app on this computer or your phone', { exact: false }))
    .toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Connect' }));
  expect(calls).toEqual(['connect']);
});

it('shows the code with its digits while it waits for the phone', async () => {
  const qr = { image: PICTURE, code: '395079' };
  const { region } = await setUp({ status: 'waiting_for_qr', phase: 'waitingForQr', qr });
  await expect.element(region.getByRole('img', { name: 'Code for the toy app' })).toBeVisible();
  await expect.element(region.getByText('Or type this code: 395079', { exact: false })).toBeVisible();
  await expect.element(region.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

it('says what failed, with code and message of the toy vendor, and what to do', async () => {
  const { region } = await setUp({
    status: 'connecting',
    phase: 'waitingToReconnect',
    errorKey: 'error.toys.couldNotGetSocket',
    vendor: { code: 501, message: 'Invalid token' },
  });
  await expect.element(region.getByText('The toy vendor said: Invalid token (501).', { exact: false })).toBeVisible();
  await expect.element(region.getByText('Try again in a minute.', { exact: false })).toBeVisible();
});

it.each([
  ['local', 'Through the app on this computer.'],
  ['phone', 'A stop can be confirmed only while the phone is on the same network'],
] as const)('says which way it is connected: %s', async (phase, words) => {
  const { region, calls } = await setUp({ status: 'connected', phase });
  await expect.element(region.getByText(words, { exact: false })).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Disconnect' }));
  expect(calls).toEqual(['disconnect']);
});

it('leaves room between the button and the notice of a failure', async () => {
  const { region } = await setUp({ errorKey: 'error.toys.apiUnavailable' });
  const button = region.getByRole('button', { name: 'Connect' });
  await expect.element(button).toBeVisible();
  const notice = document.querySelector('[data-announce="assertive"]');
  const gap = (notice?.getBoundingClientRect().top ?? 0) - button.element().getBoundingClientRect().bottom;
  expect(gap).toBeGreaterThanOrEqual(8);
});
