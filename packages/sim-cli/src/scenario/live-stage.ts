import { setTimeout as sleep } from 'node:timers/promises';
import { millis, type Millis } from '@greenroom/core/kernel/units';
import type { AdminClient } from '../actors/admin-client.ts';
import { openCustomerLink } from '../actors/customer-link.socket.ts';
import { TIMER_NAMES } from '../actors/customer-link.port.ts';
import { sendCall } from '../actors/send-call.ts';
import { createPerformer, type Performer } from '../actors/performer.ts';
import type { Pace } from '../compositions/virtual/pace.ts';
import { CommandFailure, interrupted } from '../terminal/print.ts';
import { explain, unwrap } from '../actors/running-platform.ts';
import { DEMO_PASSWORD } from '../platform/world/performers.ts';
import { createTrace, type Trace, type TraceEvent } from '../traffic/trace-event.ts';
import type { ScenarioWorld } from './scenario.wire.ts';
import { createLiveInvariants } from './live-invariants.ts';
import { openLiveToys } from './live-toys.ts';
import { StepFailure } from './step-failure.ts';
import type { Stage, StageCustomer } from './stage.ts';
import { watchTold, watchState, type Seen, type WatchedState } from '../actors/watched-state.ts';
import { openLiveSecrets } from './live-secrets.ts';
import { isForEverybody, type FaultName } from '../platform/faults/fault.ts';

/** Time between two looks at the world, in milliseconds. */
const LOOK_EVERY = 25;
/** Time after the performer's acceptance until a customer's page starts its timers. */
const JOINS_AFTER = 200;
const QUIET_TIMEOUT = 10_000;
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

/** Performer whom a fault is for; some faults are for all. */
const targetOf = (name: FaultName, performerId: string) => (isForEverybody(name) ? {} : { performerId });

const virtualOnly = (what: string) => async (): Promise<never> => {
  throw new StepFailure(`${what} can be played in virtual time only`);
};

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
 * Translates between the names of customers in a scenario and their ids on the platform: values are shown with the
 * names.
 */
const createNames = () => {
  const names = new Map<string, string>();
  const withNames = (text: string): string =>
    names.get(text) ?? text.replace(/^(\d+) /, (all, id: string) => (names.has(id) ? `${names.get(id)} ` : all));
  const inWords = (value: unknown): unknown => {
    if (typeof value === 'string') return withNames(value);
    if (Array.isArray(value)) return value.map(inWords);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inWords(inner)]));
  };
  const seen = (value: Seen): Seen => {
    if (typeof value === 'string') return withNames(value);
    return Array.isArray(value) ? value.map(withNames) : value;
  };
  return { names, inWords, seen };
};

/**
 * Opens the stage of a scenario on a running platform: customers through its admin API, the performer through the
 * product's own adapters.
 */
