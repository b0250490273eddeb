import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteName } from '@greenroom/core/navigation/routes';
import { ROOT } from './lib/process.mjs';

export const LANGUAGES = ['en', 'nl', 'de'] as const;
export type CatalogueLanguage = (typeof LANGUAGES)[number];

/** Keys of the tab's title and of the page's heading in the catalogue; `undefined` where the page is named after its content. */
interface RouteKeys {
  readonly title: string;
  readonly heading: string | undefined;
}

const both = (key: string): RouteKeys => ({ title: key, heading: key });
const titled = (title: string, heading: string | undefined): RouteKeys => ({ title, heading });
const profile = (name: string): RouteKeys => titled(`profile.section.${name}`, 'profile.title');
const forum = (heading: string | undefined): RouteKeys => titled('menu.forum', heading);

const KEYS: Readonly<Record<RouteName, RouteKeys>> = {
  'my-day': titled('menu.my-day', 'myDay.title'),
  news: both('news.title'),
  profile: profile('profile-info'),
  'profile-info': profile('profile-info'),
  'profile-desc': profile('profile-desc'),
  'profile-photos': both('media.photo.title'),
  newPhoto: titled('media.form.photo.title', 'media.photo.title'),
  'profile-videos': both('media.video.title'),
  'profile-location': profile('profile-location'),
  'profile-phone': profile('profile-phone'),
  earnings: titled('menu.earnings', 'earnings.title'),
  'earnings-specifications': both('earnings.specificationsTitle'),
  'earnings-year': both('earnings.year.title'),
  settings: titled('menu.settings', 'settings.title'),
  security: both('accountSecurity.title'),
  'region-blocks': both('regionBlocks.title'),
  'account-data': both('accountData.title'),
  'blocked-words': both('blockedWords.title'),
  personal: titled('menu.personal', 'personal.title'),
  brands: titled('menu.brands', 'brands.title'),
  vip: titled('menu.vip', 'vip.title'),
  memos: titled('menu.memos', 'memos.title'),
  inbox: titled('menu.inbox', 'inbox.title'),
  forum: forum('forum.title'),
  newThread: forum('forum.newThread'),
  threadSearch: forum('forum.searchTitle'),
  thread: forum(undefined),
  topic: forum(undefined),
  faq: titled('menu.faq', 'faq.title'),
  clients: titled('menu.clients', 'clients.title'),
  client: titled('clients.one', undefined),
  toys: titled('menu.toys', 'toys.title'),
  'privacy-policy': both('menu.privacy-policy'),
  cookies: both('menu.cookies'),
  terms: both('menu.terms'),
  complaints: both('menu.complaints'),
  'customer-service': both('menu.customer-service'),
  'live-help': both('menu.live-help'),
  instructions: both('menu.instructions'),
  contact: both('menu.contact'),
  register: both('registration.title'),
  login: titled('login.documentTitle', 'login.title'),
  'new-password': titled('passwords.documentTitle', 'passwords.ask.title'),
  remote: titled('remote.documentTitle', 'remote.enter.title'),
  reset: titled('reset.documentTitle', 'reset.title'),
};

const catalogues = new Map<string, unknown>();
const catalogue = (language: string): unknown => {
  const path = join(ROOT, 'packages', 'web', 'src', 'i18n', `${language}.json`);
  const known = catalogues.get(language) ?? JSON.parse(readFileSync(path, 'utf8'));
  catalogues.set(language, known);
  return known;
};

/** @returns empty when the catalogue has no such text */
export const wordOf = (language: CatalogueLanguage, key: string): string => {
  const found = key
    .split('.')
    .reduce<unknown>(
      (tree, part) => (typeof tree === 'object' && tree !== null ? Reflect.get(tree, part) : undefined),
      catalogue(language),
    );
  return typeof found === 'string' ? found : '';
};

/** Title of a page's tab and its heading; no heading where the page is named after its content. */
export const routeWords = (name: RouteName, language: CatalogueLanguage) => {
  const { title, heading } = KEYS[name];
  return {
    title: wordOf(language, title),
    heading: heading === undefined ? undefined : wordOf(language, heading),
  };
};
