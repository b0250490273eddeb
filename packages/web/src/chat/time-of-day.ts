import { secondsToMillis, type Seconds } from '@greenroom/core/kernel/units';

const HOURS_AND_MINUTES = new Intl.DateTimeFormat('nl', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** `09:07`, in the time zone of the platform. */
export const timeOfDay = (date: Seconds): string => HOURS_AND_MINUTES.format(secondsToMillis(date));
