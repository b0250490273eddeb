import { expect, it } from 'vitest';
import { seconds } from '@greenroom/core/kernel/units';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPaidSessions } from '../history/paid-sessions.ts';
import { createRanks, rankFor } from './ranks.ts';

const ANNA = '1004';
const NOW = seconds(Date.parse('2026-11-21T20:00:00Z') / 1000);

it('gives the rank of the last payment, and tells that of the payment before', async () => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, NOW);
  const clock = { today: () => NOW, stamp: () => NOW * 1_000 } as never;
  const ranks = createRanks({ store, clock, paidSessions: createPaidSessions({ store, clock, seed: 1 }) });
  const [now, before] = [await ranks.of(ANNA), await ranks.before(ANNA)];
  const [last, previous] = await store
    .selectFrom('payments')
    .select('amount')
    .where('performer_id', '=', ANNA)
    .orderBy('from_day', 'desc')
    .execute();
  expect([now?.rank, before]).toEqual([rankFor(last?.amount ?? 0), rankFor(previous?.amount ?? 0)]);
});

it('tells no rank of the week before with one payment or none', async () => {
  const store = openMemoryStore();
  await createTables(store);
  const clock = { today: () => NOW, stamp: () => NOW * 1_000 } as never;
  const ranks = createRanks({ store, clock, paidSessions: { open: async () => undefined } as never });
  expect(await ranks.before(ANNA)).toBeUndefined();
});
