import { ROUTES, type Destination, type RouteName } from './routes.ts';

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
export interface MenuPlace {
  readonly destination: Destination;
  /** Empty where the entry has one page. */
  readonly tabs: readonly PageTab[];
  /** Tab that the page belongs to. */
  readonly tab: PageTab | undefined;
}

const isDestination = (name: RouteName): name is Destination => ROUTES[name].menu !== undefined;
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
