import { PAGE_SIZE } from './navigation.constants.ts';

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
  /** The address of a group shows its first page. */
  readonly opens?: string;
  readonly spec: `§${string}`;
}

type RouteRow = Omit<Route, 'layout' | 'access' | 'paged'> & Partial<Pick<Route, 'layout' | 'access' | 'paged'>>;

const home = (row: RouteRow): Route => ({ layout: 'home', access: 'performer', paged: false, ...row });
const own = (row: RouteRow): Route => ({ layout: 'own', access: 'everyone', paged: false, ...row });
const forum = (row: RouteRow): Route => home({ limit: PAGE_SIZE.forum, forum: true, ...row });

const TABLE = {
  news: home({ path: '/', limit: PAGE_SIZE.news, defaults: { forWhom: 'ROLE_PERFORMER' }, spec: '§2 / (home layout)' }),

  profile: home({ path: '/profile/', opens: '/profile/info/', spec: '§2 /profile/' }),
  'profile-info': home({ path: '/profile/info/', spec: '§2 /profile/' }),
  'profile-desc': home({ path: '/profile/desc/', spec: '§2 /profile/' }),
  'profile-photos': home({ path: '/profile/photos/', spec: '§2 /profile/' }),
  newPhoto: home({ path: '/profile/photos/new/', spec: '§2 Other screens' }),
  'profile-videos': home({ path: '/profile/videos/', spec: '§2 /profile/' }),
  'profile-location': home({ path: '/profile/location/', spec: '§2 /profile/' }),
  'profile-phone': home({ path: '/profile/phone/', spec: '§2 /profile/' }),

  earnings: home({
    path: '/earnings/',
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

  settings: home({ path: '/settings/', spec: '§2 /settings/' }),
  personal: home({ path: '/personal/', spec: '§2 /personal/' }),
  brands: home({ path: '/brands/', spec: '§2 /brands/' }),
  vip: home({ path: '/vip/', spec: '§2 /vip/' }),

  memos: home({ path: '/memos/', limit: PAGE_SIZE.memos, spec: '§2 /memos/' }),
  inbox: home({
    path: '/inbox/:inboxType?/',
    limit: PAGE_SIZE.inbox,
    defaults: { inboxType: 'inbox' },
    spec: '§2 /inbox/{inboxType?}/',
  }),

  forum: forum({ path: '/forum/', spec: '§2 /forum/' }),
  newThread: forum({ path: '/forum/thread/:id/new/', spec: '§2 /forum/thread/{id}/new/' }),
  threadSearch: forum({ path: '/forum/thread/', paged: true, spec: '§2 /forum/thread/' }),
  thread: forum({ path: '/forum/thread/:id/', paged: true, spec: '§2 /forum/thread/{id}/' }),
  topic: forum({ path: '/forum/topic/:id/', paged: true, spec: '§2 /forum/topic/{id}/' }),

  faq: home({ path: '/faq/', spec: '§2 /faq/' }),
  clients: home({
    path: '/clients/',
    limit: PAGE_SIZE.clients,
    defaults: { order: 'last_contact' },
    spec: '§2 /clients/',
  }),
  client: home({ path: '/clients/:client_id/', limit: PAGE_SIZE.clientDetail, spec: '§2 /clients/{client_id}/' }),
  toys: home({ path: '/toys/', spec: '§2 /toys/' }),

  'privacy-policy': home({ path: '/privacy-policy/', spec: '§2 /privacy-policy/' }),
  cookies: home({ path: '/cookies/', spec: '§2 /cookies/' }),
  terms: home({ path: '/terms/', spec: '§2 /terms/' }),
  complaints: home({ path: '/complaints/', spec: '§2 /complaints/' }),
  instructions: home({ path: '/instructions/', spec: '§2 /instructions/' }),
  contact: home({ path: '/contact/', spec: '§2 /contact/' }),
  'customer-service': home({ path: '/customer-service/', spec: '§2 Other screens' }),
  'live-help': home({ path: '/live-help/', spec: '§2 Other screens' }),

  register: own({ path: '/register/:token', spec: '§2 /register/{token}' }),
  login: own({ path: '/login/', spec: '§2 /login/' }),
  reset: own({ path: '/reset', spec: '§2 /reset' }),
};

export type RouteName = keyof typeof TABLE;

/** Every screen with its path and defaults. @spec §2 Screens and routes */
export const ROUTES: Readonly<Record<RouteName, Route>> = TABLE;

const isRouteName = (name: string): name is RouteName => name in TABLE;

/** @spec §2 Screens and routes */
export const ROUTE_NAMES: readonly RouteName[] = Object.keys(TABLE).filter(isRouteName);
