import { setTimeout as sleep } from 'node:timers/promises';
import { millis, type Millis } from '@greenroom/core/kernel/units';
import type { AdminClient } from '../actors/admin-client.ts';
import { createPerformer, type Performer } from '../actors/performer.ts';
import { explain, unwrap } from '../actors/running-platform.ts';
import { watchAlerts, watchState, type Seen, type WatchedState } from '../actors/watched-state.ts';
import type { Pace } from '../compositions/virtual/pace.ts';
import { CommandFailure, interrupted } from '../terminal/print.ts';
import { createTrace, type Trace, type TraceEvent } from '../trace/trace-event.ts';
import { createCustomerNames, createLiveCustomers, type CustomerNames } from './live-customers.ts';
import { createLiveInvariants } from './live-invariants.ts';
import { createLiveStage } from './live-stage.ts';
import { openLiveToys } from './live-toys.ts';
import type { ScenarioWorld } from './scenario.wire.ts';
import type { Stage } from './stage.ts';

/** Time between two looks at the world, in milliseconds. */
const LOOK_EVERY = 25;

/** Real time, at the rate of the platform: waiting is all that a step does. @throws CommandFailure once it is cut short */
const createRealPace = (look: () => Promise<void>, rate: number, isCut: () => boolean): Pace => {
  const until: Pace['until'] = async (isTrue, limit) => {
    const end = performance.now() + limit / rate;
    for (;;) {
      if (isCut()) throw interrupted();
      await look();
      if (isTrue()) return true;
      const left = end - performance.now();
      if (left <= 0) return false;
      await sleep(Math.min(LOOK_EVERY, left));
    }
  };
  return {
    until,
    pass: async (time) => {
      await until(() => false, time);
    },
    settle: look,
  };
};

/**
 * Creates the writer of what passes through a platform for one performer, from now on.
 *
 * @returns a function that writes into the trace what came since its last call, with the names of customers
 */
const createTraceWriter = async (
  admin: AdminClient,
  performerId: string,
  { trace, names }: { readonly trace: Trace; readonly names: CustomerNames },
): Promise<() => Promise<void>> => {
  const first = await admin.traceLog(0, { unmask: true });
  let last = first.ok ? (first.value.at(-1)?.id ?? 0) : 0;
  return async () => {
    const traceLog = await admin.traceLog(last, { unmask: true });
    for (const report of traceLog.ok ? traceLog.value : []) {
      last = report.id;
      const { at: _at, ...traceEvent } = report.traceEvent;
      // The actions of steps are in the trace already.
      if (traceEvent.kind === 'does' || (report.performerId !== undefined && report.performerId !== performerId))
        continue;
      // Only values changed: it is still a trace event.
      trace.write(Object.assign({}, traceEvent, names.inWords(traceEvent)));
    }
  };
};

/** Time for the performer's logout, in real milliseconds. */
const LOGOUT_WITHIN = 2_000;
/** Time after which nothing of a performer who logged out may be left, in real milliseconds: alerts go by then. */
const CLEAN_UP_LIMIT = 12_000;
/**
 * Real milliseconds for a request: a machine that runs a platform beside it has other things to do, and one may take
 * two seconds.
 */
const NETWORK_TIMEOUT = 3_000;

export interface LivePlay {
  readonly stage: Stage;
  readonly pace: Pace;
  readonly now: () => Millis;
  readonly trace: Trace;
  readonly state: WatchedState;
  readonly timeLimit: (asked: Millis | undefined) => Millis;
  /** Finds a broken invariant of the page; absent where the page is not opened here. */
  readonly broken?: () => Promise<string | undefined>;
  /** Logs the performer out. @returns what is left of the performer afterwards, where the run was not cut short */
  readonly close: () => Promise<string | undefined>;
}

export interface LiveOptions {
  readonly url: string;
  readonly admin: AdminClient;
  readonly performerId: string;
  readonly world: Pick<ScenarioWorld, 'customers' | 'toys' | 'phoneOnly'>;
  readonly follow?: ((traceEvent: TraceEvent) => void) | undefined;
  /**
   * View of a page that a person has opened: no page is opened here, and the performer's state is read from this view.
   */
  readonly outside?: OutsideView;
  /** Called once the performer may be logged in. @returns a function that checks whether the run is to end */
  readonly listen?: () => () => boolean;
}

