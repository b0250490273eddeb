import { secondsToMillis, type Seconds } from '@greenroom/core/kernel/units';

const HOURS_AND_MINUTES = new Intl.DateTimeFormat('nl', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});
const A_MINUTE = 60;

/** Formatting is dear, and most lines of a conversation are of the same minute as the line before. */
let last = { minute: Number.NaN, words: '' };

/** `09:07`, in the time zone of the platform. */
export const timeOfDay = (date: Seconds): string => {
  const minute = Math.floor(date / A_MINUTE);
  if (minute !== last.minute) last = { minute, words: HOURS_AND_MINUTES.format(secondsToMillis(date)) };
  return last.words;
};
