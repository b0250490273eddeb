import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import { isInside } from './is-inside.ts';

/** Calls `in` at each login, and `out` when it is known that there is no login here. */
export const whenLoggedIn = (
  login: Watchable<LoginState>,
  listeners: { readonly in: () => void; readonly out: () => void },
): Cancel => {
  let known: 'in' | 'out' | undefined;
  return login.subscribe((state) => {
    const isOut = state.checkedOnce && state.status === 'unauthenticated';
    const next = isInside(state) ? 'in' : isOut ? 'out' : known;
    if (next === known || next === undefined) return;
    known = next;
    listeners[next]();
  });
};

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

/** Calls back when the first session check says that there is no login here. A failed check says nothing. */
export const whenAnonymous = (login: Watchable<LoginState>, listener: () => void): Cancel => {
  const end = login.subscribe(({ checkedOnce, status, error }) => {
    if (!checkedOnce) return;
    end();
    if (status === 'unauthenticated' && error === undefined) listener();
  });
  return end;
};
