import type { AppDeps } from '@greenroom/core/app/app-deps';
import type { PerformerApp } from '@greenroom/core/app/performer-app';
import { createEmitter, type Emitter } from '@greenroom/core/kernel/emitter';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { millis } from '@greenroom/core/kernel/units';
import type { Service } from '@greenroom/core/services/service';
import { watchAlerts, watchState, type WatchedState } from '../../actors/watched-state.ts';
import type { WorldPerformer } from '../../platform/base/world/performers.ts';
import type { SimulatedToy } from '../../toys/toy-drawer.ts';
import { withoutSecrets } from '../../trace/redact.ts';
import type { TraceEvent, NewTraceEvent } from '../../trace/trace-event.ts';
import { createCallGate, createCookieJar, type CallGate, type MadeCall } from './in-process-fetch.ts';
import { createSharedWorld, type SharedWorld } from './shared-world.ts';
import { createVirtualBrowser, type VirtualBrowser } from './virtual-browser.ts';
import type { VirtualLink } from './virtual-link.ts';
import { openVirtualPage } from './virtual-page.ts';
import type { WorldImage } from './virtual-store.ts';
import { createVirtualToys, type VirtualToys } from './virtual-toys.ts';

export interface VirtualWorldOptions {
  readonly seed: number;
  readonly performer: WorldPerformer;
  /** Performers who work beside, without toys. */
  readonly otherPerformers?: readonly WorldPerformer[];
  readonly services?: readonly Service[];
  readonly toys?: readonly SimulatedToy[];
  /** Milliseconds until a call arrives; 30 by default. */
  readonly answerTime?: number;
  /** Told of every event of the run at once. */
  readonly follow?: (traceEvent: TraceEvent) => void;
  /** Changes the ports before the core gets them, for faults that are planted on purpose. */
  readonly bend?: (deps: AppDeps) => AppDeps;
  /** Keeps what the socket was told, for a test. */
  readonly keeps?: boolean;
}

/** One performer in the world, with the parts that all performers share. */
export interface PerformerWorld extends Omit<SharedWorld, 'viewersReported' | 'note' | 'addToys' | 'firstId'> {
  /** The core of the page that is open, or of the last one. */
  readonly app: PerformerApp;
  readonly browser: VirtualBrowser;
  readonly performerId: string;
  readonly toys: VirtualToys;
  readonly link: VirtualLink;
  readonly gate: CallGate;
  readonly viewersReported: ReadonlySet<number>;
  readonly state: WatchedState;
  /** Checks whether it happened to this performer. */
  readonly isOwn: (traceEvent: TraceEvent) => boolean;
  /** Called with each call before it is on its way. */
  readonly onCall: Emitter<MadeCall>['on'];
}

/** Performers, the platform, customers and toys in one process, on virtual time. */
export interface VirtualWorld extends Pick<SharedWorld, 'clock' | 'platform' | 'trace' | 'pace' | 'disturbances'> {
  readonly performers: readonly [PerformerWorld, ...PerformerWorld[]];
  readonly dispose: () => Promise<void>;
}

const ANSWER_TIME = 30;
/** Ids of one performer's pages are not those of another's. */
const SEEDS_APART = 1_000_003;

interface EntryOptions extends Pick<VirtualWorldOptions, 'bend' | 'keeps' | 'answerTime' | 'toys'> {
  readonly seed: number;
  readonly performerId: string;
}

const enterPerformer = (shared: SharedWorld, options: EntryOptions): PerformerWorld => {
  const { seed, performerId, answerTime = ANSWER_TIME, bend = (deps) => deps, keeps = false } = options;
  const { platform, clock, viewersReported, ...rest } = shared;
  const note = (entry: NewTraceEvent): void => shared.note(performerId, entry);
  const toys = createVirtualToys(clock, platform.activity, options.toys ?? []);
  toys.isAppRunning = toys.drawer.toys().length > 0;
  toys.drawer.follow((entry) => note({ kind: 'toy', entry }));
  shared.addToys(toys);
  const gate = createCallGate(millis(answerTime));
  const callMade = createEmitter<MadeCall>();
  const cookies = createCookieJar();
  const random = createSeededRandom(seed);
  const browser = createVirtualBrowser(
    (memory) =>
      openVirtualPage(platform, {
        seed,
        performerId,
        toys,
        gate,
        keeps,
        cookies,
        memory,
        random,
        made: (call) => {
          note(withoutSecrets({ kind: 'call', name: call.name, body: call.content }));
          callMade.emit(call);
        },
        failed: (name, { status, message }) => note({ kind: 'failed', name, status, message }),
      }),
    bend,
  );
  let state: WatchedState | undefined;
  browser.onPage((app) => {
    const watched = watchState(app, (path, from, to) => note({ kind: 'state', path, from, to }));
    const endAlerts = watchAlerts(app, (key) => note({ kind: 'alert', key }));
    state = watched;
    return () => {
      endAlerts();
      watched.dispose();
    };
  });
  return {
    ...rest,
    clock,
    platform,
    get app() {
      return browser.app();
    },
    browser,
    performerId,
    toys,
    link: platform.link(performerId),
    gate,
    viewersReported: viewersReported(performerId),
    state: { read: (path) => state?.read(path) ?? null, dispose: () => state?.dispose() },
    isOwn: ({ performer }) => (performer ?? shared.firstId) === performerId,
    onCall: callMade.on,
  };
};

/** Composes a world of one performer or several. @param image what the platform's store begins with */
export const createVirtualWorld = (image: WorldImage, options: VirtualWorldOptions): VirtualWorld => {
  const { seed, performer, otherPerformers = [], services = [], toys = [], follow, ...rest } = options;
  const shared = createSharedWorld(image, {
    seed,
    performers: [performer, ...otherPerformers].map((one) => ({ performer: one, services })),
    follow,
  });
  const enter = (id: string, index: number): PerformerWorld =>
    enterPerformer(shared, {
      ...rest,
      seed: seed + SEEDS_APART * index,
      performerId: id,
      toys: index === 0 ? toys : [],
    });
  const performers: VirtualWorld['performers'] = [
    enter(performer.id, 0),
    ...otherPerformers.map(({ id }, index) => enter(id, index + 1)),
  ];
  const { clock, platform, pace, disturbances } = shared;
  return {
    clock,
    platform,
    trace: shared.trace,
    pace,
    disturbances,
    performers,
    dispose: async () => {
      for (const { browser } of performers) browser.dispose();
      await platform.dispose();
    },
  };
};
