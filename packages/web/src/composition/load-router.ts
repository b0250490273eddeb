import { isOnSite } from '@greenroom/core/navigation/guards';
import { routeAt } from '@greenroom/core/navigation/route-path';
import { ROUTE_NAMES, type RouteName } from '@greenroom/core/navigation/routes';
import { createRouter, type RouterParts } from '../app/router.tsx';
import type { BeforeLogin } from './before-login.ts';
import { createReset } from './create-reset.ts';
import { SCREENS, type ScreenRow } from './screens.ts';
import type { Screen } from './screens/screen.ts';

const ROWS: Readonly<Partial<Record<RouteName, ScreenRow>>> = SCREENS;
const SCREEN_NAMES = ROUTE_NAMES.filter((name) => ROWS[name]?.load !== undefined);

/** Fetches the screen of a route. */
export const fetchScreen = async (name: RouteName): Promise<Screen> => {
  const screen = await ROWS[name]?.load?.();
  if (screen === undefined) throw new Error(`The route ${name} has no screen`);
  return screen;
};

/** Fetches the screen that is shown first at an address: after the login it is the news. */
export const fetchScreenAt = async (pathname: string): Promise<void> => {
  const name = routeAt(pathname);
  await ROWS[name === undefined || name === 'login' ? 'my-day' : name]?.load?.();
};

/** Loads the router with every screen that the site has, in a chunk of its own. */
export const loadRouter = (
  before: Pick<BeforeLogin, 'configuration' | 'login' | 'tabStorage'>,
  { openPasswordReset, openRemote, ...parts }: Omit<RouterParts, 'screens' | 'reset'>,
) => {
  const { configuration: site } = before;
  return createRouter({
    ...parts,
    reset: createReset(before),
    screens: SCREEN_NAMES.filter((name) => isOnSite(name, site)),
    openPasswordReset: isOnSite('new-password', site) ? openPasswordReset : undefined,
    openRemote: isOnSite('remote', site) ? openRemote : undefined,
  });
};
