import { PAGE_SIZE } from './navigation.constants.ts';

/** Groups of the menu: the day's work, the account, help and rules. */
export type MenuGroup = 'work' | 'account' | 'help';

/** Keys of the configuration that a whole page depends on. */
export type SiteFeature = 'accountSecurity' | 'passwords' | 'regionBlocks' | 'blockedWords' | 'accountData' | 'remote';

/** One screen of the product. */
export interface Route {
  /** `:name` stands for a value, `:name?` for one that may be missing. Ends with a slash but for /register and /reset. */
  readonly path: string;
  /** Inside the home layout (menu, top bar, studio) or a page of its own. */
  readonly layout: 'home' | 'own';
  /** Required login: a performer's, or none. */
  readonly access: 'performer' | 'everyone';
  /** Takes page, offset and limit from the query. */
  readonly paged: boolean;
  /** Number of entries when the query has none. */
  readonly limit?: number;
  /** Query of the page when the address has none. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** The forum can be closed to a performer or to a whole site. */
  readonly forum?: true;
  /** Key of the configuration without which the site has no such page. */
  readonly needs?: SiteFeature;
  /** The address of a group shows its first page. */
  readonly opens?: string;
  /** Group of the menu that lists it; the entries of a group are in the order of the table. */
  readonly menu?: MenuGroup;
  readonly spec: `§${string}`;
}

type RouteRow = Omit<Route, 'layout' | 'access' | 'paged'> & Partial<Pick<Route, 'layout' | 'access' | 'paged'>>;

type Place = Pick<Route, 'layout' | 'access' | 'paged'>;

const HOME: Place = { layout: 'home', access: 'performer', paged: false };
const OWN: Place = { layout: 'own', access: 'everyone', paged: false };

const home = <const Row extends RouteRow>(row: Row) => ({ ...HOME, ...row });
const own = <const Row extends RouteRow>(row: Row) => ({ ...OWN, ...row });
const forum = <const Row extends RouteRow>(row: Row) => home({ limit: PAGE_SIZE.forum, forum: true, ...row });

