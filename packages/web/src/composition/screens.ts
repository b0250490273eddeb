import {
  IconBook,
  IconCookie,
  IconCoinEuro,
  IconFileText,
  IconHelp,
  IconDeviceGamepad2,
  IconHeadset,
  IconHome,
  IconLifebuoy,
  IconLock,
  IconMail,
  IconMessages,
  IconMoodSad,
  IconPhone,
  IconSettings,
  IconUser,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { Destination, RouteName } from '@greenroom/core/navigation/routes';
import type { Screen } from './screens/screen.ts';

export interface ScreenRow {
  /** Icon of the menu entry, for a route that has one. */
  readonly icon?: Icon;
  /** Fetches the screen; missing for an address that leads to another one. */
  readonly load?: () => Promise<Screen>;
}

const accountForms = () => import('./screens/account-forms.screen.ts');
const profile = () => import('./screens/profile.screen.ts');
const gallery = () => import('./screens/gallery.screen.ts');
const forum = () => import('./screens/forum.screen.ts');
const text = () => import('./screens/text.screen.ts');

/** Every screen in the home layout, by its route: icon in the menu, and the chunk that holds title, page, model and data. @spec §2 Screens and routes */
export const SCREENS = {
  'my-day': { icon: IconHome, load: async () => (await import('./screens/my-day.screen.ts')).myDayScreen },
  news: { load: async () => (await import('./screens/news.screen.ts')).newsScreen },
  inbox: { icon: IconMail, load: async () => (await import('./screens/inbox.screen.ts')).inboxScreen },
  clients: { icon: IconUsers, load: async () => (await import('./screens/clients.screen.ts')).clientsScreen },
  client: { load: async () => (await import('./screens/client.screen.ts')).clientScreen },
  memos: { load: async () => (await import('./screens/memos.screen.ts')).memosScreen },
  earnings: { icon: IconCoinEuro, load: async () => (await import('./screens/earnings.screen.ts')).earningsScreen },
  'earnings-specifications': {
    load: async () => (await import('./screens/specifications.screen.ts')).specificationsScreen,
  },
  'earnings-year': { load: async () => (await import('./screens/earnings-year.screen.ts')).earningsYearScreen },
  toys: { icon: IconDeviceGamepad2, load: async () => (await import('./screens/toys.screen.ts')).toysScreen },
  forum: { icon: IconMessages, load: async () => (await forum()).forumScreen },
  topic: { load: async () => (await forum()).topicScreen },
  thread: { load: async () => (await forum()).threadScreen },
  newThread: { load: async () => (await forum()).newThreadScreen },
  threadSearch: { load: async () => (await forum()).threadSearchScreen },
  profile: { icon: IconUser },
  'profile-info': { load: async () => (await profile()).profileInfoScreen },
  'profile-desc': { load: async () => (await profile()).profileTextsScreen },
  'profile-photos': { load: async () => (await gallery()).photosScreen },
  newPhoto: {},
  'profile-videos': { load: async () => (await gallery()).videosScreen },
  'profile-location': { load: async () => (await profile()).profileLocationScreen },
  'profile-phone': { load: async () => (await profile()).profilePhoneScreen },
  vip: { load: async () => (await accountForms()).vipScreen },
  brands: { load: async () => (await accountForms()).brandsScreen },
  personal: { load: async () => (await accountForms()).personalScreen },
  security: { load: async () => (await import('./screens/security.screen.ts')).securityScreen },
  'blocked-words': { load: async () => (await import('./screens/blocked-words.screen.ts')).blockedWordsScreen },
  'account-data': { load: async () => (await import('./screens/account-data.screen.ts')).accountDataScreen },
  'region-blocks': { load: async () => (await import('./screens/region-blocks.screen.ts')).regionBlocksScreen },
  settings: { icon: IconSettings, load: async () => (await accountForms()).settingsScreen },
  instructions: { icon: IconBook, load: async () => (await text()).textScreen('instructions') },
  faq: { icon: IconHelp, load: async () => (await text()).faqScreen },
  'live-help': { icon: IconLifebuoy, load: async () => (await text()).textScreen('live-help') },
  'customer-service': { icon: IconHeadset, load: async () => (await text()).textScreen('customer-service') },
  contact: { icon: IconPhone, load: async () => (await text()).textScreen('contact') },
  complaints: { icon: IconMoodSad, load: async () => (await text()).textScreen('complaints') },
  terms: { icon: IconFileText, load: async () => (await text()).textScreen('terms') },
  'privacy-policy': { icon: IconLock, load: async () => (await text()).textScreen('privacy-policy') },
  cookies: { icon: IconCookie, load: async () => (await text()).textScreen('cookies') },
} as const satisfies Readonly<
  Record<Exclude<RouteName, 'login' | 'register' | 'new-password' | 'remote' | 'reset'>, ScreenRow>
> &
  Readonly<Record<Destination, { readonly icon: Icon }>>;
