import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { LocalisationController } from '@greenroom/core/localisation/localisation.controller';
import { openRouteAt } from '@greenroom/core/navigation/open-routes';

/** The part of the router that is followed. */
export interface FollowedRouter {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (listener: () => void) => Cancel;
}

/** Sets the localisation to anonymous when the login page is entered, but not when the app starts on it. @spec §2 Guards */
export const announceLogin = (
  router: FollowedRouter,
  localisation: Pick<LocalisationController, 'enterLogin'>,
  wasAtLogin: boolean,
): Cancel => {
  let isAtLogin = wasAtLogin;
  const follow = (): void => {
    const wasThere = isAtLogin;
    isAtLogin = openRouteAt(router.state.location.pathname) === 'login';
    if (isAtLogin && !wasThere) localisation.enterLogin();
  };
  follow();
  return router.subscribe(follow);
};
