import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  periodAfter,
  periodOf,
  SCOPES,
  sumByPart,
  type Scope,
  type ServiceFilter,
} from '@greenroom/core/earnings/earnings-period';
import { cents, seconds, type Seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createClientSums } from '../../contacts/clients/client-sums.ts';
import { createClientsApi } from '../../contacts/clients/clients-api.sim.ts';
import { createPaidSessions } from '../history/paid-sessions.ts';
import { createEarningsApi } from './earnings-api.sim.ts';
import { createRanks, rankFor } from './ranks.ts';

const utc = (text: string): Seconds => seconds(Date.parse(`${text}Z`) / 1000);
const NOW = utc('2026-11-21T20:00:00');

/** The platform's answers for one performer, without its servers. */
const opened = async (seed: number, now = NOW) => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, seed, now);
  const clock = { today: () => now } as never;
  const paidSessions = createPaidSessions({ store, clock, seed });
  const api = createEarningsApi({ store, clock, paidSessions, ranks: createRanks({ store, clock, paidSessions }) });
  const clientSums = createClientSums(store, clock, paidSessions);
  const clients = createClientsApi({
    store,
    clientSums,
    blocks: { of: () => Promise.resolve(undefined) },
    publisher: { isCustomerThere: () => Promise.resolve(false) },
  } as never);
  const performer = await store.selectFrom('performers').selectAll().where('id', '=', '1004').executeTakeFirstOrThrow();
  const caller = { performer } as PerformerCaller;
  const params = { id: '1004' };
  const value = <Value>(answer: { ok: true; value: Value } | { ok: false }): Value => {
    if (!answer.ok) throw new Error('The platform refused.');
    return answer.value;
  };
  return {
    store,
    earnings: async (scope: Scope, date: Seconds, more: { service?: ServiceFilter; offset?: number } = {}) => {
      const query = { scope, date, service: 'ALL', limit: 100, offset: 0, ...more } as const;
      return value(await api.earnings({ params, query, body: undefined }, caller));
    },
    payments: async () =>
      value(await api.payments({ params, query: { limit: 100, offset: 0 }, body: undefined }, caller)),
    /** Reads a page of the performer's list of clients. */
    clients: async (offset: number) => {
      const query = { order: 'earnings', limit: 100, offset } as const;
      return value(await clients.clients({ params, query, body: undefined }, caller));
    },
    /** Reads the sum of the history with one of them, whatever page of it is shown. */
    historyWith: async (customerId: string) => {
      const query = { months: 0, limit: 1, offset: 0 } as const;
      const asked = {
        params: { performerId: params.id, type: 'history' as const, customerId },
        query,
        body: undefined,
      };
      return value(await clients.clientHistory(asked, caller)).earned;
    },
    left: async () => value(await api.earningsLeft({ params, query: undefined, body: undefined }, caller)),
  };
};
const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

it('tells the same year by day, week, month, client, history and payment, to the cent, whatever the seed', async () => {
  const anyNow = fc.integer({ min: utc('2025-01-01T00:00:00'), max: utc('2028-12-31T00:00:00') }).map(seconds);
  await fc.assert(
    fc.asyncProperty(fc.nat(), anyNow, async (seed, now) => {
      const { store, earnings, payments, left, clients, historyWith } = await opened(seed, now);
      const year = { from: seconds(now - 400 * 86_400), until: now };
      const sums = new Map<string, number>();
      for (const scope of SCOPES) {
        let sum = 0;
        for (let period = periodOf(scope, year.from); period.from <= year.until; period = periodAfter(period)) {
          const answer = await earnings(scope, period.from);
          const parts = answer.parts.map(({ date, amount }) => ({ at: seconds(date), amount: cents(amount) }));
          expect(total(sumByPart(period, parts))).toBe(answer.sum);
          sum += answer.sum;
        }
        sums.set(scope, sum);
      }
      const { items } = await payments();
      sums.set('payments', total(items.map(({ amount }) => amount)) + (await left()).left);
      const list = [...(await clients(0)).clients, ...(await clients(100)).clients];
      sums.set('clients', total(list.map(({ earnings: earned }) => earned ?? 0)));
      const histories = await Promise.all(list.map(({ id }) => historyWith(String(id))));
      sums.set('histories', total(histories));
      expect([...sums.values()]).toEqual(Array.from(sums, () => sums.get('payments')));
      for (const payment of items) expect((await earnings('week', seconds(payment.from))).sum).toBe(payment.amount);
      await store.destroy();
    }),
    { numRuns: 2 },
  );
  // A year day by day, several times over: slow where many tests run at once.
});

it('sums what is on its pages, and each service apart', async () => {
  const { store, earnings } = await opened(1);
  const first = await earnings('month', NOW);
  const rows = [...first.items];
  while (rows.length < first.total) rows.push(...(await earnings('month', NOW, { offset: rows.length })).items);
  expect(total(rows.map(({ amount }) => amount))).toBe(first.sum);
  const dates = rows.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted((left, right) => right - left));
  for (const { service, amount, count } of first.services) {
    const alone = await earnings('month', NOW, { service: service as ServiceFilter });
    expect([alone.sum, alone.total, alone.services]).toEqual([amount, count, [{ service, amount, count }]]);
  }
  await store.destroy();
});

it.each([
  ['the hour of its end', 39_600, '2026-11-23T09:00:00'],
  ['the first hour of the day where an outage was left out of its length', 60, '2026-11-22T23:00:00'],
])('shows a session that counts on the day of its end in %s', async (_hour, duration, date) => {
  const { store, earnings } = await opened(1, utc('2026-11-23T09:40:00'));
  const day = periodOf('day', utc('2026-11-23T12:00:00'));
  const before = await earnings('day', day.from);
  const row = { id: 'long', performer_id: '1004', client_id: '5001', service: 'cam', day: day.firstDay } as const;
  const started = utc('2026-11-22T22:30:00');
  await store
    .insertInto('sessions')
    .values({ ...row, started_at: started, duration, earned: 60_720 })
    .execute();
  const { sum, parts } = await earnings('day', day.from);
  expect(sum).toBe(before.sum + 60_720);
  expect(total(parts.map(({ amount }) => amount))).toBe(sum);
  const amountAt = (list: typeof parts): number => list.find((part) => part.date === utc(date))?.amount ?? 0;
  expect(amountAt(parts) - amountAt(before.parts)).toBe(60_720);
  await store.destroy();
});

it.each(['2026-03-29', '2025-11-30'])('keeps each session of %s on its own day', async (date) => {
  const { store, earnings } = await opened(1);
  const day = periodOf('day', utc(`${date}T12:00:00`));
  for (const at of [day.from, seconds(day.until - 1)]) {
    const { items } = await earnings('day', at);
    expect(items.filter((item) => item.date < day.from || item.date >= day.until)).toEqual([]);
    expect(await earnings('day', at)).toEqual(await earnings('day', utc(`${date}T12:00:00`)));
  }
  await store.destroy();
});

it.each([
  [0, 1],
  [9_999, 1],
  [10_000, 2],
  [50_000, 5],
  [120_000, 7],
  [9_999_999, 7],
])('gives for a week of %i cents the rank %i', (amount, rank) => {
  expect(rankFor(amount)).toBe(rank);
});
