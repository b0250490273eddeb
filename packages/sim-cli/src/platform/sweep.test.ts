import { expect, it, vi } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { createCustomers } from './base/people/customers.ts';
import { createPerformers } from './base/people/performers.ts';
import { SYSTEM_IDS } from './base/security/ids.ts';
import { createTables } from './base/store/create-tables.ts';
import { keepStamp, resumeStamp } from './base/store/kept-stamp.ts';
import { NO_CACHE } from './base/store/query-cache.ts';
import { openMemoryStore } from './base/store/store.ts';
import { seedWorld } from './base/world/seed-world.ts';
import { keepSweeping, startWithoutSockets } from './sweep.ts';
import { createPaidSessions } from './work/history/paid-sessions.ts';
import { createRequests } from './work/session/requests.ts';
import { createShifts } from './work/session/shifts.ts';

const PAIR = { performerId: '1004', clientId: '5001' };
const START = Date.parse('2026-11-21T20:00:00Z');

/** Duration that is paid for a session of a minute, an outage, and another minute. @param diesAfter time in the outage at which a platform dies during its start-up */
const paidWith = async (outage: number, diesAfter?: number): Promise<number | undefined> => {
  let now = START;
  const store = openMemoryStore();
  await createTables(store);
  const clock = { stamp: () => millis(now), today: () => seconds(Math.floor(now / 1_000)), rate: 1 };
  const paidSessions = createPaidSessions({ store, clock, seed: 1 });
  const requests = createRequests({ store, clock, paidSessions, payRates: async () => ({ cam: 100 }) });
  await requests.ask(PAIR, { sessionType: 'VIDEO', type: 'chat' });
  await requests.accept(PAIR);
  await requests.startTimer(PAIR, 'START_TIMER');
  await requests.startTimer(PAIR, 'START_TIMER_DEVICE');
  now += 60_000;
  await keepStamp(store, clock);
  const starting = { ...clock, notBefore: () => undefined };
  if (diesAfter !== undefined) {
    now += diesAfter;
    await resumeStamp(store, starting);
  }
  now += outage - (diesAfter ?? 0);
  await startWithoutSockets({ store, clock }, await resumeStamp(store, starting));
  expect(await resumeStamp(store, starting)).toBe(0);
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

it('pays for 30 s of an outage of 2 h as well when a platform died during its start-up after 1 h', async () => {
  expect(await paidWith(2 * 3_600_000, 3_600_000)).toBe(150);
});

it('counts 30 s of the outage before a restart as time on air at most', async () => {
  let now = START;
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(START / 1_000));
  const clock = { stamp: () => millis(now), today: () => seconds(Math.floor(now / 1_000)), rate: 1 };
  const shifts = createShifts(store, clock, SYSTEM_IDS);
  const onAir = () => shifts.onAirSince('1004', seconds(START / 1_000));
  await shifts.begin('1004');
  now += 600_000;
  now += 20_000;
  await startWithoutSockets({ store, clock }, millis(20_000));
  expect(await onAir()).toBe(620);
  now += 2 * 3_600_000;
  await startWithoutSockets({ store, clock }, millis(2 * 3_600_000));
  expect(await onAir()).toBe(650);
  now += 60_000;
  await shifts.end('1004');
  expect(await onAir()).toBe(710);
  await store.destroy();
});

it('tries each part of a round for itself, and logs what failed', async () => {
  const lost = vi.fn<(id: string) => void>();
  const swept = vi.fn<() => Promise<void>>();
  const logged = vi.fn<(level: string, message: string, fields: object) => void>();
  let round: () => void = () => undefined;
  const fails = (reason: string) => () => Promise.reject(new Error(reason));
  const none = async () => [];
  const gone = async () => [
    { id: '1004', goneAt: 0 },
    { id: '1005', goneAt: 0 },
  ];
  const parts = {
    clock: { stamp: () => millis(START), rate: 1, every: (_period: unknown, work: () => void) => (round = work) },
    nodes: { doesDueWork: () => true },
    eventLog: { write: logged },
    queryCache: { memoize: (_table: string, read: unknown) => read },
    logins: { sweep: fails('no logins') },
    performers: { gone },
    performerService: {
      isUnreachable: async () => false,
      lose: async ({ id }: { readonly id: string }) => (id === '1004' ? fails('1004 stays')() : lost(id)),
    },
    publisher: { isPerformerThere: async () => false },
    requests: { held: none },
    customers: { gone: none },
    submissions: { waiting: none },
    faultService: { sweep: fails('no faults') },
    pushPayouts: { sweep: swept.mockResolvedValue(undefined) },
    accountDeletion: { sweep: fails('no faults') },
    remotes: { sweep: none },
    store: openMemoryStore(),
  };
  await createTables(parts.store);
  keepSweeping(parts as never);
  round();
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  expect(lost.mock.calls).toEqual([['1005']]);
  expect(swept).toHaveBeenCalledOnce();
  const reason = 'Error: no logins · 1004 stays · no faults';
  expect(logged.mock.calls).toEqual([['error', 'Sweep failed', { reason }]]);
  await parts.store.destroy();
});

it('keeps people as gone who vanish while they are found to be there', async () => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(START / 1_000));
  let round: () => void = () => undefined;
  const clock = { stamp: () => millis(START), rate: 1, every: (_period: unknown, work: () => void) => (round = work) };
  const performers = createPerformers(store, NO_CACHE.memoize);
  const customers = createCustomers(store, clock as never);
  await performers.update('1004', { gone_at: START - 60_000 });
  await customers.setGone('5001', START - 60_000);
  const none = async () => [];
  const nothing = async () => undefined;
  const swept = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  keepSweeping({
    store,
    clock,
    performers,
    customers,
    publisher: {
      isPerformerThere: (id: string) => performers.update(id, { gone_at: START }).then(() => true),
      isCustomerThere: (id: string) => customers.setGone(id, START).then(() => true),
    },
    performerService: { isUnreachable: async () => false },
    nodes: { doesDueWork: () => true },
    eventLog: { write: () => undefined },
    queryCache: NO_CACHE,
    logins: { sweep: none },
    requests: { held: none },
    submissions: { waiting: none },
    faultService: { sweep: nothing },
    pushPayouts: { sweep: nothing },
    accountDeletion: { sweep: nothing },
    remotes: { sweep: () => swept().then(none) },
  } as never);
  round();
  await vi.waitFor(() => expect(swept).toHaveBeenCalledOnce());
  const gone = [...(await performers.gone()), ...(await customers.gone())];
  expect(gone).toEqual([
    { id: '1004', goneAt: START },
    { id: '5001', goneAt: START },
  ]);
  await store.destroy();
});
