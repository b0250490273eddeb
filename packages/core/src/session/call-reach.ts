import type { CallFailure } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';

/** Watches whether awaited calls reach a network at all. */
export interface Reach {
  /** A call is made: nothing is known of it yet. */
  readonly begin: () => void;
  /** Notes how a call ended, and passes it on. */
  readonly heard: <Value>(answer: Result<Value, CallFailure>) => Result<Value, CallFailure>;
  /** Resolves at once where the last call found no network, else when one does. */
  readonly noNetwork: () => Promise<void>;
}

export const createReach = (): Reach => {
  let isGone = false;
  let waiting: (() => void)[] = [];
  return {
    begin: () => {
      isGone = false;
    },
    heard: (answer) => {
      isGone = !answer.ok && answer.error.kind === 'network';
      if (!isGone) return answer;
      for (const resolve of waiting) resolve();
      waiting = [];
      return answer;
    },
    noNetwork: () =>
      isGone
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push(resolve);
          }),
  };
};
