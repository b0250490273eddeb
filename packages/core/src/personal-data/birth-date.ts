import { shortDate } from '../formatting/dates.ts';
import type { Seconds } from '../kernel/units.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FEBRUARY = 2;
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysIn = (year: number, month: number): number =>
  (DAYS[month - 1] ?? 0) + (month === FEBRUARY && isLeap(year) ? 1 : 0);

/** A day as a date field gives it: year, month, day. */
export type CalendarDay = readonly [year: number, month: number, day: number];

/** @returns `undefined` for a day that no calendar has */
export const readDay = (text: string): CalendarDay | undefined => {
  const [, ...parts] = DATE.exec(text) ?? [];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  return day >= 1 && day <= daysIn(year, month) ? [year, month, day] : undefined;
};

/**
 * Age in whole years on a day; after a birth on 29 February it rises on 1 March in years without that day.
 * @spec §5 Registration — birth date
 */
export const ageOn = ([year, month, day]: CalendarDay, [nowYear, nowMonth, nowDay]: CalendarDay): number =>
  nowYear - year - (nowMonth < month || (nowMonth === month && nowDay < day) ? 1 : 0);

/** Calendar day of a moment in Amsterdam: year, month and day. @spec §5 Registration — birth date */
export const calendarDay = (at: Seconds): CalendarDay => {
  const [day = 0, month = 0, year = 0] = shortDate(at).split('-').map(Number);
  return [year, month, day];
};