/** View of the performer from the platform's side. */
interface OutsideView {
  readonly look: () => Promise<void>;
  readonly read: (path: string) => Seen;
}

/** Asks the platform for the rate of its clock. @throws CommandFailure when the performer cannot take part */
const readPlatform = async ({ admin, performerId, outside, world }: LiveOptions) => {
  const { performers, clockRate } = unwrap(await admin.state());
  const account = performers.find(({ id }) => id === performerId);
  if (account === undefined) throw new CommandFailure(explain('no_such_performer'));
  if (account.loggedIn && outside === undefined)
    throw new CommandFailure(`${performerId} is logged in already: log out first, or choose another performer.`);
  if (outside !== undefined && world.toys.length > 0)
    throw new CommandFailure(
      'A page opened by hand finds its own toy app: with --by-hand no scenario with toys is played.',
    );
  return { clockRate };
};

/** Real time since now, as the platform's clock counts it. */
const startClock = (rate: number): (() => Millis) => {
  const began = performance.now();
  return () => millis((performance.now() - began) * rate);
};

/** Looks until nothing is left, at most for the time after which nothing may be. @returns what is left then */
const untilNothingIsLeft = async (leftBehind: () => Promise<string | undefined>): Promise<string | undefined> => {
  const end = performance.now() + CLEAN_UP_LIMIT;
  for (;;) {
    const left = await leftBehind();
    if (left === undefined || performance.now() > end) return left;
    await sleep(LOOK_EVERY);
  }
};

/**
 * Opens the stage of a scenario on a running platform: customers through its admin API, the performer through the
 * product's own adapters.
 */
export const openLivePlay = async (options: LiveOptions): Promise<LivePlay> => {
  const { url, admin, performerId, world, follow, outside, listen = () => () => false } = options;
  const { clockRate } = await readPlatform(options);
  const now = startClock(clockRate);
  const trace = createTrace(now, follow);
  const toys = await openLiveToys({ world, admin, performerId, clockRate, trace });
  const performer: Performer = createPerformer({
    url,
    clockRate,
    ...(toys.appUrl === undefined ? {} : { toyAppUrl: toys.appUrl }),
  });
  const { app } = performer;
  const { now: since } = unwrap(await admin.books(performerId));
  const invariants = createLiveInvariants({ performer, performerId, admin, drawer: toys.drawer, since });
  const names = createCustomerNames();
  const customers = createLiveCustomers({ url, admin, clockRate, described: world.customers, names });
  const watched = watchState(app, (path, from, to) =>
    trace.write({ kind: 'state', path, from: names.seen(from), to: names.seen(to) }),
  );
  const endAlerts = watchAlerts(app, (key) => trace.write({ kind: 'alert', key }));
  const writeTrace = await createTraceWriter(admin, performerId, { trace, names });
  const look = async (): Promise<void> => {
    await writeTrace();
    await outside?.look();
  };
  const isCut = listen();
  const pace = createRealPace(look, clockRate, isCut);
  const logOut = async (): Promise<void> => {
    if (outside === undefined) app.login.logOut();
    const afterwards = createRealPace(look, clockRate, () => false);
    await afterwards.until(
      () => app.login.watch.state().status === 'unauthenticated',
      millis(LOGOUT_WITHIN * clockRate),
    );
  };
  return {
    stage: createLiveStage({ admin, performer, performerId, customers, toys, invariants, pace }),
    pace,
    now,
    trace,
    // The network does not get faster with the world: its time is not counted at the world's pace.
    timeLimit: (asked) =>
      millis(asked === undefined ? NETWORK_TIMEOUT * clockRate : asked + NETWORK_TIMEOUT * Math.max(0, clockRate - 1)),
    ...(outside === undefined ? { broken: invariants.broken } : {}),
    state: { read: (path) => names.seen((outside ?? watched).read(path)), dispose: watched.dispose },
    close: async () => {
      await logOut();
      customers.close();
      const isOwn = outside === undefined && !isCut();
      const left = isOwn ? await untilNothingIsLeft(invariants.leftBehind) : undefined;
      invariants.dispose();
      endAlerts();
      watched.dispose();
      performer.dispose();
      toys.close();
      return left;
    },
  };
};
