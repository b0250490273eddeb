import type { CallName } from '@greenroom/adapters-http/calls';
import { createFileProbe } from '@greenroom/adapters-http/gallery/file-probe.media';
import { createUploader } from '@greenroom/adapters-http/gallery/uploader.http';
import { createApiClient, type ApiClient } from '@greenroom/adapters-http/http/api-client';
import { createPlatformApis } from '@greenroom/adapters-http/platform-apis';
import type { AppDeps } from '@greenroom/core/app/app-deps';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { createDatedClock } from '@greenroom/core/kernel/dated-clock';
import { silentLog } from '@greenroom/core/kernel/log.port';
import type { Random } from '@greenroom/core/kernel/random.port';
import type { CallFailure } from '@greenroom/core/kernel/result';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { seconds } from '@greenroom/core/kernel/units';
import { createCountedClock } from '../../actors/counted-clock.ts';
import { createPageParts, PAGE_VERSION, type PageParts } from '../../actors/page-parts.ts';
import { UPLOADS_PATH } from '../../platform/account/gallery/gallery.constants.ts';
import type { Cookies } from '../../platform/base/security/cookies.ts';
import {
  createCookieJar,
  createInProcessFetch,
  VIRTUAL_API,
  VIRTUAL_HOST,
  type CallGate,
  type MadeCall,
} from './in-process-fetch.ts';
import type { VirtualLink } from './virtual-link.ts';
import type { VirtualPlatform } from './virtual-platform.ts';
import { createVirtualSocket, type VirtualSocket } from './virtual-socket.ts';
import type { VirtualToys } from './virtual-toys.ts';

export interface VirtualPageOptions {
  readonly seed: number;
  readonly performerId: string;
  readonly toys: VirtualToys;
  readonly gate: CallGate;
  /** Keeps what the socket was told; a long run keeps nothing. */
  readonly keeps: boolean;
  /** Cookies of the browser; a reloaded page has those of the page before. */
  readonly cookies?: Cookies;
  /** Memory of the browser's tab, likewise. */
  readonly memory?: PageParts;
  /** Goes on from one page of a performer to the next, so that no two make the same ids. */
  readonly random?: Random;
  /** Seconds by which the clock of the performer's device is wrong; 0 by default. */
  readonly wrongBy?: number;
  /** Told of each call as the page makes it. */
  readonly made: (call: MadeCall) => void;
  /** Told of each call that the platform never got. */
  readonly failed: (call: CallName, failure: CallFailure) => void;
}

/**
 * One page of a performer, with everything that its core needs: the adapters of the product over transports in this
 * process.
 */
export interface VirtualPage {
  readonly deps: AppDeps;
  /** For calls of parts that are built beside the core. */
  readonly client: ApiClient;
  readonly socket: VirtualSocket;
  readonly link: VirtualLink;
  readonly gate: CallGate;
  readonly reloads: () => number;
  /** Timers that the page has running. */
  readonly planned: () => number;
  /** Leaves the page: its later calls are not sent. */
  readonly unload: () => void;
}

/** Opens a page, with cookies of its own. */
export const openVirtualPage = (platform: VirtualPlatform, options: VirtualPageOptions): VirtualPage => {
  const { clock, sockets, activity, parts } = platform;
  const { seed, performerId, toys, gate, keeps, made, failed, cookies = createCookieJar() } = options;
  const { memory = createPageParts(), random = createSeededRandom(seed), wrongBy = 0 } = options;
  let isUnloaded = false;
  const link = platform.link(performerId);
  const counted = createCountedClock(clock);
  const dated = createDatedClock({ ...counted, today: () => seconds(clock.today() + wrongBy) });
  const network: Pick<Clock, 'schedule'> = {
    schedule: (after, task) =>
      counted.schedule(after, () => {
        activity.note();
        task();
      }),
  };
  const reach = createInProcessFetch({
    answerCall: parts.answerCall,
    clock: network,
    today: clock.today,
    link,
    gate,
    activity,
    failed,
    made,
    cookies,
  });
  const client = createApiClient({
    base: VIRTUAL_API,
    version: PAGE_VERSION,
    pageLoadedAt: clock.today(),
    fetch: (input, init) => (isUnloaded ? new Promise<never>(() => undefined) : reach(input, init)),
    clock: network,
    log: silentLog,
    onDate: dated.dateReceived,
  });
  const socket = createVirtualSocket({ clock, link, sockets, activity, log: silentLog, keepsSent: keeps });
  const uploads = `https://${VIRTUAL_HOST}${UPLOADS_PATH}`;
  const deps: AppDeps = {
    ...createPlatformApis(client),
    ...memory,
    socket,
    ...toys.ports,
    uploader: createUploader({
      random,
      client,
      base: VIRTUAL_API,
      uploadUrl: uploads,
      streamingUrl: uploads,
      headers: { ver: PAGE_VERSION, tokenDate: String(clock.today()) },
    }),
    fileProbe: createFileProbe(),
    clock: dated,
    random,
    log: silentLog,
  };
  const unload = (): void => {
    isUnloaded = true;
  };
  return { deps, client, socket, link, gate, reloads: memory.page.reloads, planned: counted.planned, unload };
};
