import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginState } from '@greenroom/core/login/performer-status.machine';

/** Calls back when the platform, asked for the first time, says that nobody is logged in here. An answer that failed says nothing. */
export const whenNobodyIsIn = (login: Watchable<LoginState>, hear: () => void): Cancel => {
  const end = login.subscribe(({ checkedOnce, status, error }) => {
    if (!checkedOnce) return;
    end();
    if (status === 'unauthenticated' && error === undefined) hear();
  });
  return end;
};