export const openLivePlay = async ({
  url,
  admin,
  performerId,
  world,
  follow,
  outside,
  listen = () => () => false,
}: LiveOptions): Promise<LivePlay> => {
  const told = unwrap(await admin.state());
  const account = told.performers.find(({ id }) => id === performerId);
  if (account === undefined) throw new CommandFailure(explain('no_such_performer'));
  if (account.loggedIn && outside === undefined)
    throw new CommandFailure(`${performerId} is logged in already: log out first, or choose another performer.`);
  const { clockRate } = told;
  const began = performance.now();
  const now = (): Millis => millis((performance.now() - began) * clockRate);
  const trace = createTrace(now, follow);
  if (outside !== undefined && world.toys.length > 0)
    throw new CommandFailure(
      'A page opened by hand finds its own toy app: with --by-hand no scenario with toys is played.',
    );
  const toys = await openLiveToys({ world, admin, performerId, clockRate, trace });
  const performer: Performer = createPerformer({
    url,
    clockRate,
    ...(toys.appUrl === undefined ? {} : { toyAppUrl: toys.appUrl }),
  });
  const { app } = performer;
  const { now: since } = unwrap(await admin.books(performerId));
  const invariants = createLiveInvariants({ performer, performerId, admin, drawer: toys.drawer, since });
  const { names, inWords, seen } = createNames();
  const known = new Map<string, StageCustomer>();
  const watched = watchState(app, (path, from, to) =>
    trace.write({ kind: 'state', path, from: seen(from), to: seen(to) }),
  );

  const endTold = watchTold(app, (key) => trace.write({ kind: 'alert', key }));

  const first = await admin.traffic(0, { unmask: true });
  let last = first.ok ? (first.value.at(-1)?.id ?? 0) : 0;
  const look = async (): Promise<void> => {
    const traffic = await admin.traffic(last, { unmask: true });
    for (const report of traffic.ok ? traffic.value : []) {
      last = report.id;
      const { at: _at, ...traceEvent } = report.traceEvent;
      // The actions of steps are in the trace already.
      if (traceEvent.kind === 'does' || (report.performerId !== undefined && report.performerId !== performerId))
        continue;
      // Only values changed: it is still a trace event.
      trace.write(Object.assign({}, traceEvent, inWords(traceEvent)));
    }
    await outside?.look();
  };
  const isCut = listen();
  const pace = createRealPace(look, clockRate, isCut);

  const enter = async (name: string): Promise<StageCustomer> => {
    const shown = name.charAt(0).toUpperCase() + name.slice(1);
    const link = await openCustomerLink(url, admin, { name: shown, country: 'nl', ...world.customers[name] });
    if (!link.ok) throw new StepFailure(`${name} could not come in: ${link.error.error}`);
    names.set(link.value.id, name);
    const customer: StageCustomer = { link: link.value, timers: TIMER_NAMES };
    link.value.listen((heard) => {
      if (heard.type !== 'accepted') return;
      setTimeout(() => {
        void (async () => {
          for (const timer of customer.timers) await link.value.startTimer(timer);
        })();
      }, JOINS_AFTER / clockRate);
    });
    known.set(name, customer);
    return customer;
  };
  const allowed = async (done: Promise<{ readonly ok: boolean }>, what: string): Promise<void> => {
    if (!(await done).ok) throw new StepFailure(`the platform refused to ${what}`);
  };
  const { mailedCode, secrets } = openLiveSecrets(admin, performerId);
  const stage: Stage = {
    app,
    account: { id: performerId, password: DEMO_PASSWORD },
    code: mailedCode,
    secrets,
    settle: async () => {
      const { login } = app;
      const isQuiet = (): boolean => login.watch.state().checkedOnce && login.watch.state().status !== 'authenticating';
      await pace.until(isQuiet, millis(QUIET_TIMEOUT));
    },
    page: async (act) => {
      if (act !== 'open') throw new StepFailure('leaving a page can be played in virtual time only');
      app.start();
    },
    letter: async (who, content) => {
      const { link } = known.get(who) ?? (await enter(who));
      return admin.write(link.id, { performerId, subject: content, content });
    },
    hide: (region, on) => allowed(admin.hide({ performerId, region, on }), `hide the performer in ${region}`),
    withhold: (word) => allowed(admin.withhold({ performerId, word }), 'block a word'),
    customer: async (name) => known.get(name) ?? enter(name),
    trigger: async (event, content) =>
      allowed(admin.trigger({ event, performerId, ...(content === undefined ? {} : { content }) }), `send ${event}`),
    fault: async (name, on, lasts) => {
      if (toys.fault(name, on, lasts)) return;
      const whom = { ...targetOf(name, performerId), ...(lasts === undefined ? {} : { lasts }) };
      await allowed(admin.fault({ name, on, ...whom }), `have the fault ${name}`);
    },
    sendCall: async (name, content) => secrets.noted(await sendCall(performer.client, name, content)),
    changeCalls: async (match, rule, lasts) => {
      const whom = { performerId, ...(lasts === undefined ? {} : { lasts }) };
      await allowed(admin.callRule({ match, on: rule !== undefined, ...rule, ...whom }), `change the calls ${match}`);
    },
    line: virtualOnly('a change of the line'),
    cut: () => allowed(admin.fault({ name: 'drop-socket', on: true, performerId }), 'drop the socket'),
    wallClock: virtualOnly('a jump of the wall clock'),
    toyApp: toys.toyApp,
    phone: toys.phone,
    allWell: async () => {
      await toys.allWell();
      const told = await admin.state();
      for (const { name } of told.ok ? told.value.faults : [])
        await admin.fault({ name, on: false, ...targetOf(name, performerId) });
      for (const { match, performerId: whose } of told.ok ? told.value.callRules : [])
        await admin.callRule({ match, on: false, ...(whose === undefined ? {} : { performerId: whose }) });
    },
    difference: async () => invariants.difference(),
  };
  return {
    stage,
    pace,
    now,
    trace,
    // The network does not get faster with the world: its time is not counted at the world's pace.
    timeLimit: (asked) =>
      millis(asked === undefined ? NETWORK_TIMEOUT * clockRate : asked + NETWORK_TIMEOUT * Math.max(0, clockRate - 1)),
    ...(outside === undefined ? { broken: invariants.broken } : {}),
    state: { read: (path) => seen((outside ?? watched).read(path)), dispose: watched.dispose },
    close: async () => {
      if (outside === undefined) app.login.logOut();
      const afterwards = createRealPace(look, clockRate, () => false);
      await afterwards.until(
        () => app.login.watch.state().status === 'unauthenticated',
        millis(LOGOUT_WITHIN * clockRate),
      );
      for (const { link } of known.values()) link.close();
      let left: string | undefined;
      if (outside === undefined && !isCut()) {
        const end = performance.now() + CLEAN_UP_LIMIT;
        for (;;) {
          left = await invariants.leftBehind();
          if (left === undefined || performance.now() > end) break;
          await sleep(LOOK_EVERY);
        }
      }
      invariants.dispose();
      endTold();
      watched.dispose();
      performer.dispose();
      toys.close();
      return left;
    },
  };
};
