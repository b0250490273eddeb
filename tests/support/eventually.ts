import { setTimeout as pause } from 'node:timers/promises';
import type { Watchable } from '@greenroom/core/kernel/machine';

/** They take 20 s on a machine at rest, and as much longer as a busy one takes for each. */
const MOST_LOOKS = 1_000;
const BETWEEN_LOOKS = 20;

/**
 * Looks again and again until there is something to see.
 *
 * @returns the first value that is neither undefined nor false
 * @throws after 1,000 looks
 */
export const eventually = async <Value>(
  look: () => Value | undefined | false | Promise<Value | undefined | false>,
): Promise<Value> => {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    await pause(BETWEEN_LOOKS);
  }
  throw new Error(`It did not happen in ${MOST_LOOKS} looks.`);
};

/** Waits until a machine's state fits, and tells what it stayed if it never does. */
export const until = <State>(watch: Watchable<State>, fits: (state: State) => boolean): Promise<State> =>
  eventually(() => (fits(watch.state()) ? watch.state() : undefined)).catch(() => {
    throw new Error(`It stayed ${JSON.stringify(watch.state())}.`);
  });
