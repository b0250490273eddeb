import type { Random } from './random.port.ts';
import { millis, type Millis } from './units.ts';

/**
 * Pause after a try that failed.
 * @param failed number of tries that failed, 1 or more
 * @returns undefined when no more tries are made
 */
export type RetryPolicy = (failed: number, random?: Pick<Random, 'next'>) => Millis | undefined;

/** Tries again with the same pause, as often as it fits into the whole time. */
export const everyFor = (pause: Millis, whole: number): RetryPolicy => atMost(whole / pause, () => pause);

/** Tries again without end, with these pauses; the last one repeats. */
export const pausing =
  (pauses: readonly [Millis, ...Millis[]]) =>
  (failed: number): Millis =>
    pauses[Math.min(failed, pauses.length) - 1] ?? pauses[0];

/** Tries again without end; each pause is twice as long as the one before, up to the longest. */
export const doubling =
  (first: Millis, longest: Millis) =>
  (failed: number): Millis =>
    millis(Math.min(first * 2 ** (failed - 1), longest));

/** @param tries greatest number of tries, the first included */
export const atMost =
  (tries: number, policy: RetryPolicy): RetryPolicy =>
  (failed, random) =>
    failed < tries ? policy(failed, random) : undefined;

/** Varies each pause at random. @param share 0.2 for ±20 % */
export const jittered =
  (share: number, policy: RetryPolicy): RetryPolicy =>
  (failed, random) => {
    const pause = policy(failed, random);
    const { next = () => 0.5 } = random ?? {};
    return pause === undefined ? undefined : millis(Math.round(pause * (1 + share * (2 * next() - 1))));
  };
