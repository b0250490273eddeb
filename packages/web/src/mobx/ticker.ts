import { createAtom } from 'mobx';
import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import { millis, type Millis } from '@greenroom/core/kernel/units';

const SECOND = millis(1_000);

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Time to the second; it stops while it is not observed, and while nobody sees the page. */
export interface Ticker {
  readonly now: () => Millis;
}

/** @param page whose visibility counts; without one it is always seen */
export const createTicker = (clock: Clock, page?: Page): Ticker => {
  let planned: Cancel | undefined;
  const stop = (): void => {
    planned?.();
    planned = undefined;
  };
  const plan = (): void => {
    stop();
    if (page?.visibilityState !== 'hidden') planned = clock.schedule(SECOND, tick);
  };
  const tick = (): void => {
    plan();
    atom.reportChanged();
  };
  const atom = createAtom(
    'ticker',
    () => {
      page?.addEventListener('visibilitychange', tick);
      plan();
    },
    () => {
      page?.removeEventListener('visibilitychange', tick);
      stop();
    },
  );
  const now = (): Millis => {
    atom.reportObserved();
    return clock.now();
  };
  return { now };
};
