import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, mondayOf } from '@greenroom/core/formatting/dates';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore, type Store } from '../../base/store/store.ts';
import type { SessionRow } from '../../base/store/tables/session-tables.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPaidSessions, type PaidSessions } from './paid-sessions.ts';

const utc = (text: string): Seconds => seconds(Date.parse(`${text}Z`) / 1000);
/** A Saturday evening, both clock changes of a year behind it. */
const NOW = utc('2026-11-21T20:00:00');

interface Opened {
  readonly store: Store;
  readonly paidSessions: PaidSessions;
  readonly setToday: (today: Seconds) => void;
}
const opened = async (seed: number, today = NOW): Promise<Opened> => {
  let now = today;
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, seed, today);
  const paidSessions = createPaidSessions({ store, clock: { today: () => now }, seed });
  return { store, paidSessions, setToday: (next) => void (now = next) };
};
const sessionsOf = (store: Store, performerId: string) =>
  store
    .selectFrom('sessions')
    .selectAll()
    .where('performer_id', '=', performerId)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
const paymentsOf = (store: Store, performerId: string) =>
  store.selectFrom('payments').selectAll().where('performer_id', '=', performerId).orderBy('from_day').execute();

const sum = (rows: Iterable<number>): number => [...rows].reduce((total, each) => total + each, 0);
const sums = (rows: readonly SessionRow[], by: (row: SessionRow) => string | number) =>
  new Map([...Map.groupBy(rows, by)].map(([key, each]) => [key, sum(each.map(({ earned }) => earned))]));

it('pays every session exactly once, to the cent, whatever the seed', async () => {
  const anyMoment = fc.integer({ min: utc('2024-01-01T00:00:00'), max: utc('2028-12-31T00:00:00') }).map(seconds);
  await fc.assert(
    fc.asyncProperty(fc.nat(), anyMoment, async (seed, now) => {
      const { store, paidSessions } = await opened(seed, now);
      await paidSessions.open('1004');
      const [rows, payments] = [await sessionsOf(store, '1004'), await paymentsOf(store, '1004')];
      const total = sum(rows.map(({ earned }) => earned));
      const weeks = sums(rows, ({ started_at: at }) => mondayOf(dayOf(seconds(at))));
      // Each payment is exactly its week; what no payment covers is still to come.
      for (const { from_day: monday, amount } of payments)
        expect([monday, weeks.get(monday)]).toEqual([monday, amount]);
      const lastPaid = Math.max(...payments.map(({ until_day: day }) => day));
      const left = sum(rows.filter(({ day }) => day > lastPaid).map(({ earned }) => earned));
      expect(sum(payments.map(({ amount }) => amount)) + left).toBe(total);
      // The stored day is the one of the clock in Amsterdam, also in both nights of the change.
      expect(rows.filter(({ day, started_at: at }) => dayOf(seconds(at)) !== day)).toEqual([]);
      await store.destroy();
    }),
    { numRuns: 4 },
  );
});

it('fills a year that somebody could have worked', async () => {
  const { store, paidSessions } = await opened(1);
  await paidSessions.open('1004');
  const rows = await sessionsOf(store, '1004');
  expect(rows.length).toBeGreaterThan(800);
  expect(rows.every(({ earned, started_at: at, duration }) => earned > 0 && at + duration < NOW)).toBe(true);
  expect(rows[0]?.day).toBeLessThan(dayOf(NOW) - 350);
  // One after the other: a performer never talks to two customers at once.
  const overlapping = rows.filter((row, index) => {
    const before = rows[index - 1];
    return before !== undefined && before.started_at + before.duration > row.started_at;
  });
  expect(overlapping).toEqual([]);
  const known = await store.selectFrom('customers').select('id').orderBy('id').execute();
  const ids = new Set(known.map(({ id }) => id));
  expect(rows.filter(({ client_id: id }) => !ids.has(id))).toEqual([]);
  await store.destroy();
});

