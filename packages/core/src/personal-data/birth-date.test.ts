import fc from 'fast-check';
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

const two = (part: number): string => String(part).padStart(2, '0');

it('reads exactly the days that a calendar has', () => {
  const whole = (min: number, max: number) => fc.integer({ min, max });
  fc.assert(
    fc.property(whole(1900, 2100), whole(0, 13), whole(0, 32), (year, month, day) => {
      const found = new Date(Date.UTC(year, month - 1, day));
      const isThere = found.getUTCMonth() === month - 1 && found.getUTCDate() === day;
      expect(readDay(`${year}-${two(month)}-${two(day)}`)).toEqual(isThere ? [year, month, day] : undefined);
    }),
  );
});

it('never lowers an age from one day to the next, and raises it by one year on a birthday', () => {
  const day = fc.date({ min: new Date('1940-01-01'), max: new Date('2030-12-30'), noInvalidDate: true });
  const dayOf = (date: Date) => [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const;
  fc.assert(
    fc.property(day, day, (born, now) => {
      const next = new Date(now.getTime() + 24 * 60 * 60 * 1000);
      const older = ageOn(dayOf(born), dayOf(next)) - ageOn(dayOf(born), dayOf(now));
      const isBirthday =
        two(next.getUTCMonth()) + two(next.getUTCDate()) === two(born.getUTCMonth()) + two(born.getUTCDate());
      const isLeapling = born.getUTCMonth() === 1 && born.getUTCDate() === 29;
      expect(older).toBe(isBirthday || (isLeapling && older === 1) ? 1 : 0);
    }),
  );
});
