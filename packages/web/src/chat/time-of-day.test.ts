import { seconds } from '@greenroom/core/kernel/units';
import { expect, it } from 'vitest';
import { timeOfDay } from './time-of-day.ts';

const NEW_YEAR_NOON = 1_767_265_200;

it('tells the hour and minute in Amsterdam, in winter and in summer', () => {
  expect(timeOfDay(seconds(NEW_YEAR_NOON))).toBe('12:00');
  expect(timeOfDay(seconds(NEW_YEAR_NOON + 180 * 86_400))).toBe('13:00');
});

it('goes on to the next minute, and back', () => {
  const times = [0, 59, 60, 119, 59].map((later) => timeOfDay(seconds(NEW_YEAR_NOON + later)));
  expect(times).toEqual(['12:00', '12:00', '12:01', '12:01', '12:00']);
});