const TABLE = {
  'my-day': home({ path: '/', menu: 'work', spec: '§2 / (home layout)' }),
  news: home({
    path: '/news/',
    limit: PAGE_SIZE.news,
    defaults: { forWhom: 'ROLE_PERFORMER' },
    spec: '§2 / (home layout)',
  }),
  clients: home({
    path: '/clients/',
    menu: 'work',
    limit: PAGE_SIZE.clients,
    defaults: { order: 'last_contact' },
    spec: '§2 /clients/',
  }),
  client: home({ path: '/clients/:client_id/', limit: PAGE_SIZE.clientDetail, spec: '§2 /clients/{client_id}/' }),
  inbox: home({
    path: '/inbox/:inboxType?/',
    menu: 'work',
    limit: PAGE_SIZE.inbox,
    defaults: { inboxType: 'inbox' },
    spec: '§2 /inbox/{inboxType?}/',
  }),
  memos: home({ path: '/memos/', limit: PAGE_SIZE.memos, spec: '§2 /memos/' }),
  earnings: home({
    path: '/earnings/',
    menu: 'work',
    limit: PAGE_SIZE.earnings,
    defaults: { date: 'now', scope: 'day', service: 'ALL' },
    spec: '§2 /earnings/',
  }),
  'earnings-specifications': home({
    path: '/earnings/specifications/',
    paged: true,
    limit: PAGE_SIZE.specifications,
    spec: '§2 /earnings/specifications/',
  }),
  'earnings-year': home({ path: '/earnings/year/', defaults: { date: 'now' }, spec: '§2 /earnings/' }),
  toys: home({ path: '/toys/', menu: 'work', spec: '§2 /toys/' }),

  forum: forum({ path: '/forum/', menu: 'work', spec: '§2 /forum/' }),
  newThread: forum({ path: '/forum/thread/:id/new/', spec: '§2 /forum/thread/{id}/new/' }),
  threadSearch: forum({ path: '/forum/thread/', paged: true, spec: '§2 /forum/thread/' }),
  thread: forum({ path: '/forum/thread/:id/', paged: true, spec: '§2 /forum/thread/{id}/' }),
  topic: forum({ path: '/forum/topic/:id/', paged: true, spec: '§2 /forum/topic/{id}/' }),

  profile: home({ path: '/profile/', menu: 'account', opens: '/profile/info/', spec: '§2 /profile/' }),
  'profile-info': home({ path: '/profile/info/', spec: '§2 /profile/' }),
  'profile-desc': home({ path: '/profile/desc/', spec: '§2 /profile/' }),
  'profile-photos': home({ path: '/profile/photos/', spec: '§2 /profile/' }),
  newPhoto: home({ path: '/profile/photos/new/', spec: '§2 Other screens' }),
  'profile-videos': home({ path: '/profile/videos/', spec: '§2 /profile/' }),
  'profile-location': home({ path: '/profile/location/', spec: '§2 /profile/' }),
  'profile-phone': home({ path: '/profile/phone/', spec: '§2 /profile/' }),

  vip: home({ path: '/vip/', spec: '§2 /vip/' }),
  brands: home({ path: '/brands/', spec: '§2 /brands/' }),
  personal: home({ path: '/personal/', spec: '§2 /personal/' }),
  settings: home({ path: '/settings/', menu: 'account', spec: '§2 /settings/' }),
  security: home({ path: '/security/', needs: 'accountSecurity', spec: '§2 /settings/' }),

  'account-data': home({ path: '/my-data/', needs: 'accountData', spec: '§6 Roles and permissions' }),
  'blocked-words': home({ path: '/words/', needs: 'blockedWords', spec: '§6 Roles and permissions' }),
  'region-blocks': home({ path: '/regions/', needs: 'regionBlocks', spec: '§6 Roles and permissions' }),

  instructions: home({ path: '/instructions/', menu: 'help', spec: '§2 /instructions/' }),
  faq: home({ path: '/faq/', menu: 'help', spec: '§2 /faq/' }),
  'live-help': home({ path: '/live-help/', menu: 'help', spec: '§2 Other screens' }),
  'customer-service': home({ path: '/customer-service/', menu: 'help', spec: '§2 Other screens' }),
  contact: home({ path: '/contact/', menu: 'help', spec: '§2 /contact/' }),
  complaints: home({ path: '/complaints/', menu: 'help', spec: '§2 /complaints/' }),
  terms: home({ path: '/terms/', menu: 'help', spec: '§2 /terms/' }),
  'privacy-policy': home({ path: '/privacy-policy/', menu: 'help', spec: '§2 /privacy-policy/' }),
  cookies: home({ path: '/cookies/', menu: 'help', spec: '§2 /cookies/' }),

  register: own({ path: '/register/:token', spec: '§2 /register/{token}' }),
  login: own({ path: '/login/', spec: '§2 /login/' }),
  'new-password': own({ path: '/new-password/', needs: 'passwords', spec: '§2 Login page' }),
  remote: own({ path: '/remote/', needs: 'remote', spec: '§2 Other screens' }),
  reset: own({ path: '/reset', spec: '§2 /reset' }),
};

export type RouteName = keyof typeof TABLE;

/** Route with an entry in the menu. */
export type Destination = {
  [Name in RouteName]: (typeof TABLE)[Name] extends { readonly menu: MenuGroup } ? Name : never;
}[RouteName];

/** Every screen with its path and defaults. @spec §2 Screens and routes */
export const ROUTES: Readonly<Record<RouteName, Route>> = TABLE;

const isRouteName = (name: string): name is RouteName => name in TABLE;

/** Names of all pages, in the order of the menu. @spec §2 Screens and routes */
export const ROUTE_NAMES: readonly RouteName[] = Object.keys(TABLE).filter(isRouteName);
