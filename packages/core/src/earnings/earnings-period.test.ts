import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, fullDate } from '../formatting/dates.ts';
import { cents, seconds, type Seconds } from '../kernel/units.ts';
import {
  partBefore,
  partsOver,
  periodAfter,
  periodBefore,
  periodOf,
  samePointBefore,
  SCOPES,
  REPORT_SCOPES,
  sumByPart,
  sumOfDay,
  readDate,
  readScope,
  readServiceFilter,
} from './earnings-period.ts';

const utc = (text: string): Seconds => seconds(Date.parse(`${text}Z`) / 1000);
const anyMoment = fc.integer({ min: 946_684_800, max: 4_000_000_000 }).map(seconds);
const anyScope = fc.constantFrom(...SCOPES);
const anySpan = fc.constantFrom(...REPORT_SCOPES);

it.each([
  ['day', '2026-03-05T12:00:00', '5-3-2026 | 00:00', '6-3-2026 | 00:00'],
  ['week', '2026-03-05T12:00:00', '2-3-2026 | 00:00', '9-3-2026 | 00:00'],
  ['week', '2026-03-08T22:59:59', '2-3-2026 | 00:00', '9-3-2026 | 00:00'],
  ['month', '2026-03-05T12:00:00', '1-3-2026 | 00:00', '1-4-2026 | 00:00'],
  ['month', '2026-12-31T23:00:00', '1-1-2027 | 00:00', '1-2-2027 | 00:00'],
  ['year', '2026-12-31T22:59:59', '1-1-2026 | 00:00', '1-1-2027 | 00:00'],
  ['year', '2026-12-31T23:00:00', '1-1-2027 | 00:00', '1-1-2028 | 00:00'],
] as const)('lets the %s of %s UTC run from %s until %s', (scope, at, from, until) => {
  const period = periodOf(scope, utc(at));
  expect([fullDate(period.from), fullDate(period.until)]).toEqual([from, until]);
});

it.each([
  ['2026-03-29', 'day', 23],
  ['2026-10-25', 'day', 25],
  ['2026-03-29', 'week', 7 * 24 - 1],
  ['2026-10-25', 'week', 7 * 24 + 1],
  ['2026-03-29', 'month', 31 * 24 - 1],
  ['2026-10-25', 'month', 31 * 24 + 1],
] as const)('gives the clock change of %s its hour: a %s of %i hours', (date, scope, hours) => {
  const { from, until } = periodOf(scope, utc(`${date}T12:00:00`));
  expect((until - from) / 3_600).toBe(hours);
});

it('lays periods end to end: each moment lies in exactly one', () => {
  fc.assert(
    fc.property(anySpan, anyMoment, (scope, at) => {
      const period = periodOf(scope, at);
      expect(at).toBeGreaterThanOrEqual(period.from);
      expect(at).toBeLessThan(period.until);
      expect(periodBefore(period).until).toBe(period.from);
      expect(periodAfter(period).from).toBe(period.until);
      expect(periodBefore(periodAfter(period))).toEqual(period);
      expect(dayOf(period.from)).toBe(period.firstDay);
    }),
  );
});

it.each([
  ['day', '2026-03-29T12:00:00', 24],
  ['day', '2026-10-25T12:00:00', 24],
  ['week', '2026-03-29T12:00:00', 7],
  ['month', '2026-02-10T12:00:00', 28],
] as const)('draws the %s of %s in %i parts', (scope, at, parts) => {
  expect(sumByPart(periodOf(scope, utc(at)), [])).toHaveLength(parts);
});

it('puts both hours 02 of the night of 25-10-2026 into one part, and leaves 02 of 29-3-2026 empty', () => {
  const autumn = periodOf('day', utc('2026-10-25T12:00:00'));
  const twice = ['2026-10-25T00:30:00', '2026-10-25T01:30:00'].map((at) => ({ at: utc(at), amount: cents(100) }));
  expect(sumByPart(autumn, twice)[2]).toBe(200);
  const spring = periodOf('day', utc('2026-03-29T12:00:00'));
  const around = ['2026-03-29T00:59:59', '2026-03-29T01:00:00'].map((at) => ({ at: utc(at), amount: cents(100) }));
  expect(sumByPart(spring, around).slice(0, 4)).toEqual([0, 100, 0, 100]);
});

it('loses no cent and invents none, whatever the period', () => {
  const anyEarned = fc.array(fc.record({ at: fc.nat(4_000_000), amount: fc.nat(1_000_000).map(cents) }));
  fc.assert(
    fc.property(anyScope, anyMoment, anyEarned, (scope, at, spread) => {
      const period = periodOf(scope, at);
      const earned = spread.map((each) => ({ ...each, at: seconds(period.from - 500_000 + each.at) }));
      const inside = earned.filter((each) => each.at >= period.from && each.at < period.until);
      const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);
      expect(sum(sumByPart(period, earned))).toBe(sum(inside.map(({ amount }) => amount)));
    }),
  );
});

