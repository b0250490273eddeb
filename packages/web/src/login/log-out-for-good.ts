import type { LoginController } from '@greenroom/core/login/login.controller';
import { isInside } from './is-inside.ts';

/**
 * Logs out: before the first session check without asking for the login, else once the workspace is loaded.
 * @returns true when the login has ended here; false when the platform could not be asked
 */
export const logOutForGood = ({ watch, logOut }: Pick<LoginController, 'watch' | 'logOut'>): Promise<boolean> =>
  new Promise((resolve) => {
    let asked = false;
    const look = (): void => {
      const state = watch.state();
      if (!state.checkedOnce) {
        if (state.status !== 'unauthenticated') return;
        if (asked) return finish(false);
        asked = true;
        return logOut();
      }
      if (!isInside(state)) {
        finish(state.error !== 'login.unreachable' && state.error !== 'login.logoutUnconfirmed');
      } else if (!asked) {
        // A log-out needs a login, and first ends what the workspace has begun.
        if (state.status !== 'authenticated') return;
        asked = true;
        logOut();
      } else if (state.error === 'login.logoutFailed') finish(false);
    };
    const end = watch.subscribe(look);
    const finish = (isOut: boolean): void => {
      end();
      resolve(isOut);
    };
    look();
  });
