import { OPEN_ROUTES, type OpenRouteName } from './open-routes.ts';
import { PAGE_SIZE } from './paging.ts';
import type { MenuGroup, RoutePlace, RouteRow, SiteFeature } from './route.ts';

const HOME: RoutePlace = { layout: 'home', access: 'performer', paged: false };

const home = <const Row extends RouteRow>(row: Row) => ({ ...HOME, ...row });
const profileSection = <const Row extends Omit<RouteRow, 'heading' | 'under'>>(row: Row) =>
  home({ heading: 'profile.title', under: 'profile', ...row });
/** A tab of the settings that the specification does not have. */
const settingsTab = <const Path extends string, const Feature extends SiteFeature>(path: Path, needs: Feature) => {
  const title = `${needs}.title` as const;
  return home({ path, under: 'settings', tab: title, title, needs, origin: 'ours' });
};
const forum = <const Row extends Omit<RouteRow, 'title' | 'forum' | 'limit'>>(row: Row) =>
  home({ title: 'menu.forum', forum: true, limit: PAGE_SIZE.forum, ...row });

const TABLE = {
  'my-day': home({ path: '/', menu: 'work', title: 'menu.my-day', heading: 'myDay.title' }),
  news: home({
    path: '/news/',
    under: 'my-day',
    title: 'news.title',
    limit: PAGE_SIZE.news,
    defaults: { forWhom: 'ROLE_PERFORMER' },
    origin: 'ours',
  }),
  clients: home({
    path: '/clients/',
    menu: 'work',
    tab: 'menu.clients',
    title: 'menu.clients',
    heading: 'clients.title',
    limit: PAGE_SIZE.clients,
    defaults: { order: 'last_contact' },
  }),
  client: home({
    path: '/clients/:client_id/',
    under: 'clients',
    title: 'common.customer',
    heading: false,
    limit: PAGE_SIZE.clientDetail,
  }),
  inbox: home({
    path: '/inbox/:inboxType?/',
    menu: 'work',
    title: 'menu.inbox',
    heading: 'inbox.title',
    limit: PAGE_SIZE.inbox,
    defaults: { inboxType: 'inbox' },
  }),
  memos: home({
    path: '/memos/',
    under: 'clients',
    tab: 'menu.memos',
    title: 'menu.memos',
    heading: 'memos.title',
    limit: PAGE_SIZE.memos,
  }),
  earnings: home({
    path: '/earnings/',
    menu: 'work',
    title: 'menu.earnings',
    heading: 'earnings.title',
    limit: PAGE_SIZE.earnings,
    defaults: { date: 'now', scope: 'day', service: 'ALL' },
  }),
  'earnings-specifications': home({
    path: '/earnings/specifications/',
    under: 'earnings',
    title: 'earnings.specificationsTitle',
    paged: true,
    limit: PAGE_SIZE.specifications,
  }),
  'earnings-year': home({
    path: '/earnings/year/',
    under: 'earnings',
    title: 'earnings.year.title',
    defaults: { date: 'now' },
    origin: 'ours',
  }),
  toys: home({ path: '/toys/', menu: 'work', title: 'menu.toys', heading: 'toys.title' }),

  forum: forum({ path: '/forum/', menu: 'work', heading: 'forum.title' }),
  newThread: forum({ path: '/forum/thread/:id/new/', under: 'forum', heading: 'forum.newThread' }),
  threadSearch: forum({ path: '/forum/thread/', under: 'forum', heading: 'forum.searchTitle', paged: true }),
  thread: forum({ path: '/forum/thread/:id/', under: 'forum', heading: false, paged: true }),
  topic: forum({ path: '/forum/topic/:id/', under: 'forum', heading: false, paged: true }),

  profile: home({
    path: '/profile/',
    menu: 'account',
    tab: 'profile.title',
    opens: '/profile/info/',
    title: 'profile.section.profile-info',
    heading: 'profile.title',
  }),
  'profile-info': profileSection({ path: '/profile/info/', title: 'profile.section.profile-info' }),
  'profile-desc': profileSection({ path: '/profile/desc/', title: 'profile.section.profile-desc' }),
  'profile-photos': home({
    path: '/profile/photos/',
    under: 'profile',
    tab: 'menu.profile-photos',
    title: 'media.photo.title',
  }),
  newPhoto: home({
    path: '/profile/photos/new/',
    under: 'profile-photos',
    opens: '/profile/photos/?new=1',
    title: 'media.form.photo.title',
    heading: 'media.photo.title',
  }),
  'profile-videos': home({
    path: '/profile/videos/',
    under: 'profile',
    tab: 'menu.profile-videos',
    title: 'media.video.title',
  }),
  'profile-location': profileSection({ path: '/profile/location/', title: 'profile.section.profile-location' }),
  'profile-phone': profileSection({ path: '/profile/phone/', title: 'profile.section.profile-phone' }),

  vip: home({ path: '/vip/', under: 'profile', tab: 'menu.vip', title: 'menu.vip', heading: 'vip.title' }),
  brands: home({
    path: '/brands/',
    under: 'profile',
    tab: 'menu.brands',
    title: 'menu.brands',
    heading: 'brands.title',
  }),
  personal: home({
    path: '/personal/',
    under: 'profile',
    tab: 'menu.personal',
    title: 'menu.personal',
    heading: 'personal.title',
  }),
  settings: home({
    path: '/settings/',
    menu: 'account',
    tab: 'menu.settings',
    title: 'menu.settings',
    heading: 'settings.title',
  }),
  security: settingsTab('/security/', 'accountSecurity'),
  'region-blocks': settingsTab('/regions/', 'regionBlocks'),
  'blocked-words': settingsTab('/words/', 'blockedWords'),
  'account-data': settingsTab('/my-data/', 'accountData'),

  instructions: home({ path: '/instructions/', menu: 'help', title: 'menu.instructions' }),
  faq: home({ path: '/faq/', menu: 'help', title: 'menu.faq', heading: 'faq.title' }),
  'live-help': home({ path: '/live-help/', menu: 'help', title: 'menu.live-help' }),
  'customer-service': home({ path: '/customer-service/', menu: 'help', title: 'menu.customer-service' }),
  contact: home({ path: '/contact/', menu: 'help', title: 'menu.contact' }),
  complaints: home({ path: '/complaints/', menu: 'help', title: 'menu.complaints' }),
  terms: home({ path: '/terms/', menu: 'help', title: 'menu.terms' }),
  'privacy-policy': home({ path: '/privacy-policy/', menu: 'help', title: 'menu.privacy-policy' }),
  cookies: home({ path: '/cookies/', menu: 'help', title: 'menu.cookies' }),

  ...OPEN_ROUTES,
};

