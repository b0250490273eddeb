import type { TextPage } from '@greenroom/core/content/text-page';
import { ROUTE_NAMES, type RouteName } from '@greenroom/core/navigation/routes';
import type { ComponentType } from 'react';
import type { ForumPageName } from './ForumRoute.tsx';

type PageLoader = () => Promise<ComponentType>;

const forum =
  (page: ForumPageName): PageLoader =>
  async () => {
    const { ForumRoute } = await import('./ForumRoute.tsx');
    return () => <ForumRoute page={page} />;
  };
const words =
  (page: TextPage): PageLoader =>
  async () => {
    const { TextRoute } = await import('./TextRoute.tsx');
    return () => <TextRoute page={page} />;
  };

/** Pages that are chunks of their own, each fetched when it is first opened. They render in the frame, so the workspace is loaded by then. */
export const PAGE_LOADERS = {
  client: async () => (await import('./ClientRoute.tsx')).ClientRoute,
  clients: async () => (await import('./ClientsRoute.tsx')).ClientsRoute,
  memos: async () => (await import('./MemosRoute.tsx')).MemosRoute,
  earnings: async () => (await import('./EarningsRoute.tsx')).EarningsRoute,
  'earnings-specifications': async () => (await import('./SpecificationsRoute.tsx')).SpecificationsRoute,
  inbox: async () => (await import('./InboxRoute.tsx')).InboxRoute,
  toys: async () => (await import('./ToysRoute.tsx')).ToysRoute,
  'profile-photos': async () => (await import('./PhotosRoute.tsx')).PhotosRoute,
  'profile-videos': async () => (await import('./VideosRoute.tsx')).VideosRoute,
  forum: forum('forum'),
  topic: forum('topic'),
  thread: forum('thread'),
  newThread: forum('newThread'),
  threadSearch: forum('threadSearch'),
  'privacy-policy': words('privacy-policy'),
  cookies: words('cookies'),
  terms: words('terms'),
  complaints: words('complaints'),
  instructions: words('instructions'),
  contact: words('contact'),
  'customer-service': words('customer-service'),
  'live-help': words('live-help'),
  faq: words('faq'),
} as const satisfies Partial<Record<RouteName, PageLoader>>;

export type LoadedPage = keyof typeof PAGE_LOADERS;

export const isLoadedPage = (name: RouteName): name is LoadedPage => name in PAGE_LOADERS;

export const LOADED_PAGES: readonly LoadedPage[] = ROUTE_NAMES.filter(isLoadedPage);
