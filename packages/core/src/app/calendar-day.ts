import { shortDate } from '../formatting/dates.ts';
import type { Seconds } from '../kernel/units.ts';
import type { CalendarDay } from '../personal-data/birth-date.ts';

/** The day on which a moment falls in Amsterdam, as forms reckon with days. @spec §5 Registration — birth date */
export const calendarDay = (at: Seconds): CalendarDay => {
  const [day = 0, month = 0, year = 0] = shortDate(at).split('-').map(Number);
  return [year, month, day];
};
