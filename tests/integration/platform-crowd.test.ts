import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createBarePerformer, type BarePerformer, type BareSocket } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform | undefined;
afterEach(() => platform?.stop());

const RATE = 10;

const ready = async (
  crowd: 'calm' | 'busy',
  services: Record<string, boolean>,
): Promise<[TestPlatform, BarePerformer, BareSocket]> => {
  platform = await startPlatformHere({ crowd, clockRate: RATE });
  const demi = createBarePerformer(platform);
  const socket = await demi.openSocket(await demi.arrives('1004'));
  await demi.call('PUT', 'performer/performer_account/1004/performer_services', services);
  await demi.call('POST', 'session/performer_ready', { performerId: '1004' });
  return [platform, demi, socket];
};

it('asks a ready performer for a chat within 10 to 20 seconds, starts the timers and talks', async () => {
  const [, demi, socket] = await ready('calm', { chat: true });
  const readyAt = performance.now();
  const { clientId, value } = await socket.receives('videoChat', ({ type }) => type === 'REQUEST');
  const seconds = ((performance.now() - readyAt) * RATE) / 1000;
  expect(seconds).toBeGreaterThan(9);
  // A busy machine may need some real time to open the customer's socket.
  expect(seconds).toBeLessThan(30);
  expect(value).toMatchObject({ sessionType: 'VIDEO', type: 'chat' });

  await demi.call('GET', 'session/performer_received_request');
  await demi.call('POST', 'session/accept_request', { clientId });
  await socket.receives('videoChat', ({ type }) => type === 'START_TIMER');
  await socket.receives('videoChat', ({ type }) => type === 'START_TIMER_DEVICE');
  await socket.receives('typing', (content) => content['clientId'] === clientId);
  await Promise.any([socket.receives('msg'), socket.receives('msgt')]);
  socket.close();
});

it('goes on asking a performer who was busy when other customers gave up', async () => {
  const [running, demi, socket] = await ready('busy', { chat: true });
  const { clientId } = await socket.receives('videoChat', ({ type }) => type === 'REQUEST');
  await demi.call('GET', 'session/performer_received_request');
  await demi.call('POST', 'session/accept_request', { clientId });
  const gaveUp = async () =>
    (await running.state()).requests.filter(({ endReason, received }) => endReason === 'CANCELLED' && !received).length;
  await expect.poll(gaveUp).toBeGreaterThan(1);
  expect((await running.state()).performers.find(({ id }) => id === '1004')?.ready).toBe(true);
  socket.close();
});

it('asks no performer without a service that is on', async () => {
  const [running, , socket] = await ready('busy', { phone: true });
  await pause(10_000 / RATE);
  expect((await running.state()).requests).toEqual([]);
  socket.close();
});
