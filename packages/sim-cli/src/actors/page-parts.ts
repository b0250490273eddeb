import type * as z from 'zod/mini';
import { configurationWire } from '@greenroom/adapters-http/configuration/configuration.wire';
import type { AppDeps, BrowserPage } from '@greenroom/core/app/app-deps';
import type { PerformerApp } from '@greenroom/core/app/performer-app';
import { err } from '@greenroom/core/kernel/result';
import type { DraftStore } from '@greenroom/core/kernel/storage.port';
import type { Seconds } from '@greenroom/core/kernel/units';
import { SERVICES } from '@greenroom/core/services/service';
import { createFontSizeMemory } from '@greenroom/core/testing/chat/font-size-memory.fake';
import { createPerformerMemory } from '@greenroom/core/testing/kernel/performer-memory.fake';
import { createPauseMemory } from '@greenroom/core/testing/services/pause-memory.fake';
import { createPendingBlocks } from '@greenroom/core/testing/session/pending-blocks.fake';

/** Finds the services that the page shows otherwise than the platform. @param on those that the platform has on */
export const differenceInServices = (app: PerformerApp, on: readonly string[]): string | undefined => {
  const { flags } = app.services.watch.state();
  const differing = SERVICES.filter((service) => flags[service] !== on.includes(service));
  return differing.length === 0 ? undefined : `the page and the platform differ in ${differing.join(', ')}`;
};

/** Finds a session that only one side knows. @param accepted the customers whose requests the platform has as accepted */
export const differenceInSession = (app: PerformerApp, accepted: readonly string[]): string | undefined => {
  const client = app.session.watch.state().client?.id;
  if (client !== undefined && !accepted.includes(client)) return `the performer is with ${client}, who has left`;
  const forgotten = accepted.find((id) => id !== client);
  return forgotten === undefined
    ? undefined
    : `the platform has a session with ${forgotten} that the performer's page does not know`;
};

/** Finds timers that are left of a performer who logged out. @param planned the number of those that still run */
export const timersLeft = (app: PerformerApp, planned: number): string | undefined => {
  // A stop that the toys' app has not answered is tried for as long as they may move.
  const stops = app.toys.queue.watch.state().phase.status === 'stopPause' ? 1 : 0;
  return planned > stops ? `${planned} timers are left after the log-out` : undefined;
};

const createDrafts = (): DraftStore => {
  const drafts = new Map<string, string>();
  return { read: (about) => drafts.get(about) ?? '', write: (about, draft) => drafts.set(about, draft) };
};

/** Creates a page that only counts its reloads. */
const createPage = (): BrowserPage & { readonly reloads: () => number } => {
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

type PagePart =
  | 'drafts'
  | 'alertMemory'
  | 'heldSession'
  | 'missedMemory'
  | 'fontSizeMemory'
  | 'pauseMemory'
  | 'pendingBlocks'
  | 'pushDevice'
  | 'pushMemory'
  | 'settings';

/** The memory of a browser's page, for a performer without a browser. */
export interface PageParts extends Pick<AppDeps, PagePart> {
  readonly page: ReturnType<typeof createPage>;
}

/** A performer without a browser gets no push messages. */
const NO_PUSH_DEVICE: AppDeps['pushDevice'] = {
  permission: async () => 'unsupported',
  serverKey: () => Promise.resolve(undefined),
  subscription: async () => undefined,
  subscribe: async () => err('failed'),
  unsubscribe: async () => undefined,
  timeZone: () => 'UTC',
};

/** Version of the page, which every call carries. */
export const PAGE_VERSION = '1.1';

/** The `/config.json` of a page without a browser: every feature of the core but push messages, and all other defaults. */
const CONFIGURATION = configurationWire.parse({
  apiBasePath: '/api',
  apiUrl: '',
  socketUrl: '',
  imageUrl: '',
  version: PAGE_VERSION,
  theme: 'default',
  toyPlatform: '',
  toyToken: '',
  chatTranslation: true,
  myDay: true,
  earningsReport: true,
  conversations: true,
  clientDetails: true,
  missedRequests: true,
  devices: true,
} satisfies z.input<typeof configurationWire>);

export const createPageParts = (): PageParts => ({
  drafts: createDrafts(),
  alertMemory: createPerformerMemory(),
  heldSession: createPerformerMemory(),
  missedMemory: createPerformerMemory(),
  fontSizeMemory: createFontSizeMemory(),
  pauseMemory: createPauseMemory(),
  pendingBlocks: createPendingBlocks(),
  pushDevice: NO_PUSH_DEVICE,
  pushMemory: {
    owner: { read: () => undefined, write: () => undefined },
    choices: { read: () => undefined, write: () => undefined },
  },
  page: createPage(),
  settings: CONFIGURATION,
});
