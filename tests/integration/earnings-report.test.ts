import { afterAll, beforeAll, expect, it } from 'vitest';
import { periodOf, REPORT_SCOPES, type ReportScope } from '@greenroom/core/earnings/earnings-period';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '@greenroom/sim-cli/platform/base/calls/handler';
import { SYSTEM_IDS } from '@greenroom/sim-cli/platform/base/security/ids';
import type { SessionRow, ShiftRow } from '@greenroom/sim-cli/platform/base/store/tables/session-tables';
import { openWorld } from '@greenroom/sim-cli/platform/base/world/open-world';
import { createEarningsReportApi } from '@greenroom/sim-cli/platform/work/earnings/earnings-report-api.sim';
import { createPaidSessions } from '@greenroom/sim-cli/platform/work/history/paid-sessions';
import { createShifts } from '@greenroom/sim-cli/platform/work/session/shifts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const DEMI = '1004';
/** A Friday afternoon; the year before it has both clock changes, 29-3-2026 and 25-10-2026. */
const NOW = seconds(Date.parse('2026-11-20T13:31:05Z') / 1_000);

/** The platform's reports for one performer, on a database of their own. */
const open = async (database?: string) => {
  const clock = { today: () => NOW, stamp: () => NOW * 1_000 };
  const world = await openWorld({ dataFolder: undefined, database, seed: 1 }, clock);
  const { store } = world;
  const paidSessions = createPaidSessions({ store, clock, seed: 1 });
  const shifts = createShifts(store, clock as never, SYSTEM_IDS);
  const api = createEarningsReportApi({ store, clock, paidSessions, shifts });
  await paidSessions.open(DEMI);
  const performer = await store.selectFrom('performers').selectAll().where('id', '=', DEMI).executeTakeFirstOrThrow();
  const caller = { performer } as PerformerCaller;
  const params = { id: DEMI };
  return {
    report: async (scope: ReportScope, date: Seconds, service: 'ALL' | 'cam' = 'ALL') => {
      const answer = await api.earningsReport({ params, query: { scope, date, service }, body: undefined }, caller);
      if (!answer.ok) throw new Error('The platform refused.');
      return answer.value;
    },
    payoutWeeks: async () => {
      const answer = await api.payoutWeeks({ params, query: undefined, body: undefined }, caller);
      if (!answer.ok) throw new Error('The platform refused.');
      return answer.value;
    },
    sessions: await store.selectFrom('sessions').selectAll().where('performer_id', '=', DEMI).execute(),
    shifts: await store.selectFrom('shifts').selectAll().where('performer_id', '=', DEMI).execute(),
    payments: await store.selectFrom('payments').selectAll().where('performer_id', '=', DEMI).execute(),
    close: world.close,
  };
};

let postgres: TestPostgres;
let inSqlite: Awaited<ReturnType<typeof open>>;
let inPostgres: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  postgres = await startPostgres();
  [inSqlite, inPostgres] = [await open(), await open(await postgres.createDatabase())];
});
afterAll(async () => {
  await inSqlite.close();
  await inPostgres.close();
  await postgres.stop();
});

