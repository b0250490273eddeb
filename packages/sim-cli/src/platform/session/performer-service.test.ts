import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { createPaidSessions } from '../history/paid-sessions.ts';
import { migrate } from '../store/migrate.ts';
import { openMemoryStore } from '../store/store.ts';
import { createPerformerService } from './performer-service.ts';
import { createRequests } from './requests.ts';

const PAIR = { performerId: '1004', clientId: '5001' };

it.each([
  ['before the customer of a session is held', false],
  ['while the customer of a session is told to wait', true],
])('tells the customer that the performer is back who returns %s', async (_when, isMeanwhile) => {
  const store = openMemoryStore();
  await migrate(store);
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
