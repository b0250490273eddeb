import { dayOf } from '@greenroom/core/formatting/dates';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { TabStorage } from '../device/tab-storage.ts';

const KEY = 'greenroom.checked';

/** Remembers for one day that every check of camera and microphone passed; the next day they run again. */
export interface CheckedToday {
  readonly read: () => boolean;
  readonly remember: () => void;
}

export const checkedToday = (device: TabStorage, clock: Clock): CheckedToday => {
  const today = (): string => String(dayOf(clock.today()));
  return { read: () => device.getItem(KEY) === today(), remember: () => device.setItem(KEY, today()) };
};
