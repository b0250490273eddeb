import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { millis, type Millis, type Seconds } from '@greenroom/core/kernel/units';
import type { VirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { PlatformClock } from '../../platform/base/environment/platform-clock.ts';
import type { Activity } from './activity.ts';

/**
 * Makes the platform's clock of a virtual one.
 *
 * @param began the wall clock at its beginning, in seconds since 1970: stamps count on from it, whatever the wall clock does later
 */
export const platformClockOn = (clock: VirtualClock, began: Seconds, activity: Activity): PlatformClock => {
  const planned = new Set<Cancel>();
  const schedule = (after: Millis, task: () => void): Cancel => {
    const cancel = clock.schedule(after, () => {
      planned.delete(cancel);
      activity.note();
      task();
    });
    planned.add(cancel);
    return () => {
      planned.delete(cancel);
      cancel();
    };
  };
  const every = (period: Millis, task: () => void): Cancel => {
    let cancel: Cancel = () => undefined;
    const again = (): void => {
      cancel = schedule(period, () => {
        again();
        task();
      });
    };
    again();
    return () => cancel();
  };
  return {
    rate: 1,
    now: clock.now,
    today: clock.today,
    stamp: () => millis(began * 1_000 + Math.floor(clock.now())),
    // Nothing goes on here from an earlier run.
    notBefore: () => undefined,
    schedule,
    every,
    dispose: () => {
      for (const cancel of planned) cancel();
      planned.clear();
    },
  };
};
