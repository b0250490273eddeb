import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginState } from '@greenroom/core/login/performer-status-state';

/** Calls back when the first session check says that there is no login here. A failed check says nothing. */
export const whenAnonymous = (login: Watchable<LoginState>, listener: () => void): Cancel => {
  const end = login.subscribe(({ checkedOnce, status, error }) => {
    if (!checkedOnce) return;
    end();
    if (status === 'unauthenticated' && error === undefined) listener();
  });
  return end;
};
