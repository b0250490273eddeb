import { setTimeout as pause } from 'node:timers/promises';
import type { Watchable } from '@greenroom/core/kernel/machine';

/** A process of its own takes some seconds to start on a busy machine. */
const TIMEOUT_MS = 20_000;
const BETWEEN_LOOKS = 20;

/**
 * Looks again and again until there is something to see.
 *
 * @returns the first value that is neither undefined nor false
 * @throws when that takes longer than 20 s
 */
export const eventually = async <Value>(
  look: () => Value | undefined | false | Promise<Value | undefined | false>,
): Promise<Value> => {
  const giveUpAt = performance.now() + TIMEOUT_MS;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (performance.now() > giveUpAt) throw new Error('It did not happen within 20 s.');
    await pause(BETWEEN_LOOKS);
  }
};

/** Waits until a machine's state fits, and tells what it stayed if it never does. */
export const until = <State>(watch: Watchable<State>, fits: (state: State) => boolean): Promise<State> =>
  eventually(() => (fits(watch.state()) ? watch.state() : undefined)).catch(() => {
    throw new Error(`It stayed ${JSON.stringify(watch.state())}.`);
  });
