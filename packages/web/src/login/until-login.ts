import type { Watchable } from '@greenroom/core/kernel/machine';
import { isUnreachable, type LoginState } from '@greenroom/core/login/performer-status-state';
import { isInside } from './is-inside.ts';

/** The user turned out to have no login: the guard sends the user to another page. */
class NotLoggedIn extends Error {
  override readonly name = 'NotLoggedIn';
}

const isOutside = (state: LoginState): boolean =>
  state.checkedOnce && state.status === 'unauthenticated' && !isUnreachable(state);

/**
 * Waits until it is known whether the user is logged in.
 *
 * @throws NotLoggedIn where there is no login
 */
export const untilLogin = (login: Watchable<LoginState>): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (state: LoginState): boolean => {
      if (isInside(state)) resolve();
      else if (isOutside(state)) reject(new NotLoggedIn('There is no login'));
      else return false;
      return true;
    };
    if (settle(login.state())) return;
    const end = login.subscribe((state) => {
      if (settle(state)) end();
    });
  });
