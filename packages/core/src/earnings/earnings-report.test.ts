import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, seconds, type Seconds } from '../kernel/units.ts';
import {
  bestHourOf,
  bestRate,
  heatLevel,
  heatmapRows,
  sumByWeekHour,
  earnedPerHour,
  type ClockHour,
} from './earnings-report.ts';

const utc = (text: string): Seconds => seconds(Date.parse(`${text}Z`) / 1000);
const hour = (at: string, amount: number, onAir = 0): ClockHour => ({
  at: utc(at),
  amount: cents(amount),
  onAir: seconds(onAir),
});
const weekHour = (weekday: number, at: number, amount: number, onAir: number) => ({
  weekday,
  hour: at,
  amount: cents(amount),
  onAir: seconds(onAir),
});
const anyClockHours = fc.array(
  fc.record({
    at: fc.integer({ min: 473_364, max: 520_000 }).map((hours) => seconds(hours * 3_600)),
    amount: fc.nat(100_000).map(cents),
    onAir: fc.nat(3_600).map(seconds),
  }),
);

it.each([
  ['2026-11-16T00:00:00', 0, 1],
  ['2026-11-15T23:00:00', 0, 0],
  ['2026-11-15T22:59:59', 6, 23],
  ['2026-07-04T21:30:00', 5, 23],
])('puts %s UTC on weekday %i at %i o’clock in Amsterdam', (at, weekday, onClock) => {
  expect(sumByWeekHour([hour(at, 1)])).toEqual([weekHour(weekday, onClock, 1, 0)]);
});

it('sums both hours 02 of the night of 25-10-2026 as one hour of the week', () => {
  expect(sumByWeekHour([hour('2026-10-25T00:00:00', 100, 60), hour('2026-10-25T01:00:00', 50, 30)])).toEqual([
    weekHour(6, 2, 150, 90),
  ]);
});

it('leaves out an hour with neither earnings nor time on air', () => {
  expect(sumByWeekHour([hour('2026-11-16T10:00:00', 0)])).toEqual([]);
});

it('loses no cent and no second by hour of the week, each of which appears once', () => {
  fc.assert(
    fc.property(anyClockHours, (hours) => {
      const sums = sumByWeekHour(hours);
      const total = (list: readonly { readonly amount: number; readonly onAir: number }[]) =>
        list.reduce<readonly [number, number]>(([a, b], { amount, onAir }) => [a + amount, b + onAir], [0, 0]);
      expect(total(sums)).toEqual(total(hours));
      const places = sums.map(({ weekday, hour: onClock }) => weekday * 24 + onClock);
      expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
    }),
  );
});

it('names the clock hour that earned most, the earliest of two, and none without earnings', () => {
  expect(bestHourOf([])).toBe(undefined);
  expect(bestHourOf([hour('2026-11-16T10:00:00', 0, 3_600)])).toBe(undefined);
  expect(
    bestHourOf([hour('2026-11-17T10:00:00', 500), hour('2026-11-16T10:00:00', 500), hour('2026-11-15T10:00:00', 499)]),
  ).toEqual({ at: utc('2026-11-16T10:00:00'), amount: 500 });
});

it('joins idle hours in a row into one row of the heatmap', () => {
  const rows = heatmapRows([weekHour(0, 10, 100, 60), weekHour(6, 10, 50, 0), weekHour(2, 23, 0, 900)]);
  expect(rows.map((row) => (row.kind === 'idle' ? [row.from, row.until] : row.hour))).toEqual([
    [0, 10],
    10,
    [11, 23],
    23,
  ]);
  expect(rows[1]).toMatchObject({ days: [{ amount: 100 }, ...Array(5).fill(undefined), { amount: 50 }] });
});

it('covers the 24 hours of a clock once, whatever was earned', () => {
  fc.assert(
    fc.property(anyClockHours, (hours) => {
      const rows = heatmapRows(sumByWeekHour(hours));
      const covered = rows.flatMap((row) =>
        row.kind === 'hour' ? [row.hour] : Array.from({ length: row.until - row.from }, (_, index) => row.from + index),
      );
      expect(covered).toEqual(Array.from({ length: 24 }, (_, index) => index));
    }),
  );
});

it.each([
  [0, 100, 0],
  [1, 100, 1],
  [25, 100, 1],
  [26, 100, 2],
  [100, 100, 4],
  [0, 0, 0],
])('shades %i of %i with level %i', (value, highest, level) => {
  expect(heatLevel(value, highest)).toBe(level);
});

it('finds the best hour of the week per hour on air among those with an hour on air', () => {
  expect(
    bestRate([weekHour(0, 10, 90_000, 3_599), weekHour(1, 11, 1_000, 3_600), weekHour(2, 12, 1_000, 7_200)]),
  ).toEqual({ at: { weekday: 1, hour: 11 }, perHour: 1_000 });
  expect(bestRate([weekHour(0, 10, 0, 7_200)])).toBe(undefined);
});

it.each([
  [0, 3_600, 0],
  [4_200, 3_600, 4_200],
  [4_200, 5_400, 2_800],
  [1_000, 599, undefined],
  [1_000, 600, 6_000],
])('earning %i cents in %i seconds on air makes %s cents per hour', (earned, onAir, expected) => {
  expect(earnedPerHour(cents(earned), seconds(onAir))).toBe(expected);
});
