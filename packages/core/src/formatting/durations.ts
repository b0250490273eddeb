import type { Seconds } from '../kernel/units.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from './formatting.constants.ts';

/** A sentence with a number in it; the interface translates the key. */
export interface Countdown {
  readonly key: 'format.countdown.days' | 'format.countdown.hours' | 'format.countdown.minutes';
  readonly params: { readonly count: number };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The time of a session: `04:09`, and `1:04:09` only once an hour has passed. @spec §9 Display formats: session time */
export const sessionTime = (duration: Seconds): string => {
  const whole = Math.max(0, Math.floor(duration));
  const hours = Math.floor(whole / SECONDS_PER_HOUR);
  const minutes = Math.floor((whole % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE);
  const time = `${twoDigits(minutes)}:${twoDigits(whole % SECONDS_PER_MINUTE)}`;
  return hours > 0 ? `${hours}:${time}` : time;
};

/** A duration that a spreadsheet reads as one: `0:01:22`. */
export const hoursTime = (duration: Seconds): string => {
  const time = sessionTime(duration);
  return duration < SECONDS_PER_HOUR ? `0:${time}` : time;
};

/** Whole hours and the minutes beside them, for a sentence of the interface. */
export const hoursAndMinutes = (duration: Seconds): { readonly hours: number; readonly minutes: number } => {
  const whole = Math.max(0, Math.floor(duration / SECONDS_PER_MINUTE));
  const minutesPerHour = SECONDS_PER_HOUR / SECONDS_PER_MINUTE;
  return { hours: Math.floor(whole / minutesPerHour), minutes: whole % minutesPerHour };
};

/**
 * Formats the remaining time in the largest unit of which there is more than one.
 * @spec §9 Display formats: countdown
 */
export const countdown = (left: Seconds): Countdown => {
  const time = Math.max(0, left);
  if (time > SECONDS_PER_DAY) {
    return { key: 'format.countdown.days', params: { count: Math.round(time / SECONDS_PER_DAY) } };
  }
  if (time > SECONDS_PER_HOUR) {
    return { key: 'format.countdown.hours', params: { count: Math.round(time / SECONDS_PER_HOUR) } };
  }
  return { key: 'format.countdown.minutes', params: { count: Math.round(time / SECONDS_PER_MINUTE) } };
};

/** Formats the time of a wait that is watched by the second, in units that every language has: `12 s`, `1 min 5 s`, `1 h 2 min`. */
export const waitingTime = (time: Seconds): string => {
  const whole = Math.max(0, Math.floor(time));
  if (whole < SECONDS_PER_MINUTE) return `${whole} s`;
  const { hours, minutes } = hoursAndMinutes(time);
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${whole % SECONDS_PER_MINUTE} s`;
};
