import { createAtom } from 'mobx';
import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import { millis, type Millis } from '@greenroom/core/kernel/units';

const SECOND = millis(1_000);

/** Time to the second; it stops while it is not observed. */
export interface Ticker {
  readonly now: () => Millis;
}

export const createTicker = (clock: Clock): Ticker => {
  let planned: Cancel | undefined;
  const tick = (): void => {
    planned = clock.schedule(SECOND, tick);
    atom.reportChanged();
  };
  const atom = createAtom(
    'ticker',
    () => {
      planned = clock.schedule(SECOND, tick);
    },
    () => {
      planned?.();
      planned = undefined;
    },
  );
  const now = (): Millis => {
    atom.reportObserved();
    return clock.now();
  };
  return { now };
};
