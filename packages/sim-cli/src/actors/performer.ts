import { randomUUID } from 'node:crypto';
import { createFileProbe } from '@greenroom/adapters-http/gallery/file-probe.media';
import { createUploader } from '@greenroom/adapters-http/gallery/uploader.http';
import { createApiClient } from '@greenroom/adapters-http/http/api-client';
import { createPlatformApis } from '@greenroom/adapters-http/platform-apis';
import { createMainSocket } from '@greenroom/adapters-socket/realtime/main-socket.socket';
import { createFirstToyApp } from '@greenroom/adapters-toy/toys/first-toy-app.toy';
import { createToyApp, createToyPhoneApp } from '@greenroom/adapters-toy/toys/toy-app.toy';
import { createToyCloud } from '@greenroom/adapters-toy/toys/toy-cloud.toy';
import { createToySocket } from '@greenroom/adapters-toy/toys/toy-socket.toy';
import { createPerformerApp } from '@greenroom/core/app/performer-app';
import { silentLog, type Log } from '@greenroom/core/kernel/log.port';
import { UPLOADS_PATH } from '../platform/account/gallery/gallery.constants.ts';
import { createPlatformClock } from '../platform/base/environment/platform-clock.ts';
import { TOY_CLOUD_PATH, TOY_SITE } from '../platform/devices/toys/toy-site.ts';
import { createCookieFetch } from './cookie-fetch.ts';
import { createCountedClock } from './counted-clock.ts';
import { createPageParts, PAGE_VERSION } from './page-parts.ts';

export interface PerformerOptions {
  /** Address of the platform. */
  readonly url: string;
  /** Speed of the platform's clock, as a multiple of real time; 1 by default. */
  readonly clockRate?: number;
  /** Address of the toy app; without it there is none. */
  readonly toyAppUrl?: string;
  readonly log?: Log;
}

/** A performer without a screen: the product's own core and its own adapters, in a browser of one page. */
export const createPerformer = ({ url, clockRate = 1, toyAppUrl, log = silentLog }: PerformerOptions) => {
  const platformClock = createPlatformClock(clockRate);
  const clock = createCountedClock(platformClock);
  // The network is never faster than the world, so a call has its full two seconds.
  const realClock = createPlatformClock();
  const networkClock = createCountedClock(realClock);
  const page = createPageParts();
  const random = { next: Math.random, id: randomUUID };
  const client = createApiClient({
    base: `${url}/api`,
    version: PAGE_VERSION,
    pageLoadedAt: clock.today(),
    fetch: createCookieFetch(),
    clock: networkClock,
    log,
  });
  const app = createPerformerApp({
    ...createPlatformApis(client),
    ...page,
    socket: createMainSocket({ url, log }),
    toyApp: createFirstToyApp(
      toyAppUrl === undefined ? [] : [createToyApp({ url: toyAppUrl, fetch, clock: networkClock })],
      clock,
    ),
    toyPhoneApp: createToyPhoneApp({ fetch, clock: networkClock }),
    toyCloud: createToyCloud({ url: `${url}${TOY_CLOUD_PATH}`, ...TOY_SITE, fetch, clock: networkClock }),
    toySocket: createToySocket({ generation: 'eio4', log }),
    uploader: createUploader({
      random,
      client,
      base: `${url}/api`,
      uploadUrl: `${url}${UPLOADS_PATH}`,
      streamingUrl: `${url}${UPLOADS_PATH}`,
      headers: { ver: PAGE_VERSION, tokenDate: String(clock.today()) },
    }),
    fileProbe: createFileProbe(),
    clock,
    random,
    log,
  });
  return {
    app,
    client,
    /** Number of times that the page was told to reload. */
    reloads: page.page.reloads,
    /** Number of timers that its page has running, those of calls among them. */
    planned: (): number => clock.planned() + networkClock.planned(),
    dispose: (): void => {
      app.dispose();
      platformClock.dispose();
      realClock.dispose();
    },
  };
};

export type Performer = ReturnType<typeof createPerformer>;
