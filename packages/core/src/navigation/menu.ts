import { isForumClosed, type GuardContext } from './guards.ts';
import { ROUTE_NAMES, ROUTES, type Destination, type MenuGroup, type RouteName } from './routes.ts';

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

/** Route at whose place in the menu another one is shown; a route with an entry of its own has none. */
const PARENTS: Partial<Readonly<Record<RouteName, RouteName>>> = {
  news: 'my-day',
  client: 'clients',
  memos: 'clients',
  'earnings-specifications': 'earnings',
  'earnings-year': 'earnings',
  newThread: 'forum',
  threadSearch: 'forum',
  thread: 'forum',
  topic: 'forum',
  'profile-info': 'profile',
  'profile-desc': 'profile',
  'profile-photos': 'profile',
  newPhoto: 'profile-photos',
  'profile-videos': 'profile',
  'profile-location': 'profile',
  'profile-phone': 'profile',
  vip: 'profile',
  brands: 'profile',
  personal: 'profile',
  security: 'settings',
  'region-blocks': 'settings',
  'account-data': 'settings',
  'blocked-words': 'settings',
};

/** Pages that share the frame of one menu entry, as its tabs in order; the first is the entry's own page. */
const TABS = {
  profile: ['profile', 'profile-photos', 'profile-videos', 'vip', 'brands', 'personal'],
  clients: ['clients', 'memos'],
  settings: ['settings', 'security', 'region-blocks', 'blocked-words', 'account-data'],
} as const satisfies Partial<Record<Destination, readonly RouteName[]>>;

type Framed = keyof typeof TABS;

/** A page that is one of the tabs of a menu entry. */
export type PageTab = (typeof TABS)[Framed][number];

/** Position of a page: its entry of the menu, and the tabs there. */
interface MenuPlace {
  readonly destination: Destination;
  /** Empty where the entry has one page. */
  readonly tabs: readonly PageTab[];
  /** Tab that the page belongs to. */
  readonly tab: PageTab | undefined;
}

const isFramed = (name: Destination): name is Destination & Framed => name in TABS;

/** The route itself and the routes above it, up to an entry of the menu. */
const lineageOf = (route: RouteName): readonly RouteName[] => {
  const parent = PARENTS[route];
  return parent === undefined ? [route] : [route, ...lineageOf(parent)];
};

/** Finds the entry of the menu, and the tab, that a page belongs to; `undefined` for one outside the menu. @spec §2 Screens and routes */
export const menuPlaceOf = (route: RouteName): MenuPlace | undefined => {
  const lineage = lineageOf(route);
  const destination = lineage.find(isDestination);
  if (destination === undefined) return undefined;
  const tabs: readonly PageTab[] = isFramed(destination) ? TABS[destination] : [];
  const tab = lineage.flatMap((name) => tabs.find((one) => one === name) ?? [])[0];
  return { destination, tabs, tab };
};
