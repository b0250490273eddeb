import type { ClientId } from '../kernel/ids.ts';
import { elapsed, millis, type Millis, millisToSeconds, seconds, type Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { CurrentRequest } from './current-work.ts';
import { type JoinState, NO_JOIN } from './join-timeout.machine.ts';
import type { PendingBlock } from './pending-blocks.port.ts';
import { NO_REQUEST, type RequestState } from './request.machine.ts';
import type { SessionEnd, SessionSignal } from './session-signal.ts';
import { type SessionErrorCode, TIMER_TICK } from './session.constants.ts';
import type { Stream } from './stream.ts';

/** Timers of a session that have started: START_TIMER of the platform and START_TIMER_DEVICE of the device. @spec §4 Request flow */
interface StartedTimers {
  readonly platform: boolean;
  readonly device: boolean;
}

export const NO_TIMERS: StartedTimers = { platform: false, device: false };

/** Checks whether both timers have started, in either order; only then the client timer starts. @spec §4 Request flow */
export const haveBothStarted = ({ platform, device }: StartedTimers): boolean => platform && device;

/** Whole seconds since the timer started; measured, not counted, so that a late tick loses nothing. */
export const timeSince = (startedAt: Millis | undefined, now: Millis): Seconds =>
  startedAt === undefined ? seconds(0) : millisToSeconds(elapsed(startedAt, now));

/** Time until the next full second after `startedAt`: ticks stay on the full seconds, however late one comes. */
export const untilNextTick = (startedAt: Millis, now: Millis): Millis =>
  millis(TIMER_TICK - (elapsed(startedAt, now) % TIMER_TICK));

/** Choice for a customer whose request comes during a session; `none` while nothing is chosen. */
export type SecondChoice = 'none' | 'after' | 'take';

/** The request of a second customer while another one is connected. @spec §4 Request flow — "active" includes connected */
export interface SecondRequest {
  readonly client: ClientData;
  readonly askedAt: Millis;
  readonly choice: SecondChoice;
  /** Time at which it lapses; undefined while it is kept pending without limit. */
  readonly until: Millis | undefined;
  /** Countdown of the card. */
  readonly secondsLeft: Seconds | undefined;
  /** The timers that came for this customer before the session. */
  readonly timers: StartedTimers;
  /** True while the camera of this customer is on. */
  readonly clientCam: boolean;
}

/** A request that waits at the platform behind the request or the second customer. */
export interface QueuedRequest {
  readonly client: ClientData;
  /** Time of the customer's request. */
  readonly askedAt: Millis;
}

/** Numbers of customers who watch without a chat, by peek and by voyeur. @spec §3 Session */
interface Viewers {
  readonly peek: number;
  readonly voyeur: number;
}

const NO_VIEWERS: Viewers = { peek: 0, voyeur: 0 };

/** Status of the session: `active` means that requests can come; connected counts as active too. @spec §4 Session status */
export type SessionStatus = 'idle' | 'active' | 'connected' | 'error';

/** State of the broadcast: streams, requests, the connected customer, timers and the last error. @spec §3 Session */
export interface SessionState extends Viewers {
  readonly status: SessionStatus;
  /** Time since which requests can come; undefined while they cannot. */
  readonly activeSince: Millis | undefined;
  readonly publish: Stream | undefined;
  readonly play: Stream | undefined;
  readonly request: RequestState;
  /** Requests that wait at the platform while the performer is not ready: a push message told of them. */
  readonly asking: readonly CurrentRequest[];
  /** The second customer, while another one is connected. */
  readonly second: SecondRequest | undefined;
  /** Further customers who ask, oldest first. */
  readonly queue: readonly QueuedRequest[];
  /** The connected customer. */
  readonly client: ClientData | undefined;
  readonly timers: StartedTimers;
  /** Time of the customer in the session. */
  readonly clientTime: Seconds;
  /** Rest of the 59 s; undefined while they do not run. */
  readonly joinSecondsLeft: Seconds | undefined;
  /** True when the session was ended by blocking the customer. */
  readonly clientBlocked: boolean;
  /** True while the customer's camera is on. */
  readonly clientCam: boolean;
  /** The broadcast is being started. */
  readonly starting: boolean;
  /** Error of the session; that of a failed acceptance is part of the request. */
  readonly error: Exclude<SessionErrorCode, 'session.acceptFailed'> | undefined;
  /** The summary of the last session, until it has been read or the next one begins. */
  readonly lastEnd: SessionEnd | undefined;
  /** The page before this one was ready when it went; until work begins again. */
  readonly wasReady: boolean;
  /** True until the state that the page before this one left is known. */
  readonly isLookingBack: boolean;
}

/** The question what is going on, on its way. */
export interface AwaitedCurrent {
  readonly call: number;
  /** Something changed since it was asked: its answer may be older than that. */
  readonly isStale: boolean;
}

/** A customer with whom it is over here, whether or not the platform knows. */
export interface LeftCustomer {
  readonly id: ClientId;
  /** The request that is over, where the platform names it. */
  readonly requestId: string | undefined;
  readonly at: Millis;
  readonly answer?: 'declined' | 'paused';
  /** With *Busy*: when the customer may try again. */
  readonly retryAfter?: Seconds | undefined;
}

/** Numbers of the calls whose answers still count; an answer to any other is late. */
export interface AwaitedAnswers {
  readonly start: number | undefined;
  readonly accept: number | undefined;
  readonly end: number | undefined;
  /** The check of the running work. */
  readonly current: AwaitedCurrent | undefined;
}

/** An event about a request that came while the broadcast was being started. */
export type EarlySignal = Extract<
  SessionSignal,
  { readonly type: 'requestReceived' | 'requestCancelled' | 'clientDisconnected' }
> & { readonly at: { readonly now: Millis; readonly today: Seconds } };

/** The state with what the screen need not know. */
export interface SessionMemory extends SessionState {
  readonly join: JoinState;
  /** Start of the client timer. */
  readonly timerStartedAt: Millis | undefined;
  /** Customers whose block the platform has not confirmed: no request of theirs rings. */
  readonly toBlock: readonly PendingBlock[];
  /** Work is paused, so nobody can ring. */
  readonly isPaused: boolean;
  /** Nothing was begun since the log-in. */
  readonly isFresh: boolean;
  /** Events that wait for the platform's answer to going ready, in their order. */
  readonly early: readonly EarlySignal[];
  /** The latest customers that left; the end is reported again when the platform takes one of them for present. */
  readonly left: readonly LeftCustomer[];
  /** Customers whose request was shown when the latest outage began; one that rings again is counted already. */
  readonly rang: readonly ClientData[];
  readonly calls: number;
  readonly awaited: AwaitedAnswers;
}

const NOTHING_AWAITED: AwaitedAnswers = {
  start: undefined,
  accept: undefined,
  end: undefined,
  current: undefined,
};

/** State of a session without a broadcast. @spec §4 Session status */
export const IDLE_SESSION: SessionMemory = {
  ...NO_VIEWERS,
  status: 'idle',
  activeSince: undefined,
  publish: undefined,
  play: undefined,
  request: NO_REQUEST,
  asking: [],
  second: undefined,
  queue: [],
  client: undefined,
  timers: NO_TIMERS,
  clientTime: seconds(0),
  joinSecondsLeft: undefined,
  clientBlocked: false,
  clientCam: false,
  starting: false,
  error: undefined,
  lastEnd: undefined,
  wasReady: false,
  isLookingBack: true,
  join: NO_JOIN,
  timerStartedAt: undefined,
  toBlock: [],
  isPaused: false,
  isFresh: true,
  early: [],
  left: [],
  rang: [],
  calls: 0,
  awaited: NOTHING_AWAITED,
};

/** Checks whether the request of a customer was shown before an outage; another request of the same customer is a new one. */
export const hasRung = ({ rang }: Pick<SessionMemory, 'rang'>, { id, requestId }: ClientData): boolean =>
  rang.some(
    (each) =>
      each.id === id && (each.requestId === undefined || requestId === undefined || each.requestId === requestId),
  );

/** Checks whether requests can come, or a customer is connected. @spec §4 Session status */
export const isBroadcasting = ({ status }: Pick<SessionState, 'status'>): boolean =>
  status === 'active' || status === 'connected';

/** Returns the customer that events may be about: that of the request, or the connected one. */
export const currentClient = ({ client, request }: SessionState): ClientData | undefined =>
  request.status === 'none' ? client : request.client;

/** Checks whether this customer has a request or a session. */
export const isPresent = ({ client, request, second, queue }: SessionState, id: ClientId): boolean =>
  client?.id === id ||
  second?.client.id === id ||
  (request.status !== 'none' && request.client.id === id) ||
  queue.some((queued) => queued.client.id === id);

/** Checks whether the platform has yet to confirm the block of this customer. */
export const isToBlock = ({ toBlock }: Pick<SessionMemory, 'toBlock'>, id: ClientId): boolean =>
  toBlock.some((each) => each.id === id);

/** Stage of the studio, from a closed account to a connected customer. */
export type StudioStage = 'notApproved' | 'idle' | 'failed' | 'starting' | 'ready' | 'request' | 'connected';

/**
 * Finds the stage of the studio; the first that holds counts: connected, request, ready, starting, not approved, failed.
 * @spec §4 Session status, Account approval
 */
export const studioStage = (session: SessionState, approved: boolean): StudioStage => {
  if (session.status === 'connected') return 'connected';
  if (session.request.status === 'pending') return 'request';
  if (session.status === 'active') return 'ready';
  if (session.starting) return 'starting';
  if (!approved) return 'notApproved';
  return session.status === 'error' || session.error !== undefined ? 'failed' : 'idle';
};
