import { dayOf } from '@greenroom/core/formatting/dates';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { TabStorage } from '../device/tab-storage.ts';

const KEY = 'greenroom.checked';

/** Whether everything was found in order on this day; the next one it is looked at anew. */
export interface CheckedToday {
  readonly read: () => boolean;
  readonly remember: () => void;
}

export const checkedToday = (device: TabStorage, clock: Clock): CheckedToday => {
  const today = (): string => String(dayOf(clock.today()));
  return { read: () => device.getItem(KEY) === today(), remember: () => device.setItem(KEY, today()) };
};
