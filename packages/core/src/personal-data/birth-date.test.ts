import { expect, it } from 'vitest';
import { ageOn, readDay } from './birth-date.ts';

it.each([
  ['2000-02-29', [2000, 2, 29]],
  ['1900-02-29', undefined],
  ['2001-04-31', undefined],
  ['2001-13-01', undefined],
  ['2001-00-10', undefined],
  ['1-1-2001', undefined],
])('reads the day %s', (text, day) => {
  expect(readDay(text)).toEqual(day);
});

it.each([
  [[2008, 11, 21], 18],
  [[2008, 11, 22], 17],
  [[2008, 12, 1], 17],
  [[2008, 1, 1], 18],
] as const)('calls who was born on %j %i years old on 21 November 2026', (born, age) => {
  expect(ageOn(born, [2026, 11, 21])).toBe(age);
});
