import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PublishedEvent } from '../../base/publisher/event-publisher.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { createPaidSessions } from '../history/paid-sessions.ts';
import { reportMissed } from './report-missed.ts';
import { createRequests } from './requests.ts';

const COUPLE = { performerId: '1004', clientId: '5001' };
const START = Date.parse('2026-11-21T20:00:00Z');

it('ends no session whose earning could not be written down', async () => {
  let now = START;
  const store = openMemoryStore();
  await createTables(store);
  const clock = { stamp: () => millis(now), today: () => seconds(Math.floor(now / 1_000)), rate: 1 };
  const paidSessions = createPaidSessions({ store, clock, seed: 1 });
  let isFull = true;
  const record: typeof paidSessions.record = async (session, within) => {
    await paidSessions.record(session, within);
    if (isFull) throw new Error('disk full');
  };
  const requests = createRequests({ store, clock, paidSessions: { record }, payRates: async () => ({ video: 100 }) });
  const earnings = () => store.selectFrom('sessions').selectAll().where('client_id', '=', '5001').execute();
  await requests.ask(COUPLE, { sessionType: 'VIDEO', type: 'chat' });
  await requests.accept(COUPLE);
  await requests.startTimer(COUPLE, 'START_TIMER');
  await requests.startTimer(COUPLE, 'START_TIMER_DEVICE');
  now += 60_000;
  await expect(requests.end(COUPLE, 'CLICK')).rejects.toThrow('disk full');
  expect(await requests.liveOf('5001')).toMatchObject({ status: 'accepted', end_reason: null });
  expect(await earnings()).toEqual([]);
  isFull = false;
  const ended = await requests.end(COUPLE, 'CLICK');
  expect(await earnings()).toMatchObject([{ id: ended?.id, duration: 60 }]);
  await store.destroy();
});

it('lets a timer that runs go on when it is started again', async () => {
  let now = START;
  const store = openMemoryStore();
  await createTables(store);
  const clock = { stamp: () => millis(now), today: () => seconds(Math.floor(now / 1_000)), rate: 1 };
  const paidSessions = createPaidSessions({ store, clock, seed: 1 });
  const requests = createRequests({ store, clock, paidSessions, payRates: async () => ({ cam: 100 }) });
  await requests.ask(COUPLE, { sessionType: 'VIDEO', type: 'chat' });
  await requests.accept(COUPLE);
  for (const timer of ['START_TIMER', 'START_TIMER_DEVICE', 'START_TIMER', 'START_TIMER_DEVICE'] as const) {
    await requests.startTimer(COUPLE, timer);
    now += 10_000;
  }
  expect(await requests.liveOf('5001')).toMatchObject({ timer_platform_at: START, timer_device_at: START + 10_000 });
  await store.destroy();
});

it.each([
  ['pending', 'CANCELLED', ['missed 1004']],
  ['accepted', 'CLICK', []],
  ['accepted', 'TIMED_OUT', ['missed 1004']],
] as const)('reports a request that ends %s as %s: %j', async (status, reason, expected) => {
  const store = openMemoryStore();
  await createTables(store);
  const clock = { stamp: () => millis(START), today: () => seconds(START / 1_000), rate: 1 };
  const paidSessions = createPaidSessions({ store, clock, seed: 1 });
  const reported: string[] = [];
  const publisher = {
    toPerformer: async (id: string, { event }: PublishedEvent) => void reported.push(`${event} ${id}`),
  };
  const all = createRequests({ store, clock, paidSessions, payRates: async () => ({ cam: 100 }) });
  const requests = reportMissed(all, publisher);
  await requests.ask(COUPLE, { sessionType: 'VIDEO', type: 'chat' });
  if (status === 'accepted') await requests.accept(COUPLE);
  await requests.end(COUPLE, reason);
  await requests.end(COUPLE, reason);
  expect(reported).toEqual(expected);
  await store.destroy();
});
