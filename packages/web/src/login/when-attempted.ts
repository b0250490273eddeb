import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginState } from '@greenroom/core/login/performer-status-state';

/** Calls once, when a password is sent for the first time. */
export const whenAttempted = (login: Watchable<LoginState>, listener: () => void): Cancel => {
  const stop = login.subscribe(({ checkedOnce, status }) => {
    // Before the first answer the platform is only asked who sits here.
    if (!checkedOnce || status !== 'authenticating') return;
    stop();
    listener();
  });
  return stop;
};
