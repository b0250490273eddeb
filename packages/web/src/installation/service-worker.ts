import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { TAKE_OVER } from './take-over.ts';

/** The part of a service worker's world that the web app's own types, those of a page, do not have. */
declare const self: EventTarget & {
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
  readonly skipWaiting: () => Promise<void>;
};

/** Paths that the platform answers itself, and files: none of them is a page of the app. */
const NO_SCREEN = [/^\/(?:api|sim|media|uploads|socket\.io|developer\.io)(?:\/|$)/, /\.[a-z\d]+$/i];

/*
 * One version at a time: the page and all its chunks come from the same build. The platform's calls are never kept; they pass by.
 */
precacheAndRoute([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/'), { denylist: NO_SCREEN }));
/** The settings of the site come from the network; the last ones are kept for a start without one. */
registerRoute(({ url }) => url.pathname === '/config.json', new NetworkFirst({ cacheName: 'configuration' }));

// A new version waits until the page says that nothing runs.
self.addEventListener('message', (event) => {
  const message: unknown = Reflect.get(event, 'data');
  if (typeof message === 'object' && message !== null && Reflect.get(message, 'type') === TAKE_OVER) {
    void self.skipWaiting();
  }
});
