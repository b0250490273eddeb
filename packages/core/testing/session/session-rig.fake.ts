import type { Clock } from '../../src/kernel/clock.port.ts';
import { clientId, performerId, type ClientId } from '../../src/kernel/ids.ts';
import { silentLog } from '../../src/kernel/log.port.ts';
import type { OutboundEvent } from '../../src/kernel/outbound-event.ts';
import { type CallFailure, done, err, NETWORK_TIMED_OUT, ok, type Result } from '../../src/kernel/result.ts';
import type { PerformerMemory } from '../../src/kernel/storage.port.ts';
import { millis, seconds } from '../../src/kernel/units.ts';
import { createVirtualClock } from '../../src/kernel/virtual-clock.ts';
import type { ClientData, SessionType, MissedRequest } from '../../src/session/client-data.ts';
import type { RunningSession, SessionApi, WorkSnapshot, PendingBlocks } from '../../src/session/session-api.port.ts';
import type { EndReason } from '../../src/session/session-signal.ts';
import { createSessionController } from '../../src/session/session.controller.ts';
import type { OneOnOne } from '../../src/session/stream.ts';
import { settle } from '../kernel/settle.fake.ts';
import { createPendingBlocks } from './pending-blocks.fake.ts';

export const ANNA = performerId('1001');
export const NOON = seconds(1_772_712_000);
const STREAMS: OneOnOne = {
  id: 's1',
  publish: { name: 'anna-out', token: 'p', server: 'media-1' },
  play: { name: 'anna-in', token: 'q', server: 'media-2' },
};
/** A failure without an answer: the platform may have carried the call out. */
export const UNANSWERED = err(NETWORK_TIMED_OUT);

/** Work without requests and sessions, in which customers see the performer as ready. */
export const NOTHING_GOES_ON: WorkSnapshot = {
  ready: true,
  wasReady: false,
  session: undefined,
  requests: [],
  ended: undefined,
  missed: [],
};

/** A session as the platform has it. */
export const runningSession = (client: ClientData, more: Partial<RunningSession> = {}): RunningSession => ({
  client,
  streams: STREAMS,
  camera: false,
  sinceStartTimer: undefined,
  sinceDeviceTimer: undefined,
  ...more,
});

export const customer = (id: string, sessionType: SessionType = 'VIDEO'): ClientData => ({
  id: clientId(id),
  name: `nl|${id}`,
  sessionType,
  type: 'chat',
});

type Answer = Result<undefined, CallFailure>;
type Held = 'start' | 'accept' | 'end' | 'snapshot';

