import { isForumClosed, type GuardContext } from './guards.ts';
import type { MenuGroup } from './route.ts';
import { ROUTE_NAMES, ROUTES, type Destination, type PageTab, type RouteName } from './routes.ts';

const isDestination = (name: RouteName): name is Destination => ROUTES[name].menu !== undefined;

const DESTINATIONS: readonly Destination[] = ROUTE_NAMES.filter(isDestination);

export type MenuEntry =
  | {
      readonly kind: 'route';
      readonly route: Destination;
      readonly group: MenuGroup;
      readonly labelKey: `menu.${Destination}`;
    }
  | { readonly kind: 'action'; readonly action: 'pause'; readonly labelKey: 'menu.pauseWork' }
  | { readonly kind: 'action'; readonly action: 'resume'; readonly labelKey: 'menu.resumeWork' }
  | { readonly kind: 'action'; readonly action: 'logOut'; readonly labelKey: 'menu.logOut' }
  | { readonly kind: 'notice'; readonly notice: 'notApproved'; readonly labelKey: 'menu.notApproved' };

export interface MenuContext extends Pick<GuardContext, 'forumBlocked' | 'theme'> {
  readonly work: 'ready' | 'pause';
  readonly approved: boolean;
}

/** Entries of the menu, in order. @spec §2 Screens and routes — menu entries */
export const menu = (context: MenuContext): readonly MenuEntry[] => {
  const forumClosed = isForumClosed(context);
  const destinations = DESTINATIONS.filter((route) => !(forumClosed && ROUTES[route].forum === true)).map(
    (route): MenuEntry => ({ kind: 'route', route, group: ROUTES[route].menu ?? 'work', labelKey: `menu.${route}` }),
  );
  const notice: readonly MenuEntry[] = context.approved
    ? []
    : [{ kind: 'notice', notice: 'notApproved', labelKey: 'menu.notApproved' }];
  const work: MenuEntry =
    context.work === 'ready'
      ? { kind: 'action', action: 'pause', labelKey: 'menu.pauseWork' }
      : { kind: 'action', action: 'resume', labelKey: 'menu.resumeWork' };
  return [...notice, ...destinations, work, { kind: 'action', action: 'logOut', labelKey: 'menu.logOut' }];
};

const isTab = (name: RouteName): name is PageTab => ROUTES[name].tab !== undefined;

const TABS: readonly PageTab[] = ROUTE_NAMES.filter(isTab);

/** Position of a page: its entry of the menu, and the tabs there. */
interface MenuPlace {
  readonly destination: Destination;
  /** Empty where the entry has one page. */
  readonly tabs: readonly PageTab[];
  readonly tab: PageTab | undefined;
}

/** The route itself and the routes above it, up to an entry of the menu. */
const lineageOf = (route: RouteName): readonly RouteName[] => {
  const { under } = ROUTES[route];
  return under === undefined ? [route] : [route, ...lineageOf(under)];
};

const destinationOf = (route: RouteName): Destination | undefined => lineageOf(route).find(isDestination);

/** Finds the entry of the menu, and the tab, that a page belongs to; `undefined` for one outside the menu. @spec §2 Screens and routes */
export const menuPlaceOf = (route: RouteName): MenuPlace | undefined => {
  const destination = destinationOf(route);
  if (destination === undefined) return undefined;
  const tabs = TABS.filter((name) => destinationOf(name) === destination);
  return { destination, tabs, tab: lineageOf(route).find(isTab) };
};
