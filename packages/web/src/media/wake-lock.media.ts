import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { detach } from '@greenroom/core/kernel/detach';
import type { Watchable } from '@greenroom/core/kernel/machine';

export interface WakeLockOptions {
  /** Undefined where the browser has none. */
  readonly wakeLock: Pick<WakeLock, 'request'> | undefined;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** The screen stays on while this says so. */
  readonly wanted: Watchable<boolean>;
}

/** Keeps the screen on. The browser takes the lock back whenever the page is hidden. @returns what ends it */
export const keepAwake = ({ wakeLock, page, wanted }: WakeLockOptions): Cancel => {
  let held: WakeLockSentinel | undefined;
  let asking = false;
  const look = async (): Promise<void> => {
    if (!wanted.state()) {
      const lock = held;
      held = undefined;
      await lock?.release();
      return;
    }
    if (asking || page.visibilityState !== 'visible' || (held !== undefined && !held.released)) return;
    asking = true;
    try {
      held = await wakeLock?.request('screen');
    } catch {
      // A low battery may forbid it; the next time the page is shown it is asked for again.
    }
    asking = false;
    if (!wanted.state()) await look();
  };
  const onChange = (): void => detach(look());
  page.addEventListener('visibilitychange', onChange);
  const cancel = wanted.subscribe(onChange);
  onChange();
  return () => {
    cancel();
    page.removeEventListener('visibilitychange', onChange);
    detach(held?.release());
    held = undefined;
  };
};
