import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minuteOfDay } from '../kernel/units.ts';
import { FIRST_PUSH_CHOICES, formatTime, isQuiet, mayPush, parseTime, PUSH_EVENTS } from './push-choices.ts';

const minute = fc.integer({ min: 0, max: 1_439 }).map(minuteOfDay);
const at = (time: string) => parseTime(time) ?? minuteOfDay(0);

it.each([
  ['23:00', '08:00', '22:59', false],
  ['23:00', '08:00', '23:00', true],
  ['23:00', '08:00', '00:00', true],
  ['23:00', '08:00', '07:59', true],
  ['23:00', '08:00', '08:00', false],
  ['09:00', '17:00', '12:00', true],
  ['09:00', '17:00', '17:00', false],
  ['09:00', '09:00', '09:00', false],
])('quiet hours from %s to %s hold at %s: %s', (from, until, now, holds) => {
  expect(isQuiet({ from: at(from), until: at(until) }, at(now))).toBe(holds);
});

it('sends each event at all hours until something else is chosen, without anything personal', () => {
  fc.assert(
    fc.property(minute, fc.constantFrom(...PUSH_EVENTS), (now, event) => mayPush(FIRST_PUSH_CHOICES, event, now)),
  );
  expect(FIRST_PUSH_CHOICES.details).toBe(false);
});

it('sends nothing in quiet hours, and what was switched off at no hour', () => {
  fc.assert(
    fc.property(minute, minute, minute, fc.subarray([...PUSH_EVENTS]), (from, until, now, events) => {
      const quiet = { from, until };
      for (const event of PUSH_EVENTS) {
        const sends = mayPush({ events, quiet, details: false }, event, now);
        expect(sends).toBe(events.includes(event) && !isQuiet(quiet, now));
      }
    }),
  );
});

it('two spans that follow each other around the clock hold each minute once', () => {
  fc.assert(
    fc.property(minute, minute, minute, (from, until, now) => {
      fc.pre(from !== until);
      expect(isQuiet({ from, until }, now)).toBe(!isQuiet({ from: until, until: from }, now));
    }),
  );
});

it('reads the times it writes, and no others', () => {
  fc.assert(fc.property(minute, (time) => parseTime(formatTime(time)) === time));
  expect(['24:00', '8:00', '12:60', '', '12:00:00'].map(parseTime)).toEqual(Array.from({ length: 5 }));
});
