import type { PageLoaders } from './router.tsx';

/** Each page is a chunk of its own, fetched when she first opens it. Loaded with the frame: the way in knows none of them. */
export const PAGE_LOADERS: PageLoaders = {
  client: async () => (await import('./ClientRoute.tsx')).ClientRoute,
  clients: async () => (await import('./ClientsRoute.tsx')).ClientsRoute,
  memos: async () => (await import('./MemosRoute.tsx')).MemosRoute,
  earnings: async () => (await import('./EarningsRoute.tsx')).EarningsRoute,
  'earnings-specifications': async () => (await import('./SpecificationsRoute.tsx')).SpecificationsRoute,
  inbox: async () => (await import('./InboxRoute.tsx')).InboxRoute,
  toys: async () => (await import('./ToysRoute.tsx')).ToysRoute,
  'profile-photos': async () => (await import('./PhotosRoute.tsx')).PhotosRoute,
  'profile-videos': async () => (await import('./VideosRoute.tsx')).VideosRoute,
};
