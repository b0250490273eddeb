import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import { isInside } from './is-inside.ts';

/** Calls `in` at each login, and `out` when it is known that there is no login here. */
export const whenLoggedIn = (
  login: Watchable<LoginState>,
  hear: { readonly in: () => void; readonly out: () => void },
): Cancel => {
  let known: 'in' | 'out' | undefined;
  return login.subscribe((state) => {
    const isOut = state.checkedOnce && state.status === 'unauthenticated';
    const next = isInside(state) ? 'in' : isOut ? 'out' : known;
    if (next === known || next === undefined) return;
    known = next;
    hear[next]();
  });
};
