import { millis, seconds } from '@greenroom/core/kernel/units';
import { expect, it } from 'vitest';
import { createPaidSessions } from './history/paid-sessions.ts';
import { createRequests } from './session/requests.ts';
import { migrate } from './store/migrate.ts';
import { openMemoryStore } from './store/store.ts';
import { startWithoutSockets } from './sweep.ts';

const PAIR = { performerId: '1004', clientId: '5001' };
const START = Date.parse('2026-11-21T20:00:00Z');

/** Duration that is paid for a session of a minute, an outage, and another minute. */
const paidWith = async (outage: number): Promise<number | undefined> => {
  let now = START;
  const store = openMemoryStore();
  await migrate(store);
  const clock = { stamp: () => millis(now), today: () => seconds(Math.floor(now / 1_000)), rate: 1 };
  const paidSessions = createPaidSessions({ store, clock, seed: 1 });
  const requests = createRequests({ store, clock, paidSessions, payRates: async () => ({ cam: 100 }) });
  await requests.ask(PAIR, { sessionType: 'VIDEO', type: 'chat' });
  await requests.accept(PAIR);
  await requests.startTimer(PAIR, 'START_TIMER');
  await requests.startTimer(PAIR, 'START_TIMER_DEVICE');
  now += 60_000 + outage;
  await startWithoutSockets({ store, clock }, millis(outage));
  const timers = await requests.liveOf(PAIR.clientId);
  expect(timers?.timer_platform_at).toBe(timers?.timer_device_at);
  now += 60_000;
  await requests.end(PAIR, 'CLICK');
  const [session] = await store.selectFrom('sessions').selectAll().where('client_id', '=', PAIR.clientId).execute();
  await store.destroy();
  expect(Math.floor((now - (timers?.timer_platform_at ?? 0)) / 1_000)).toBe(session?.duration);
  return session?.duration;
};

it('pays a session that goes on after a restart for 30 s of the outage at most', async () => {
  expect(await paidWith(2 * 3_600_000)).toBe(150);
  expect(await paidWith(30_001)).toBe(150);
  expect(await paidWith(20_000)).toBe(140);
});