const clockInAmsterdam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** Weekday, date and time as clocks in Amsterdam show them. */
const shownAt = (at: number) => {
  const parts = new Map(clockInAmsterdam.formatToParts(at * 1_000).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  return {
    weekday: WEEKDAYS.indexOf(part('weekday')),
    hour: Number(part('hour')),
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
};

interface Sums {
  amount: number;
  onAir: number;
}
const put = (sums: Map<string, Sums>, key: string, more: Partial<Sums>): void => {
  const known = sums.get(key) ?? { amount: 0, onAir: 0 };
  sums.set(key, { amount: known.amount + (more.amount ?? 0), onAir: known.onAir + (more.onAir ?? 0) });
};
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** The sums of a period from the raw rows alone, by a key of the moment. */
const sumsFrom = (sessions: readonly SessionRow[], shifts: readonly ShiftRow[], keyOf: (at: number) => string) => {
  const sums = new Map<string, Sums>();
  for (const { started_at: at, earned } of sessions) put(sums, keyOf(at), { amount: earned });
  // Clocks change at whole quarters of an hour only.
  for (const { began_at: began, ended_at: ended } of shifts) {
    for (let at = began; at < (ended ?? NOW);) {
      const end = Math.min(ended ?? NOW, (Math.floor(at / 900) + 1) * 900);
      put(sums, keyOf(at), { onAir: end - at });
      at = end;
    }
  }
  return sums;
};

/** The raw rows of a period: sessions that began in it, and shifts cut at its ends. */
const rowsIn = (from: number, until: number) => ({
  sessions: inSqlite.sessions.filter(({ started_at: at }) => at >= from && at < until),
  shifts: inSqlite.shifts
    .filter(({ began_at: began, ended_at: ended }) => began < until && (ended ?? NOW) > from)
    .map((row) => ({
      ...row,
      began_at: Math.max(row.began_at, from),
      ended_at: Math.min(row.ended_at ?? NOW, until),
    })),
});

const YEAR_BEFORE = seconds(NOW - 365 * 86_400);
/** Every day, week, month and year of the seeded year. */
const periods = REPORT_SCOPES.flatMap((scope) => {
  const all = [periodOf<ReportScope>(scope, YEAR_BEFORE)];
  for (let last = all[0]; last !== undefined && last.until <= NOW;) {
    last = periodOf<ReportScope>(scope, last.until);
    all.push(last);
  }
  return all;
});

it('has both clock changes in its year', () => {
  const hours = periods.filter(({ scope }) => scope === 'day').map(({ from, until }) => (until - from) / 3_600);
  expect([...new Set(hours)].toSorted((one, other) => one - other)).toEqual([23, 24, 25]);
  expect(inSqlite.sessions.length).toBeGreaterThan(1_000);
});

it('equals the rows of the database to the cent and the second, by hour of the week, customer and month, in every period of a year', async () => {
  for (const { scope, from, until } of periods) {
    const report = await inSqlite.report(scope, from);
    const { sessions, shifts } = rowsIn(from, until);
    const expected = sumsFrom(sessions, shifts, (at) => `${shownAt(at).weekday} ${shownAt(at).hour}`);
    const told = report.weekHours.map(({ weekday, hour, amount, onAir }) => [`${weekday} ${hour}`, { amount, onAir }]);
    expect(new Map(told as [string, Sums][])).toEqual(expected);
    expect(report.sum).toBe(sumOf(sessions.map(({ earned }) => earned)));
    expect(report.count).toBe(sessions.length);
    expect(report.onAir).toBe(sumOf([...expected.values()].map(({ onAir }) => onAir)));

    const byCustomer = Map.groupBy(sessions, ({ client_id: id }) => id);
    expect(new Map(report.customers.map(({ client, count, amount }) => [String(client.id), [count, amount]]))).toEqual(
      new Map([...byCustomer].map(([id, rows]) => [id, [rows.length, sumOf(rows.map(({ earned }) => earned))]])),
    );
    expect(report.otherCustomers).toEqual({ customers: 0, count: 0, amount: 0 });
    const ordered = report.customers.map(({ amount }) => amount);
    expect(ordered).toEqual(ordered.toSorted((one, other) => other - one));

    const byMonth = sumsFrom(sessions, shifts, (at) => shownAt(at).date.slice(0, 7));
    expect(
      new Map(report.months.map(({ date, amount, onAir }) => [shownAt(date).date.slice(0, 7), { amount, onAir }])),
    ).toEqual(byMonth);
    for (const { amount, services } of report.months) expect(sumOf(services.map((each) => each.amount))).toBe(amount);
  }
});

it('names the clock hour that earned most', async () => {
  for (const { scope, from, until } of periods.filter((period) => period.scope !== 'day')) {
    const { bestHour } = await inSqlite.report(scope, from);
    const hours = sumsFrom(rowsIn(from, until).sessions, [], (at) => String(Math.floor(at / 3_600) * 3_600));
    const most = Math.max(0, ...[...hours.values()].map(({ amount }) => amount));
    expect(bestHour?.amount ?? 0).toBe(most);
    expect(bestHour === null || bestHour === undefined ? most : hours.get(String(bestHour.date))?.amount).toBe(most);
  }
});

it('compares a running period with the rows of the one before up to the same time on the clock', async () => {
  const sameTime = shownAt(NOW).time;
  const before = {
    day: ['2026-11-19', '2026-11-19'],
    week: ['2026-11-09', '2026-11-13'],
    month: ['2026-10-01', '2026-10-20'],
    year: ['2025-01-01', '2025-11-20'],
  } as const;
  for (const scope of REPORT_SCOPES) {
    const [first, last] = before[scope];
    const isBefore = (at: number): boolean => {
      const { date, time } = shownAt(at);
      return date >= first && (date < last || (date === last && time < sameTime));
    };
    const report = await inSqlite.report(scope, NOW);
    expect(shownAt(report.before.until)).toMatchObject({ date: last, time: sameTime });
    expect(report.before.amount).toBe(
      sumOf(inSqlite.sessions.filter(({ started_at: at }) => isBefore(at)).map(({ earned }) => earned)),
    );
    const { shifts } = rowsIn(periodOf(scope, seconds(report.before.until)).from, report.before.until);
    expect(report.before.onAir).toBe(sumOf(shifts.map(({ began_at, ended_at }) => ended_at - began_at)));
  }
});

it('counts the payouts made in a year', async () => {
  const paid = inSqlite.payments.filter(({ paid_at: at }) => shownAt(at).date.startsWith('2026-'));
  const { paidOut } = await inSqlite.report('year', NOW);
  expect(paidOut).toEqual({ count: paid.length, amount: sumOf(paid.map(({ amount }) => amount)) });
});

it('tells the running week and the four before it, whole and up to the same time of the week', async () => {
  const { earned, paidAt, earlier } = await inSqlite.payoutWeeks();
  const sumBetween = (from: number, until: number): number =>
    sumOf(rowsIn(from, until).sessions.map((session) => session.earned));
  expect(earned).toBe(sumBetween(periodOf('week', NOW).from, NOW));
  expect(shownAt(paidAt)).toMatchObject({ date: '2026-11-23', time: '10:00:00' });
  expect(earlier).toHaveLength(4);
  for (const [index, week] of earlier.entries()) {
    const from = NOW - (index + 1) * 7 * 86_400;
    // The fourth week before ends with the night of 25-10-2026.
    const period = periodOf('week', seconds(from));
    expect(week.from).toBe(period.from);
    expect(week.amount).toBe(sumBetween(period.from, period.until));
    const point = shownAt(from).time === shownAt(NOW).time ? from : from - 3_600;
    expect(shownAt(point).time).toBe(shownAt(NOW).time);
    expect(week.amountUntil).toBe(sumBetween(period.from, point));
  }
});

it('answers the same on PostgreSQL as on SQLite, for all services and for one', async () => {
  expect(inPostgres.sessions.length).toBe(inSqlite.sessions.length);
  for (const { scope, from } of periods.filter((period) => period.scope !== 'day')) {
    for (const service of ['ALL', 'cam'] as const)
      expect(await inPostgres.report(scope, from, service)).toEqual(await inSqlite.report(scope, from, service));
  }
  expect(await inPostgres.payoutWeeks()).toEqual(await inSqlite.payoutWeeks());
});