it.each([
  ['day', '2026-11-20T13:30:00', 14],
  ['day', '2026-11-19T23:10:00', 0],
  ['week', '2026-11-18T12:00:00', 2],
  ['month', '2026-11-20T12:00:00', 19],
] as const)('counts the parts of a running %s that are over at %s: %i', (scope, at, over) => {
  const now = utc(at);
  expect(partsOver(periodOf(scope, now), now)).toBe(over);
});

it('counts all parts of a period that has ended', () => {
  const now = utc('2026-11-20T12:00:00');
  expect(partsOver(periodBefore(periodOf('month', now)), now)).toBe(31);
});

it.each([
  ['day', '2026-11-20T13:31:05', '19-11-2026 | 14:31'],
  ['week', '2026-11-20T13:31:00', '13-11-2026 | 14:31'],
  ['week', '2026-10-26T11:00:00', '19-10-2026 | 12:00'],
  ['month', '2026-11-20T13:31:00', '20-10-2026 | 14:31'],
  ['month', '2026-03-30T10:00:00', '1-3-2026 | 00:00'],
  ['year', '2026-11-20T13:31:00', '20-11-2025 | 14:31'],
  ['year', '2025-03-05T11:00:00', '5-3-2024 | 12:00'],
  ['year', '2028-02-29T11:00:00', '1-3-2027 | 00:00'],
] as const)('compares the running %s of %s UTC with the period before until %s', (scope, at, until) => {
  const now = utc(at);
  expect(fullDate(samePointBefore(periodOf(scope, now), now))).toBe(until);
});

it('compares a period that is over with the whole one before, and a running one with a part of it', () => {
  fc.assert(
    fc.property(anySpan, anyMoment, (scope, now) => {
      const period = periodOf(scope, now);
      const before = periodBefore(period);
      const point = samePointBefore(period, now);
      expect(point).toBeGreaterThanOrEqual(before.from);
      expect(point).toBeLessThanOrEqual(before.until);
      expect(samePointBefore(before, now)).toBe(before.from);
    }),
  );
});

it('lets equal weekdays of two months meet, and each day of the month before once at most', () => {
  fc.assert(
    fc.property(anyMoment, (at) => {
      const month = periodOf('month', at);
      const before = periodBefore(month);
      const days = Array.from({ length: month.endDay - month.firstDay }, (_, day) => day);
      const others = days.map((day) => partBefore(month, before, day));
      for (const [day, other] of others.entries()) {
        expect((month.firstDay + day - before.firstDay - (other ?? month.firstDay + day - before.firstDay)) % 7).toBe(
          0,
        );
      }
      const known = others.filter((other) => other !== undefined);
      expect(new Set(known).size).toBe(known.length);
      expect(known.length).toBe(28);
    }),
  );
});

it('compares hour with hour and weekday with weekday', () => {
  for (const scope of ['day', 'week'] as const) {
    const period = periodOf(scope, utc('2026-11-20T12:00:00'));
    expect(partBefore(period, periodBefore(period), 3)).toBe(3);
  }
});

it.each([
  [null, 'day'],
  ['week', 'week'],
  ['month', 'month'],
  ['year', 'day'],
  ['__proto__', 'day'],
])('reads the scope %s as %s', (text, scope) => {
  expect(readScope(text)).toBe(scope);
});

it.each([
  [null, 'ALL'],
  ['ALL', 'ALL'],
  ['cam', 'cam'],
  ['bicycle', 'ALL'],
])('reads the service %s as %s', (text, service) => {
  expect(readServiceFilter(text)).toBe(service);
});

it.each([
  ['1773000000', 1_773_000_000],
  [null, undefined],
  ['', undefined],
  ['-5', undefined],
  ['1773000000.5', undefined],
  ['0', undefined],
  ['99999999999', undefined],
  ['9'.repeat(40), undefined],
])('reads the date %s as %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

it.each([
  ['day', '2026-11-20T11:00:00', 600],
  ['week', '2026-11-20T11:00:00', 600],
  ['month', '2026-11-20T11:00:00', 600],
  ['month', '2026-11-19T11:00:00', 50],
  ['day', '2026-11-21T11:00:00', undefined],
] as const)('sums of a %s what the day of %s earned: %s', (scope, at, sum) => {
  const earned = [
    { at: utc('2026-11-19T11:00:00'), amount: cents(50) },
    { at: utc('2026-11-20T08:00:00'), amount: cents(100) },
    { at: utc('2026-11-20T09:00:00'), amount: cents(500) },
  ];
  expect(sumOfDay(periodOf(scope, utc('2026-11-20T09:00:00')), earned, utc(at))).toBe(sum);
});
