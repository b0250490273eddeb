import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seconds, type Seconds } from '../kernel/units.ts';
import {
  createClockReader,
  dayAndMonth,
  dayOf,
  dayOfIso,
  firstOfMonth,
  fullDate,
  hourOf,
  isoDay,
  mondayOf,
  sameTimeOn,
  shortDate,
  startOfDay,
  timeOfDay,
  utcOffset,
} from './dates.ts';

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
  ['2026-03-05T08:07:59', '09:07'],
  ['2026-06-30T22:00:00', '00:00'],
])('shows the time of %s UTC as %s', (moment, text) => {
  expect(timeOfDay(utc(moment))).toBe(text);
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
    const at = seconds(moment);
    expect([fullDate(at), shortDate(at), timeOfDay(at), dayAndMonth(moment)]).toEqual(['-', '-', '-', '-']);
    expect(dayOf(at)).toBeNaN();
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

it.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2026-06-01', 24],
])('lets the day %s last %i hours', (date, hours) => {
  const day = dayOf(utc(`${date}T12:00:00`));
  expect((startOfDay(day + 1) - startOfDay(day)) / 3_600).toBe(hours);
});

it('starts any day with its first second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8_000, max: 40_000 }), (day) => {
      expect(dayOf(startOfDay(day))).toBe(day);
      expect(dayOf(seconds(startOfDay(day) - 1))).toBe(day - 1);
    }),
  );
});

it.each([
  ['2026-03-31', 0, '2026-03-01'],
  ['2026-03-31', 1, '2026-04-01'],
  ['2026-01-15', -1, '2025-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
])('finds the first day of the month of %s and %i later: %s', (date, later, first) => {
  const dayNumber = (text: string): number => dayOf(utc(`${text}T12:00:00`));
  expect(firstOfMonth(dayNumber(date), later)).toBe(dayNumber(first));
});

it('has the hour 02 twice on 25-10-2026 and not at all on 29-3-2026', () => {
  const hours = (date: string): readonly string[] => {
    const day = dayOf(utc(`${date}T12:00:00`));
    const [start, end] = [startOfDay(day), startOfDay(day + 1)];
    return Array.from({ length: (end - start) / 3_600 }, (_, hour) => hourOf(seconds(start + hour * 3_600)));
  };
  expect(hours('2026-10-25').filter((hour) => hour === '02')).toHaveLength(2);
  expect(hours('2026-03-29').filter((hour) => hour === '02')).toHaveLength(0);
});

it.each([
  ['2026-10-25T00:30:00Z', '02:30', 'UTC+02:00'],
  ['2026-10-25T01:30:00Z', '02:30', 'UTC+01:00'],
  ['2026-03-29T00:59:59Z', '01:59', 'UTC+01:00'],
  ['2026-03-29T01:00:00Z', '03:00', 'UTC+02:00'],
  ['2026-07-31T22:00:00Z', '00:00', 'UTC+02:00'],
  ['2026-12-31T23:00:00Z', '00:00', 'UTC+01:00'],
])('tells the hours of a clock change apart: %s is %s of %s', (moment, time, offset) => {
  const at = seconds(Date.parse(moment) / 1_000);
  expect([timeOfDay(at), utcOffset(at)]).toEqual([time, offset]);
});

it('reads and writes what a date field says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
      expect(dayOfIso(isoDay(day))).toBe(day);
    }),
  );
  expect(isoDay(dayOf(utc('2026-03-05T23:30:00')))).toBe('2026-03-06');
});

it.each(['', '2026-3-5', '2026-02-31x', '2026-13-01', 'tomorrow'])('reads no day from "%s"', (text) => {
  expect(dayOfIso(text)).toBeUndefined();
});

it.each([
  ['2026-03-05T08:07:09', '2026-03-04T08:07:09'],
  // Summer time begins on 29 March and ends on 25 October.
  ['2026-03-30T09:00:00', '2026-03-29T09:00:00'],
  ['2026-03-29T09:00:00', '2026-03-28T10:00:00'],
  ['2026-03-30T00:30:00', '2026-03-29T00:30:00'],
  ['2026-10-25T09:00:00', '2026-10-24T08:00:00'],
  ['2026-10-26T09:00:00', '2026-10-25T09:00:00'],
  ['2026-10-26T01:30:00', '2026-10-25T00:30:00'],
])('the time on the clock of %s UTC was shown a day earlier at %s UTC', (moment, before) => {
  const at = utc(moment);
  expect(sameTimeOn(dayOf(at) - 1, at)).toBe(utc(before));
});

it('finds the last hour of the day of 23 hours on which summer time begins', () => {
  const at = utc('2027-07-18T21:20:26');
  expect(sameTimeOn(dayOf(at) + 252, at)).toBe(utc('2028-03-26T21:20:26'));
});

it('finds the same time on the clock of any other day, but in the hour that a night lacks', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: -400, max: 400 }), (at, days) => {
      const day = dayOf(at) + days;
      const found = sameTimeOn(day, at);
      expect(dayOf(found)).toBe(day);
      expect(timeOfDay(at).startsWith('02:') || timeOfDay(found) === timeOfDay(at)).toBe(true);
    }),
  );
});

it('reads days and hours of many moments in any order as one by one, also around clock changes', () => {
  const aroundChanges = fc
    .tuple(
      fc.constantFrom(utc('2026-03-29T01:00:00'), utc('2026-10-25T01:00:00')),
      fc.integer({ min: -90_000, max: 90_000 }),
    )
    .map(([change, apart]) => seconds(change + apart));
  fc.assert(
    fc.property(fc.array(fc.oneof(anyMoment, aroundChanges)), (moments) => {
      const read = createClockReader();
      expect(moments.map(read)).toEqual(moments.map((at) => ({ day: dayOf(at), hour: Number(hourOf(at)) })));
    }),
  );
});