type Table = typeof TABLE;

export type RouteName = keyof Table;

/** Names of the routes whose row has a field of this kind. */
type NamesWith<Fields> = { [Name in RouteName]: Table[Name] extends Fields ? Name : never }[RouteName];

/** Values that the rows have in a field. */
type ValuesOf<Field extends keyof RouteRow> = {
  [Name in RouteName]: Table[Name] extends Readonly<Record<Field, infer Value>> ? Value : never;
}[RouteName];

/** Route with an entry in the menu. */
export type Destination = NamesWith<{ readonly menu: MenuGroup }>;

/** Route that is one of the tabs of a menu entry. */
export type PageTab = NamesWith<{ readonly tab: string }>;

/** Route with a screen in the home layout. */
export type ScreenName = Exclude<RouteName, OpenRouteName | NamesWith<{ readonly opens: string }>>;

/** One screen of the product; its keys of texts are exactly those that the table names. */
export interface Route extends Omit<RouteRow, keyof RoutePlace | 'title' | 'heading' | 'tab' | 'under'>, RoutePlace {
  readonly title: ValuesOf<'title'>;
  readonly heading?: ValuesOf<'heading'>;
  readonly tab?: ValuesOf<'tab'>;
  readonly under?: RouteName;
}

/** Every screen: its address, who may enter, its place in the menu and its names. @spec §2 Screens and routes */
export const ROUTES: Readonly<Record<RouteName, Route>> = TABLE;

const isRouteName = (name: string): name is RouteName => name in TABLE;

/** Names of all pages, in the order of the menu. @spec §2 Screens and routes */
export const ROUTE_NAMES: readonly RouteName[] = Object.keys(TABLE).filter(isRouteName);

/** Checks whether a route has a screen in the home layout. @spec §2 Screens and routes */
export const isScreen = (name: RouteName): name is ScreenName =>
  ROUTES[name].layout === 'home' && ROUTES[name].opens === undefined;
