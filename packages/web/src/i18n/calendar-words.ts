import { TIME_ZONE } from '@greenroom/core/formatting/formatting.constants';
import type { Seconds } from '@greenroom/core/kernel/units';

const write = (language: string, at: Seconds, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...format, timeZone: TIME_ZONE }).format(at * 1000);

/** The day of the week in Amsterdam, in words: `Thursday`, or `Thu`. */
export const weekdayName = (language: string, at: Seconds, length: 'long' | 'short'): string =>
  write(language, at, { weekday: length });

/** `March 2026`. */
export const monthName = (language: string, at: Seconds): string =>
  write(language, at, { month: 'long', year: 'numeric' });
