import { isOnSite } from '@greenroom/core/navigation/guards';
import { routeAt } from '@greenroom/core/navigation/route-path';
import { isScreen, ROUTE_NAMES, ROUTES, type ScreenName } from '@greenroom/core/navigation/routes';
import { RouteGuardViewModel } from '../app/route-guard.view-model.ts';
import { createRouter, type RouterParts } from '../app/router.tsx';
import { announceLogin } from '../navigation/announce-login.ts';
import type { BeforeLogin } from './before-login.ts';
import { createReset } from './create-reset.ts';
import { SCREENS } from './screens.ts';
import type { Screen } from './screens/screen.ts';

/** Fetches the screen of a route. */
export const fetchScreen = (name: ScreenName): Promise<Screen> => SCREENS[name].load();

/** Finds the screen that is shown first at an address: after the login it is the news. */
const screenAt = (pathname: string): ScreenName | undefined => {
  const name = routeAt(pathname);
  if (name === undefined || name === 'login') return 'my-day';
  const { opens } = ROUTES[name];
  if (opens !== undefined) return screenAt(opens);
  return isScreen(name) ? name : undefined;
};

/** Fetches the screen that is shown first at an address. */
export const fetchScreenAt = async (pathname: string): Promise<void> => {
  const name = screenAt(pathname);
  if (name !== undefined) await fetchScreen(name);
};

/**
 * Loads the router with every screen that the site has, in a chunk of its own.
 * @param wasAtLogin the login was shown before there was a router
 */
export const loadRouter = (
  before: Pick<BeforeLogin, 'apiClient' | 'configuration' | 'localisation' | 'login' | 'tabStorage'>,
  { openPasswordReset, openRemote, ...parts }: Omit<RouterParts, 'guard' | 'screens' | 'reset'>,
  wasAtLogin: boolean,
) => {
  const { configuration: site } = before;
  const guard = new RouteGuardViewModel(before.login, site);
  const { router, Pages } = createRouter({
    ...parts,
    guard,
    reset: createReset(before),
    screens: ROUTE_NAMES.filter(isScreen).filter((name) => isOnSite(name, site)),
    openPasswordReset: isOnSite('new-password', site) ? openPasswordReset : undefined,
    openRemote: isOnSite('remote', site) ? openRemote : undefined,
  });
  const ends = [announceLogin(router, before.localisation, wasAtLogin), () => router.dispose()];
  return {
    router,
    Pages,
    close: () => {
      for (const end of ends) end();
    },
  };
};
