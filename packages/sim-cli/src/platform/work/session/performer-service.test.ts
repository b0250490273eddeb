import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { createPerformers } from '../../base/people/performers.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPaidSessions } from '../history/paid-sessions.ts';
import { createPerformerService } from './performer-service.ts';
import { createRequests } from './requests.ts';

const PAIR = { performerId: '1004', clientId: '5001' };

it.each([
  ['before the customer of a session is held', false],
  ['while the customer of a session is told to wait', true],
])('tells the customer that the performer is back who returns %s', async (_when, isMeanwhile) => {
  const store = openMemoryStore();
  await createTables(store);
  const clock = { stamp: () => millis(1_000), today: () => seconds(1), rate: 1 };
  const paidSessions = createPaidSessions({ store, clock, seed: 1 });
  const requests = createRequests({ store, clock, paidSessions, payRates: async () => ({ cam: 100 }) });
  const told: unknown[] = [];
  const publisher = {
    isPerformerThere: async () => true,
    forgetUntilRequest: async () => undefined,
    toCustomer: async (_id: string, { content }: { readonly content: { readonly _stateChange: string } }) => {
      const isAway = content._stateChange === 'AWAYPERF';
      if (isAway && isMeanwhile) await service.cameBack('1004');
      told.push(content._stateChange);
    },
  };
  const parts = { requests, publisher, eventLog: { write: () => undefined } };
  const service = createPerformerService(parts as unknown as Parameters<typeof createPerformerService>[0]);
  await requests.ask(PAIR, { sessionType: 'VIDEO', type: 'chat' });
  await service.accept(PAIR);
  await service.holdAll('1004');
  expect(told.at(-1)).toBe('BACKPERF');
  expect(await requests.liveOf('5001')).toMatchObject({ status: 'accepted', held_at: null });
  await store.destroy();
});

it('leaves the mark of a performer who comes back and vanishes again while the work is ended', async () => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1));
  const performers = createPerformers(store, NO_CACHE.memoize);
  await performers.update('1004', { gone_at: 1_000, ready_at: 1 });
  const service = createPerformerService({
    performers,
    requests: { liveFor: async () => [] },
    shifts: { end: () => performers.update('1004', { gone_at: 2_000, ready_at: null }) },
    clock: { stamp: () => millis(3_000) },
  } as unknown as Parameters<typeof createPerformerService>[0]);
  await service.lose({ id: '1004', goneAt: 1_000 });
  expect(await performers.find('1004')).toMatchObject({ gone_at: 2_000, lost_at: null });
  await service.lose({ id: '1004', goneAt: 2_000 });
  expect(await performers.find('1004')).toMatchObject({ gone_at: null });
  await store.destroy();
});

it('ends no request that was asked for after the one that was meant', async () => {
  const store = openMemoryStore();
  await createTables(store);
  const clock = { stamp: () => millis(1_000), today: () => seconds(1), rate: 1 };
  const paidSessions = createPaidSessions({ store, clock, seed: 1 });
  const requests = createRequests({ store, clock, paidSessions, payRates: async () => ({ cam: 100 }) });
  const ask = () => requests.ask(PAIR, { sessionType: 'VIDEO', type: 'chat' });
  await ask();
  await requests.accept(PAIR);
  const listed = await requests.liveFor('1004');
  const service = createPerformerService({
    requests: { ...requests, liveFor: async () => listed },
    performers: { find: async () => ({ ready_at: 1 }), updateGone: async () => undefined },
    shifts: { end: async () => undefined },
    clock,
  } as unknown as Parameters<typeof createPerformerService>[0]);
  await requests.end(PAIR, 'CLICK');
  const again = await ask();
  await service.lose({ id: '1004', goneAt: 0 });
  await service.miss({ ...PAIR, requestId: listed[0]?.id });
  expect(await requests.liveOf('5001')).toMatchObject({ id: again?.id, status: 'pending' });
  await store.destroy();
});
