import { expect, it } from 'vitest';
import { startOfDay } from '@greenroom/core/formatting/dates';
import { seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPaidSessions } from '../history/paid-sessions.ts';
import { createShifts } from '../session/shifts.ts';
import { createEarningsReportApi } from './earnings-report-api.sim.ts';

/** A Friday, and a performer who joins on it. */
const DAY = 20_777;
const NOW = seconds(startOfDay(DAY) + 15 * 3_600);
const NEW = '1003';

const opened = async () => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, NOW);
  const clock = { today: () => NOW };
  const paidSessions = createPaidSessions({ store, clock, seed: 1 });
  const api = createEarningsReportApi({
    store,
    clock,
    paidSessions,
    shifts: createShifts(store, clock as never, SYSTEM_IDS),
  });
  const performer = await store.selectFrom('performers').selectAll().where('id', '=', NEW).executeTakeFirstOrThrow();
  const caller = { performer } as PerformerCaller;
  const params = { id: NEW };
  return {
    store,
    paidSessions,
    report: async () => {
      const query = { scope: 'day', date: NOW, service: 'ALL' } as const;
      const answer = await api.earningsReport({ params, query, body: undefined }, caller);
      if (!answer.ok) throw new Error('refused');
      return answer.value;
    },
    payoutWeeks: async () => {
      const answer = await api.payoutWeeks({ params, query: undefined, body: undefined }, caller);
      if (!answer.ok) throw new Error('refused');
      return answer.value;
    },
  };
};

it('names 200 customers and sums the others, so that no cent is missing', async () => {
  const { store, paidSessions, report } = await opened();
  const customers = Array.from({ length: 203 }, (_, index) => ({
    id: `c${index}`,
    name: `customer${index}`,
    country: 'nl',
    language: 'nl',
    token_hash: 'x',
    registered_at: 0,
    gone_at: null,
  }));
  await store.insertInto('customers').values(customers).execute();
  for (const [index, { id }] of customers.entries()) {
    const pay = { performer_id: NEW, client_id: id, service: 'cam', duration: 60 } as const;
    await paidSessions.record({ ...pay, id: `s${index}`, started_at: NOW - 60, earned: 1_000 + index });
  }
  const { sum, customers: named, otherCustomers, before, bestHour } = await report();
  expect(named).toHaveLength(200);
  expect(named[0]?.client).toEqual({ id: 'c202', name: 'nl|customer202' });
  expect(otherCustomers).toEqual({ customers: 3, count: 3, amount: 1_000 + 1_001 + 1_002 });
  expect(named.reduce((total, { amount }) => total + amount, otherCustomers.amount)).toBe(sum);
  expect(bestHour).toEqual({ date: NOW - 3_600, amount: sum });
  expect(before).toMatchObject({ amount: 0, onAir: 0 });
  await store.destroy();
});

it('answers a performer without a past with nothing, and no week before', async () => {
  const { store, report, payoutWeeks } = await opened();
  expect(await report()).toMatchObject({
    sum: 0,
    count: 0,
    onAir: 0,
    bestHour: null,
    weekHours: [],
    customers: [],
    months: [],
    paidOut: { count: 0, amount: 0 },
  });
  expect(await payoutWeeks()).toMatchObject({ earned: 0, earlier: [] });
  await store.destroy();
});

it('leaves out the week in which the performer began, which is no whole one', async () => {
  const { store, paidSessions, payoutWeeks } = await opened();
  for (const [id, daysAgo] of [
    ['first', 17],
    ['later', 9],
  ] as const) {
    const pay = { performer_id: NEW, client_id: '5001', service: 'cam', duration: 60, earned: 500 } as const;
    await paidSessions.record({ ...pay, id, started_at: NOW - daysAgo * 86_400 });
  }
  expect((await payoutWeeks()).earlier).toEqual([{ from: startOfDay(DAY - 11), amount: 500, amountUntil: 500 }]);
  await store.destroy();
});

it('has no hour before its period for a session that began before midnight and counts on the day of its end', async () => {
  const { store, report } = await opened();
  const from = startOfDay(DAY);
  const night = {
    performer_id: NEW,
    client_id: '5001',
    service: 'cam',
    day: DAY,
    duration: 4_000,
    earned: 900,
  } as const;
  await store
    .insertInto('sessions')
    .values({ ...night, id: 'night', started_at: from - 1_800 })
    .execute();
  expect(await report()).toMatchObject({
    sum: 900,
    bestHour: { date: from, amount: 900 },
    weekHours: [{ weekday: 4, hour: 0, amount: 900, onAir: 0 }],
  });
  await store.destroy();
});