/** A platform that records each call and answers at once, except those that a test holds. */
const createSimulatedPlatform = () => {
  const calls: (readonly [name: string, body?: unknown])[] = [];
  const kpis: string[] = [];
  const kpiBodies = new Map<string, unknown>();
  const held = new Map<Held, ((answer: Answer) => void)[]>();
  /** Calls without an answer. */
  const refused = new Set<string>();
  /** Calls that are answered with an error status, by a gateway where it is one of its. */
  const denied = new Map<string, number>();
  /** Its running work; `undefined` when it does not have the call. */
  const knows: { snapshot: WorkSnapshot | undefined } = { snapshot: undefined };
  const answer = (name: string, body: unknown): Promise<Answer> => {
    calls.push([name, body]);
    const status = denied.get(name);
    if (status !== undefined) {
      const kind = status > 500 ? 'gateway' : 'status';
      return Promise.resolve(err({ kind, status, message: name }));
    }
    return Promise.resolve(refused.has(name) ? UNANSWERED : done);
  };
  const hold = (name: Held, body: unknown): Promise<Answer> => {
    const waiting = held.get(name);
    if (waiting === undefined) return answer(name, body);
    calls.push([name, body]);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const api: SessionApi = {
    startOneOnOne: async (body) => {
      const started = await hold('start', body);
      return started.ok ? ok(STREAMS) : started;
    },
    broadcastVideo: (id) => answer('broadcast', id),
    performerReady: (body) => answer('ready', body),
    acceptRequest: (body) => hold('accept', body),
    timeout: (body) => answer('timeout', body),
    end: (body) => hold('end', body),
    takeOver: (body) => answer('takeOver', body),
    snapshot: async (id) => {
      const asked = await hold('snapshot', id);
      return asked.ok ? ok(knows.snapshot) : asked;
    },
    report: (moment) => answer(moment, undefined),
    kpi: (name, body) => {
      kpis.push(name);
      kpiBodies.set(name, body);
      return Promise.resolve(done);
    },
  };
  return { api, calls, kpis, kpiBodies, held, refused, denied, knows };
};

/**
 * A session on a virtual clock, with a platform whose answers a test can time and choose.
 * @param lateBy how many milliseconds every timer comes too late, as in a hidden tab
 */
export const setUpSession = (
  lateBy = 0,
  pendingBlocks: PendingBlocks = createPendingBlocks(),
  heldSession?: PerformerMemory<string>,
) => {
  const clock = createVirtualClock(NOON);
  const lateClock: Clock = { ...clock, schedule: (after, task) => clock.schedule(millis(after + lateBy), task) };
  const { api, calls, kpis, kpiBodies, held, refused, denied, knows } = createSimulatedPlatform();
  const missed: MissedRequest[] = [];
  const announced: OutboundEvent[] = [];
  let toyStops = 0;
  let isReachable = true;
  const session = createSessionController({
    api,
    clock: lateClock,
    log: silentLog,
    performerId: () => ANNA,
    pendingBlocks,
    heldSession,
    announce: (event) => announced.push(event),
    isReachable: () => isReachable,
  });
  session.onToysStop(() => {
    toyStops += 1;
  });
  session.onMissed((one) => missed.push(one));
  const state = () => session.watch.state();
  const named = (name: string) => calls.filter(([called]) => called === name).map(([, body]) => body);
  return {
    clock,
    session,
    calls,
    denied,
    kpis,
    kpiBodies,
    missed,
    announced,
    state,
    named,
    refused,
    knows,
    pendingBlocks,
    toyStops: () => toyStops,
    why: () => missed.map(({ why }) => why),
    /** A long outage, in which no session begins. */
    cutOff: () => void (isReachable = false),
    pass: (ms: number) => clock.advance(millis(ms)),
    /** From now on these calls wait for `answer`. */
    hold: (name: Held) => held.set(name, []),
    answer: async (name: Held, answer: Answer): Promise<void> => {
      held.get(name)?.shift()?.(answer);
      await settle();
    },
    goReady: async (): Promise<void> => {
      session.goReady();
      await settle();
    },
    accept: async (): Promise<void> => {
      session.accept();
      await settle();
    },
    reconcile: async (): Promise<void> => {
      session.reconcile();
      await settle();
    },
    asks: (client: ClientData) => session.onEvent({ type: 'requestReceived', client }),
    cancels: (id: ClientId) => session.onEvent({ type: 'requestCancelled', clientId: id }),
    leaves: (id: ClientId, reason: EndReason = 'CLICK') =>
      session.onEvent({ type: 'clientDisconnected', clientId: id, reason }),
    timer: (id: ClientId, side: 'platform' | 'device') => session.onEvent({ type: 'timerStarted', clientId: id, side }),
  };
};

export type SessionRig = ReturnType<typeof setUpSession>;

/** Active, with Mark asking. */
export const setUpRequest = async (lateBy = 0) => {
  const rig = setUpSession(lateBy);
  await rig.goReady();
  const mark = customer('mark');
  rig.asks(mark);
  return { ...rig, mark };
};

/** In a session with Mark, whose timers have both started. */
export const setUpConnected = async (lateBy = 0) => {
  const rig = await setUpRequest(lateBy);
  await rig.accept();
  rig.timer(rig.mark.id, 'platform');
  rig.timer(rig.mark.id, 'device');
  return rig;
};

/** A second customer. */
export const BOB = customer('bob');

/** In a session with Mark for 10 s, with Bob asking. */
export const setUpSecond = async (lateBy = 0) => {
  const rig = await setUpConnected(lateBy);
  rig.pass(10_000);
  rig.asks(BOB);
  return rig;
};
