import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seconds, type Seconds } from '../kernel/units.ts';
import { weekLabel } from './dates.ts';

const utc = (text: string): Seconds => seconds(Date.parse(`${text}Z`) / 1000);
const THURSDAY = utc('2026-03-05T08:00:00');

it.each([
  ['2026-03-01T23:00:00', 'this'],
  ['2026-03-08T22:59:59', 'this'],
  ['2026-03-01T22:59:59', 'last'],
  ['2026-02-22T23:00:00', 'last'],
  ['2026-02-22T22:59:59', 'twoAgo'],
  ['2026-02-15T23:00:00', 'twoAgo'],
])('calls the week of %s UTC by name: %s', (moment, name) => {
  expect(weekLabel(utc(moment), THURSDAY)).toEqual({ key: `format.week.${name}` });
});

it.each([
  ['2026-02-15T22:59:59', '09/02', '15/02'],
  ['2025-12-31T12:00:00', '29/12', '04/01'],
  ['2026-03-26T12:00:00', '23/03', '29/03'],
  ['2026-03-09T12:00:00', '09/03', '15/03'],
])('gives the week of %s UTC as %s until %s', (moment, from, until) => {
  expect(weekLabel(utc(moment), THURSDAY)).toEqual({ key: 'format.week.range', params: { from, until } });
});

it('gives all seven days of a week the same label', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 6 }), (week, day) => {
      const monday = utc('2026-01-05T12:00:00');
      const startOfWeek = seconds(monday - week * 7 * 86_400);
      const now = seconds(monday + 86_400);
      expect(weekLabel(seconds(startOfWeek + day * 86_400), now)).toEqual(weekLabel(startOfWeek, now));
    }),
  );
});
