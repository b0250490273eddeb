import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seconds, type Seconds } from '../kernel/units.ts';
import { dayAndMonth, dayOf, fullDate, mondayOf, shortDate } from './dates.ts';

const utc = (text: string): Seconds => seconds(Date.parse(`${text}Z`) / 1000);
const anyMoment = fc.integer({ min: 0, max: 4_000_000_000 }).map(seconds);

it.each([
  ['2026-03-05T08:07:59', '5-3-2026 | 09:07'],
  ['2026-12-31T22:59:59', '31-12-2026 | 23:59'],
  ['2026-12-31T23:00:00', '1-1-2027 | 00:00'],
  ['1970-01-01T00:00:00', '1-1-1970 | 01:00'],
])('shows %s UTC in full as %s', (moment, text) => {
  expect(fullDate(utc(moment))).toBe(text);
});

it.each([
  ['2026-03-05T08:07:00', '5-3-2026'],
  ['2026-06-30T22:00:00', '1-7-2026'],
  ['2026-06-30T21:59:59', '30-6-2026'],
])('shows the day of %s UTC as %s', (moment, text) => {
  expect(shortDate(utc(moment))).toBe(text);
});

it.each([
  ['2026-03-29T00:59:59', '29-3-2026 | 01:59'],
  ['2026-03-29T01:00:00', '29-3-2026 | 03:00'],
  ['2026-10-25T00:59:59', '25-10-2026 | 02:59'],
  ['2026-10-25T01:00:00', '25-10-2026 | 02:00'],
])('follows summer time in Amsterdam: %s UTC is %s', (moment, text) => {
  expect(fullDate(utc(moment))).toBe(text);
});

it('shows a dash for a moment that does not exist', () => {
  for (const moment of [Number.NaN, Number.POSITIVE_INFINITY, 1e20]) {
    expect([fullDate(seconds(moment)), shortDate(seconds(moment)), dayAndMonth(moment)]).toEqual(['-', '-', '-']);
    expect(dayOf(seconds(moment))).toBeNaN();
  }
});

it('changes the day at midnight in Amsterdam', () => {
  expect(dayOf(utc('2026-03-05T23:00:00')) - dayOf(utc('2026-03-05T22:59:59'))).toBe(1);
});

it.each(['2026-03-29', '2026-10-25'])('counts the clock change of %s as one day', (day) => {
  expect(dayOf(utc(`${day}T12:00:00`)) - dayOf(seconds(utc(`${day}T12:00:00`) - 86_400))).toBe(1);
  expect(dayOf(seconds(utc(`${day}T12:00:00`) + 86_400)) - dayOf(utc(`${day}T12:00:00`))).toBe(1);
});

it.each([
  ['2026-03-01', '23/02'],
  ['2026-03-02', '02/03'],
  ['2026-03-08', '02/03'],
  ['2027-01-03', '28/12'],
  ['1970-01-01', '29/12'],
])('starts the week of %s on Monday %s', (day, monday) => {
  expect(dayAndMonth(mondayOf(dayOf(utc(`${day}T12:00:00`))))).toBe(monday);
});

it('finds a Monday at most six days back for any day', () => {
  fc.assert(
    fc.property(anyMoment, (at) => {
      const monday = mondayOf(dayOf(at));
      expect(dayOf(at) - monday).toBeGreaterThanOrEqual(0);
      expect(dayOf(at) - monday).toBeLessThan(7);
      expect(new Date(monday * 86_400_000).getUTCDay()).toBe(1);
    }),
  );
});

it('pads hours and minutes but never day and month', () => {
  fc.assert(
    fc.property(anyMoment, (at) => {
      expect(fullDate(at)).toMatch(/^[1-9]\d?-[1-9]\d?-\d{4} \| [012]\d:[0-5]\d$/);
      expect(fullDate(at).startsWith(`${shortDate(at)} | `)).toBe(true);
    }),
  );
});
