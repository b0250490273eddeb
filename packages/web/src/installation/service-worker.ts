import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { fieldOf } from '@greenroom/core/kernel/json';
import { LANGUAGES } from '@greenroom/core/localisation/language';
import { LEAD_LOCK } from '../device/tab-lead.ts';
import { pushNotice as de } from '../i18n/de.json';
import { pushNotice as en } from '../i18n/en.json';
import { pushNotice as nl } from '../i18n/nl.json';
import { createPushReceiver, type PageClient } from '../push/receive-pushes.ts';
import { readDataSaver } from './data-saver-note.ts';
import { createOpenPage } from './open-page.ts';

/** Message of a page to the new version: no session runs, it may take over. */
const TAKE_OVER = 'SKIP_WAITING';

/** The part of a service worker's world that the web app's own types, those of a page, do not have. */
declare const self: EventTarget & {
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly PageClient[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly showNotification: (title: string, options: object) => Promise<void>;
    readonly pushManager: PushManager;
  };
};

/** An event whose work the browser waits for: `install`, `activate`, `push`, `pushsubscriptionchange` or `notificationclick`. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly data?: { readonly json: () => unknown } | null;
  readonly notification?: { readonly data: unknown; readonly close: () => void };
  readonly action?: string;
  readonly oldSubscription?: PushSubscription | null;
}

/** Paths that the platform answers itself, and files: none of them is a page of the app. */
const NO_SCREEN = [/^\/(?:api|sim|media|uploads|socket\.io|developer\.io)(?:\/|$)/, /\.[a-z\d]+$/i];

/*
 * One version at a time: the page and all its chunks come from the same build. The platform's calls are never kept; they pass by.
 */
const FILES = self.__WB_MANIFEST;
const whole = new PrecacheController();
whole.addToCacheList([...FILES]);
cleanupOutdatedCaches();

/** The page and the files that it names: enough to start, and to say that there is no network. */
const shellFiles = async (): Promise<PrecacheEntry[]> => {
  const page = await (await fetch('/')).text();
  return FILES.filter(({ url }) => url === '/' || page.includes(`/${url}"`));
};

/** With data saver the shell alone is downloaded; other files come from the network when they are needed. */
const download = async (event: WorkerEvent): Promise<unknown> => {
  if (!(await readDataSaver(caches))) return whole.install(event);
  const shell = new PrecacheController();
  shell.addToCacheList(await shellFiles());
  return shell.install(event);
};

const isWhole = async (): Promise<boolean> => {
  const kept = await (await caches.open(whole.strategy.cacheName)).keys();
  return kept.length >= FILES.length;
};

const openPage = createOpenPage({
  isWhole,
  ofThisVersion: whole.createHandlerBoundToURL('/'),
  ofNetwork: ({ request }) => fetch(request),
});

registerRoute(new PrecacheRoute(whole));
registerRoute(new NavigationRoute(openPage, { denylist: NO_SCREEN }));
/** The settings of the site come from the network; the last ones are kept for a start without one. */
registerRoute(({ url }) => url.pathname === '/config.json', new NetworkFirst({ cacheName: 'configuration' }));

// A tab that waits for the lead asks for the same lock, but shares it.
const isLead = ({ name, mode }: LockInfo): boolean => name === LEAD_LOCK && mode === 'exclusive';

const pushes = createPushReceiver(
  {
    pages: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
    leader: async () => (await navigator.locks.query()).held?.find(isLead)?.clientId,
    openPage: (address) => self.clients.openWindow(address),
    show: ({ title, ...options }) =>
      self.registration.showNotification(title, { ...options, icon: '/icons/icon-192.png', badge: '/favicon.svg' }),
    // Safari, and every browser of an iPhone, takes the subscription away after three messages that showed nothing.
    mustShow: !/Chrome\/|Firefox\//u.test(navigator.userAgent),
    language: () => LANGUAGES.find((language) => navigator.language.startsWith(language)) ?? 'en',
  },
  { de, en, nl },
);

/** Reads the content of a message; undefined where it is no JSON. */
const contentOf = ({ data }: WorkerEvent): unknown => {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
};

const isWorkerEvent = (event: Event): event is WorkerEvent => 'waitUntil' in event;

const onWorkerEvent = (
  type: 'install' | 'activate' | 'message' | 'push' | 'pushsubscriptionchange' | 'notificationclick',
  handle: (event: WorkerEvent) => Promise<unknown>,
): void =>
  self.addEventListener(type, (event) => {
    if (isWorkerEvent(event)) event.waitUntil(handle(event));
  });

onWorkerEvent('install', download);
onWorkerEvent('activate', (event) => whole.activate(event));
// A new version waits until the page says that nothing runs.
onWorkerEvent('message', async (event) => {
  if (fieldOf(fieldOf(event, 'data'), 'type') === TAKE_OVER) await self.skipWaiting();
});
onWorkerEvent('push', (event) => pushes.receive(contentOf(event)));
onWorkerEvent('pushsubscriptionchange', ({ oldSubscription }) =>
  pushes.renew(async () => {
    if (oldSubscription) await self.registration.pushManager.subscribe(oldSubscription.options);
  }),
);
onWorkerEvent('notificationclick', async ({ notification, action = '' }) => {
  notification?.close();
  await pushes.press({ data: notification?.data, action });
});
