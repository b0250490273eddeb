import type { Clock } from './clock.port.ts';
import { seconds, type Seconds } from './units.ts';

/** Seconds by which a date may be late: a call takes 2 s at most, and a date has no parts of a second. */
const LATE_AT_MOST = 3;

/** Clock whose dates are the platform's, however wrong the clock of the device is. */
export interface DatedClock extends Clock {
  /** Takes over the date that the platform sent with an answer. */
  readonly dateReceived: (date: Seconds) => void;
}

/** Creates a clock that follows the device until the platform sends a date that differs. @spec §2 /earnings/ — today is the platform's day */
export const createDatedClock = (device: Clock): DatedClock => {
  let ahead = 0;
  const today = (): Seconds => seconds(device.today() + ahead);
  return {
    ...device,
    today,
    dateReceived: (date) => {
      const difference = date - today();
      if (Math.abs(difference) > LATE_AT_MOST) ahead += difference;
    },
  };
};
