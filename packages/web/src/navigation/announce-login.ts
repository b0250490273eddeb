import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { LocalisationController } from '@greenroom/core/localisation/localisation.controller';
import { routeAt } from '@greenroom/core/navigation/route-path';
import type { RouteName } from '@greenroom/core/navigation/routes';

/** The part of the router that is followed. */
export interface FollowedRouter {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (listener: () => void) => Cancel;
}

/** Sets the localisation to anonymous when the login page is entered, but not when the app starts on it. @spec §2 Guards */
export const announceLogin = (
  router: FollowedRouter,
  localisation: Pick<LocalisationController, 'enterLogin'>,
  openedAt: RouteName | undefined,
): Cancel => {
  let route = openedAt;
  const follow = (): void => {
    const next = routeAt(router.state.location.pathname);
    if (next === 'login' && route !== 'login') localisation.enterLogin();
    route = next;
  };
  follow();
  return router.subscribe(follow);
};