it('depends on the seed and the performer alone', async () => {
  const past = async (seed: number, id: string, today = NOW) => {
    const { store, paidSessions } = await opened(seed, today);
    await paidSessions.open(id);
    const rows = await sessionsOf(store, id);
    await store.destroy();
    return rows;
  };
  const demi = await past(1, '1004');
  expect(await past(1, '1004')).toEqual(demi);
  expect(await past(2, '1004')).not.toEqual(demi);
  const worth = (rows: readonly SessionRow[]): number => sum(rows.map(({ earned }) => earned));
  expect(worth(await past(1, '1001'))).not.toBe(worth(demi));
  // Started a day later it tells the same of the days that were over.
  const later = await past(1, '1004', seconds(NOW + 86_400));
  const isOver = ({ day }: SessionRow): boolean => day < dayOf(NOW);
  expect(later.filter(isOver)).toEqual(demi.filter(isOver));
});

it('gives no performer a past before the moment of joining', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { store, paidSessions } = await opened(seed);
    await paidSessions.open('1003');
    expect(await sessionsOf(store, '1003')).toEqual([]);
    expect(await paymentsOf(store, '1003')).toEqual([]);
    await store.destroy();
  }
});

it('pays a week once, on the Monday after it at 10 o’clock', async () => {
  const { store, paidSessions, setToday } = await opened(1);
  await Promise.all([paidSessions.open('1004'), paidSessions.open('1004')]);
  const before = await paymentsOf(store, '1004');
  const tip = { performer_id: '1004', client_id: '5001', service: 'toy', duration: 0, earned: 1234 } as const;
  await paidSessions.record({ ...tip, id: 'live-1', started_at: utc('2026-11-22T22:59:59') });
  await paidSessions.record({ ...tip, id: 'live-2', started_at: utc('2026-11-22T23:00:00') });
  setToday(utc('2026-11-23T08:59:59'));
  await paidSessions.open('1004');
  expect(await paymentsOf(store, '1004')).toEqual(before);
  setToday(utc('2026-11-23T09:00:00'));
  await paidSessions.open('1004');
  await paidSessions.open('1004');
  const after = await paymentsOf(store, '1004');
  expect(after.slice(0, -1)).toEqual(before);
  const week = (await sessionsOf(store, '1004')).filter(({ day }) => mondayOf(day) === after.at(-1)?.from_day);
  expect(after.at(-1)?.amount).toBe(sum(week.map(({ earned }) => earned)));
  expect(week.map(({ id }) => id)).toContain('live-1');
  expect(week.map(({ id }) => id)).not.toContain('live-2');
  await store.destroy();
});

it('pays a session that began in a week paid before its end with the week of its end', async () => {
  const { store, paidSessions, setToday } = await opened(1);
  setToday(utc('2026-11-23T09:00:00'));
  await paidSessions.open('1004');
  const paid = await paymentsOf(store, '1004');
  setToday(utc('2026-11-23T09:30:00'));
  const began = utc('2026-11-22T22:30:00');
  await paidSessions.record({
    id: 'long',
    performer_id: '1004',
    client_id: '5001',
    service: 'cam',
    started_at: began,
    duration: 39_600,
    earned: 60_720,
  });
  setToday(utc('2026-11-30T09:00:00'));
  await paidSessions.open('1004');
  const payments = await paymentsOf(store, '1004');
  expect(payments.slice(0, -1)).toEqual(paid);
  expect(payments.at(-1)).toMatchObject({ from_day: dayOf(utc('2026-11-23T12:00:00')), amount: 60_720, sessions: 1 });
  await store.destroy();
});

it('pays a session with the next week that ends on a node whose clock is behind that of the node that paid', async () => {
  const { store, paidSessions, setToday } = await opened(1);
  setToday(utc('2026-11-23T09:00:00'));
  await paidSessions.open('1004');
  const behind = createPaidSessions({ store, clock: { today: () => utc('2026-11-23T08:59:59') }, seed: 1 });
  const began = utc('2026-11-22T22:30:00');
  const night = { performer_id: '1004', client_id: '5001', service: 'cam', duration: 37_000, earned: 56_733 } as const;
  await behind.record({ ...night, id: 'night', started_at: began });
  setToday(utc('2026-11-30T09:00:00'));
  await paidSessions.open('1004');
  expect((await paymentsOf(store, '1004')).at(-1)).toMatchObject({ amount: 56_733, sessions: 1 });
  await store.destroy();
});
