import type { Cancel, Clock } from '../kernel/clock.port.ts';
import type { Millis } from '../kernel/units.ts';

/** How often and how many times in all a call is made that got no answer. */
export interface Persistence {
  readonly every: Millis;
  readonly times: number;
}

/**
 * Makes a call until it is answered, a limited number of times.
 *
 * @param attempt tells whether nothing more needs to be tried
 * @returns ends it
 */
export const persistently = (clock: Clock, { every, times }: Persistence, attempt: () => Promise<boolean>): Cancel => {
  let left = times;
  let ended = false;
  let cancelWait: Cancel = () => undefined;
  const run = async (): Promise<void> => {
    left -= 1;
    const isEnough = await attempt();
    if (ended || isEnough || left === 0) return;
    cancelWait = clock.schedule(every, () => void run());
  };
  void run();
  return () => {
    ended = true;
    cancelWait();
  };
};
