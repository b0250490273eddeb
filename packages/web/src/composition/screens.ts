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
import type { Destination, ScreenName } from '@greenroom/core/navigation/routes';
import type { Screen } from './screens/screen.ts';

/** Fetches the chunk with the screen of a route. */
interface ScreenRow {
  readonly load: () => Promise<Screen>;
}

/** Icon of a route in the menu. */
interface MenuRow {
  readonly icon: Icon;
}

/** Row of every route with a screen, and icon of every entry of the menu; one that is missing does not compile. */
export type ScreenTable = Readonly<Record<ScreenName, ScreenRow>> & Readonly<Record<Destination, MenuRow>>;

const accountForms = () => import('./screens/account-forms.screen.ts');
const profile = () => import('./screens/profile.screen.ts');
const gallery = () => import('./screens/gallery.screen.ts');
const forum = () => import('./screens/forum.screen.ts');
const text = () => import('./screens/text.screen.ts');

/** Every screen in the home layout, by its route: the chunk with page, model and data, and the icon of an entry of the menu. @spec §2 Screens and routes */
export const SCREENS: ScreenTable = {
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
};
