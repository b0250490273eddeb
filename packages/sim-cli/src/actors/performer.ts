import { randomUUID } from 'node:crypto';
import { createAccountApi } from '@greenroom/adapters-http/account/account-api.http';
import { createChatApi } from '@greenroom/adapters-http/chat/chat-api.http';
import { createTranslationApi } from '@greenroom/adapters-http/chat/translation-api.http';
import { createContentApi } from '@greenroom/adapters-http/content/content-api.http';
import { createApiClient } from '@greenroom/adapters-http/http/api-client';
import { createMemosApi } from '@greenroom/adapters-http/memos/memos-api.http';
import { createBlocksApi } from '@greenroom/adapters-http/blocks/blocks-api.http';
import { createClientsApi } from '@greenroom/adapters-http/clients/clients-api.http';
import { createEarningsApi } from '@greenroom/adapters-http/earnings/earnings-api.http';
import { createModerationApi } from '@greenroom/adapters-http/moderation/moderation-api.http';
import { createForumApi } from '@greenroom/adapters-http/forum/forum-api.http';
import { createInboxApi } from '@greenroom/adapters-http/inbox/inbox-api.http';
import { createFileProbe } from '@greenroom/adapters-http/media/file-probe.media';
import { createMediaApi } from '@greenroom/adapters-http/media/media-api.http';
import { createUploader } from '@greenroom/adapters-http/media/uploader.http';
import { createLocalisationApi } from '@greenroom/adapters-http/localisation/localisation-api.http';
import { createAuthApi } from '@greenroom/adapters-http/login/auth-api.http';
import { createServicesApi } from '@greenroom/adapters-http/services/services-api.http';
import { createSessionApi } from '@greenroom/adapters-http/session/session-api.http';
import { createToyRulesApi } from '@greenroom/adapters-http/toys/toy-rules-api.http';
import { createMainSocket } from '@greenroom/adapters-socket/realtime/main-socket.socket';
import { createFirstToyApp } from '@greenroom/adapters-toy/toys/first-toy-app.toy';
import { createToyApp } from '@greenroom/adapters-toy/toys/toy-app.toy';
import { createToyCloud } from '@greenroom/adapters-toy/toys/toy-cloud.toy';
import { createToyPhoneApp } from '@greenroom/adapters-toy/toys/toy-phone-app.toy';
import { createToySocket } from '@greenroom/adapters-toy/toys/toy-socket.toy';
import { createPerformerApp, type PerformerApp } from '@greenroom/core/app/performer-app';
import type { Page } from '@greenroom/core/app/page.port';
import type { DraftStore } from '@greenroom/core/kernel/draft-store.port';
import { silentLog, type Log } from '@greenroom/core/kernel/log.port';
import type { Seconds } from '@greenroom/core/kernel/units';
import { createMissedMemory } from '@greenroom/core/missed-requests/missed-memory.sim';
import { createFontSizeMemory } from '@greenroom/core/chat/font-size-memory.sim';
import { createPauseMemory } from '@greenroom/core/services/pause-memory.sim';
import { createPlatformClock } from '../platform/clock/platform-clock.ts';
import { UPLOADS_PATH } from '../platform/gallery/uploads-path.ts';
import { TOY_CLOUD_PATH, TOY_SITE } from '../platform/toys/toy-site.ts';
import { createCookieFetch } from './cookie-fetch.ts';

export interface PerformerOptions {
  /** Where the platform is. */
  readonly url: string;
  /** As fast as the platform's clock runs; 1 by default. */
  readonly clockRate?: number;
  /** Where a toy app is; without it there is none. */
  readonly toyAppUrl?: string;
  readonly log?: Log;
}

/** A performer without a screen: the product's own core and its own adapters, in a browser of one page. */
export interface Performer {
  readonly app: PerformerApp;
  /** How often the page was told to reload. */
  readonly reloads: () => number;
  readonly dispose: () => void;
}

const VERSION = '1.1';

const createDrafts = (): DraftStore => {
  const drafts = new Map<string, string>();
  return { read: (about) => drafts.get(about) ?? '', write: (about, draft) => void drafts.set(about, draft) };
};

/** A page that only counts: there is nothing to load anew. */
const createPage = (): Page & { readonly reloads: () => number } => {
  let reloads = 0;
  let last: Seconds | undefined;
  return {
    reload: () => {
      reloads += 1;
    },
    lastForcedReload: () => last,
    rememberForcedReload: (at) => {
      last = at;
    },
    reloads: () => reloads,
  };
};

export const createPerformer = ({ url, clockRate = 1, toyAppUrl, log = silentLog }: PerformerOptions): Performer => {
  const clock = createPlatformClock(clockRate);
  // The network is never faster than the world, so a call has its full two seconds.
  const networkClock = createPlatformClock();
  const page = createPage();
  const client = createApiClient({
    base: `${url}/api`,
    version: VERSION,
    pageLoadedAt: clock.today(),
    fetch: createCookieFetch(),
    clock: networkClock,
    log,
  });
  const app = createPerformerApp({
    auth: createAuthApi(client),
    account: createAccountApi(client),
    localisation: createLocalisationApi(client),
    services: createServicesApi(client),
    session: createSessionApi(client),
    chat: createChatApi(client),
    translation: createTranslationApi(client),
    content: createContentApi(client),
    memos: createMemosApi(client),
    blocks: createBlocksApi(client),
    clients: createClientsApi(client),
    moderation: createModerationApi(client),
    earnings: createEarningsApi(client),
    forum: createForumApi(client),
    inbox: createInboxApi(client),
    socket: createMainSocket({ url, log }),
    toyApp: createFirstToyApp(
      toyAppUrl === undefined ? [] : [createToyApp({ url: toyAppUrl, fetch, clock: networkClock })],
      clock,
    ),
    toyPhoneApp: createToyPhoneApp({ fetch, clock: networkClock }),
    toyCloud: createToyCloud({ url: `${url}${TOY_CLOUD_PATH}`, ...TOY_SITE, fetch, clock: networkClock }),
    toySocket: createToySocket({ generation: 'eio4', log }),
    toyRules: createToyRulesApi(client),
    media: createMediaApi(client),
    uploader: createUploader({
      client,
      base: `${url}/api`,
      uploadUrl: `${url}${UPLOADS_PATH}`,
      streamingUrl: `${url}${UPLOADS_PATH}`,
      headers: { ver: VERSION, tokenDate: String(clock.today()) },
    }),
    fileProbe: createFileProbe(),
    drafts: createDrafts(),
    missedMemory: createMissedMemory(),
    fontSizeMemory: createFontSizeMemory(),
    pauseMemory: createPauseMemory(),
    page,
    clock,
    random: { next: Math.random, id: randomUUID },
    log,
    settings: { theme: 'default', specialPerformerIds: [], chatTranslation: true },
  });
  return {
    app,
    reloads: page.reloads,
    dispose: () => {
      app.dispose();
      clock.dispose();
      networkClock.dispose();
    },
  };
};
