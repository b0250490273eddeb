import type { AppDeps } from '@greenroom/core/app/app-deps';
import { createPerformerApp, type PerformerApp } from '@greenroom/core/app/performer-app';
import { millis } from '@greenroom/core/kernel/units';
import type { VirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { Service } from '@greenroom/core/services/service';
import type { SimulatedToy } from '../../actors/toy-drawer.ts';
import type { Traffic } from '../../platform/traffic/traffic.ts';
import type { WorldPerformer } from '../../platform/world/performers.ts';
import { watchTold } from '../../scenario/watch-told.ts';
import { watchState, type WatchedState } from '../../scenario/watched-state.ts';
import { createDiary, type Diary, type Happening, type NewHappening } from '../../traffic/happening.ts';
import { withoutSecrets } from '../../traffic/redact.ts';
import { createCallGate } from './in-process-fetch.ts';
import { createVirtualPace, type Pace } from './pace.ts';
import { createEnterCustomer, type EnterCustomer, type TakenPayment } from './virtual-customers.ts';
import { openVirtualPage, type VirtualPage } from './virtual-page.ts';
import { createVirtualPlatform, type VirtualPlatform } from './virtual-platform.ts';
import { NOON, type WorldImage } from './virtual-store.ts';
import { createVirtualToys, virtualToyTroubles, type VirtualToys } from './virtual-toys.ts';

export interface VirtualWorldOptions {
  readonly seed: number;
  readonly performer: WorldPerformer;
  readonly services?: readonly Service[];
  readonly toys?: readonly SimulatedToy[];
  /** Milliseconds until a call arrives; 30 by default. */
  readonly answerTime?: number;
  /** Told of every event of the run at once. */
  readonly follow?: (happening: Happening) => void;
  /** Changes the ports before the core gets them, for faults that are planted on purpose. */
  readonly bend?: (deps: AppDeps) => AppDeps;
  /** Keeps what the socket was told, for a test. */
  readonly keeps?: boolean;
}

/** A performer, the platform, customers and toys in one process, on virtual time. */
export interface VirtualWorld extends VirtualPage {
  readonly app: PerformerApp;
  readonly clock: VirtualClock;
  readonly platform: VirtualPlatform;
  readonly performerId: string;
  readonly toys: VirtualToys;
  readonly enterCustomer: EnterCustomer;
  /** Every payment for toys that the platform took. */
  readonly payments: readonly TakenPayment[];
  /** Every number of viewers that the platform has told. */
  readonly viewersTold: ReadonlySet<number>;
  /** The wall clock at the beginning, in seconds since 1970. */
  readonly beganAt: number;
  readonly diary: Diary;
  readonly state: WatchedState;
  readonly pace: Pace;
  readonly dispose: () => Promise<void>;
}

const ANSWER_TIME = 30;

/** The number of viewers that an event tells; undefined for any other event. */
const viewersIn = (happening: NewHappening): number | undefined => {
  if (happening.kind !== 'event' || happening.name !== 'voyeur') return undefined;
  const { content } = happening;
  return typeof content === 'object' && content !== null ? Number(Reflect.get(content, 'value')) : undefined;
};

/** Writes what passes through the platform into the diary. What people do is there already, as steps, and calls as the page made them. */
const trafficInto = (diary: () => Diary, viewers: Set<number>): Traffic => ({
  write: (_performerId, happening) => {
    const told = viewersIn(happening);
    if (told !== undefined) viewers.add(told);
    if (happening.kind !== 'does' && happening.kind !== 'call') diary().write(happening);
  },
  after: () => [],
  last: () => 0,
  find: () => undefined,
});

/** Composes a world of one performer. @param image what the platform's store begins with */
export const createVirtualWorld = (image: WorldImage, options: VirtualWorldOptions): VirtualWorld => {
  const { seed, performer, services = [], answerTime = ANSWER_TIME, bend = (deps) => deps, keeps = false } = options;
  const viewersTold = new Set([0]);
  const platform = createVirtualPlatform(image, {
    seed,
    performers: [{ id: performer.id, services, status: performer.status }],
    traffic: () => trafficInto(() => diary, viewersTold),
    toyTroubles: virtualToyTroubles(
      () => toys,
      () => clock,
    ),
  });
  const { clock, activity } = platform;
  const payments: TakenPayment[] = [];
  const diary = createDiary(clock.now, options.follow);
  const toys = createVirtualToys(clock, activity, options.toys ?? []);
  toys.app = toys.drawer.toys().length > 0;
  toys.drawer.follow((entry) => diary.write({ kind: 'toy', entry }));
  const page = openVirtualPage(platform, {
    seed,
    performerId: performer.id,
    toys,
    gate: createCallGate(millis(answerTime)),
    keeps,
    made: ({ name, content }) => diary.write(withoutSecrets({ kind: 'call', name, body: content })),
    failed: (name, { status, message }) => diary.write({ kind: 'failed', name, status, message }),
  });
  const app = createPerformerApp(bend(page.deps));
  const state = watchState(app, (path, from, to) => diary.write({ kind: 'state', path, from, to }));
  const endTold = watchTold(app, (key) => diary.write({ kind: 'alert', key }));
  return {
    ...page,
    app,
    clock,
    platform,
    performerId: performer.id,
    toys,
    enterCustomer: createEnterCustomer(platform, (payment) => payments.push(payment)),
    payments,
    viewersTold,
    beganAt: NOON,
    diary,
    state,
    pace: createVirtualPace(clock, activity.count, platform.pending),
    dispose: async () => {
      endTold();
      state.dispose();
      app.dispose();
      await platform.dispose();
    },
  };
};
