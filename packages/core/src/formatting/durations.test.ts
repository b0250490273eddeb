import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seconds } from '../kernel/units.ts';
import { countdown, hoursAndMinutes, hoursTime, sessionTime, waitingTime } from './durations.ts';

it.each([
  [0, '00:00'],
  [9, '00:09'],
  [249, '04:09'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [3_849, '1:04:09'],
  [36_000, '10:00:00'],
  [59.9, '00:59'],
  [-1, '00:00'],
])('shows a session of %d seconds as %s', (duration, text) => {
  expect(sessionTime(seconds(duration))).toBe(text);
});

it.each([
  [0, '0:00:00'],
  [82, '0:01:22'],
  [3_599, '0:59:59'],
  [3_682, '1:01:22'],
  [100_000, '27:46:40'],
])('writes %d seconds for a spreadsheet as %s', (duration, text) => {
  expect(hoursTime(seconds(duration))).toBe(text);
});

it('prefixes hours only when there are any, and keeps every second', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), (duration) => {
      const text = sessionTime(seconds(duration));
      expect(text).toMatch(duration < 3_600 ? /^\d\d:\d\d$/ : /^\d+:\d\d:\d\d$/);
      const total = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
      expect(total).toBe(duration);
    }),
  );
});

it.each([
  [86_401, 'days', 1],
  [129_600, 'days', 2],
  [86_400, 'hours', 24],
  [3_601, 'hours', 1],
  [5_400, 'hours', 2],
  [3_600, 'minutes', 60],
  [90, 'minutes', 2],
  [29, 'minutes', 0],
  [-5, 'minutes', 0],
])('counts %i seconds down in %s: %i', (left, unit, count) => {
  expect(countdown(seconds(left))).toEqual({ key: `format.countdown.${unit}`, params: { count } });
});

it('is never further off than half of the unit it names', () => {
  const size = { 'format.countdown.days': 86_400, 'format.countdown.hours': 3_600, 'format.countdown.minutes': 60 };
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), (left) => {
      const { key, params } = countdown(seconds(left));
      expect(Math.abs(params.count * size[key] - left)).toBeLessThanOrEqual(size[key] / 2);
    }),
  );
});

it.each([
  [0, 0, 0],
  [59, 0, 0],
  [60, 0, 1],
  [3_599, 0, 59],
  [7_260, 2, 1],
  [-5, 0, 0],
])('splits %i seconds into %i hours and %i minutes', (duration, hours, minutes) => {
  expect(hoursAndMinutes(seconds(duration))).toEqual({ hours, minutes });
});

it.each([
  [0, '0 s'],
  [12, '12 s'],
  [59.9, '59 s'],
  [60, '1 min 0 s'],
  [125, '2 min 5 s'],
  [3_600, '1 h 0 min'],
  [7_384, '2 h 3 min'],
])('writes a waiting time of %d s as %j', (time, text) => {
  expect(waitingTime(seconds(time))).toBe(text);
});
