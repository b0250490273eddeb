import { findByPath, type RoutePlace, type RouteRow, type SiteFeature } from './route.ts';

const OPEN: RoutePlace = { layout: 'own', access: 'everyone', paged: false };

const open = <const Row extends RouteRow>(row: Row) => ({ ...OPEN, ...row });

/**
 * Screens without a login, each a page of its own. The first load has these rows alone; all others are fetched with the router.
 * @spec §2 Screens and routes
 */
export const OPEN_ROUTES = {
  register: open({ path: '/register/:token', title: 'registration.title' }),
  login: open({ path: '/login/', title: 'login.documentTitle', heading: 'login.title' }),
  'new-password': open({
    path: '/new-password/',
    title: 'passwords.documentTitle',
    heading: 'passwords.ask.title',
    needs: 'passwords',
    origin: 'ours',
  }),
  remote: open({
    path: '/remote/',
    title: 'remote.documentTitle',
    heading: 'remote.enter.title',
    needs: 'remote',
    origin: 'ours',
  }),
  reset: open({ path: '/reset', title: 'reset.documentTitle', heading: 'reset.title' }),
};

export type OpenRouteName = keyof typeof OPEN_ROUTES;

const ROWS: Readonly<Record<OpenRouteName, RouteRow>> = OPEN_ROUTES;
const isOpenRoute = (name: string): name is OpenRouteName => name in OPEN_ROUTES;

/** Finds the screen without a login at an address. @spec §2 Screens and routes */
export const openRouteAt = findByPath(Object.keys(OPEN_ROUTES).filter(isOpenRoute), ROWS);

/** Facts about a user that decide whether an address waits for the session check. */
export interface LoginFacts extends Readonly<Record<SiteFeature, boolean>> {
  /** True once the platform has answered who is logged in. */
  readonly checkedOnce: boolean;
  /** Only a performer counts as logged in. */
  readonly loggedIn: boolean;
}

/** Checks whether an address has a screen that needs no login. @spec §2 Guards */
const isOpen = (address: string, site: Readonly<Record<SiteFeature, boolean>>): boolean => {
  const name = openRouteAt(address);
  const needs = name === undefined ? undefined : ROWS[name].needs;
  return name !== undefined && (needs === undefined || site[needs]);
};

/**
 * Checks whether an address waits: who is not logged in is first authenticated, except on login, register and reset.
 * @spec §2 Guards
 */
export const waitsForLogin = (address: string, facts: LoginFacts): boolean =>
  !isOpen(address, facts) && !facts.loggedIn && !facts.checkedOnce;
