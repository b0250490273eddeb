import type { ClientId } from '../kernel/ids.ts';
import { seconds, type Millis, type Seconds } from '../kernel/units.ts';
import type { ClientData, StillAsking } from './client-data.ts';
import type { PendingBlock } from './session-api.port.ts';
import type { SessionEnd, SessionSignal } from './session-signal.ts';
import type { SessionErrorCode } from './session.constants.ts';
import type { Stream } from './stream.ts';

interface ShownRequest {
  readonly client: ClientData;
  /** Time of the customer's request; the ringing time is measured from here. */
  readonly askedAt: Millis;
  /** Time at which it appeared on screen: later than `askedAt` for one that waited in the bar or was taken up again. */
  readonly receivedAt: Millis;
}

export interface PendingRequest extends ShownRequest {
  readonly status: 'pending';
  /** Accepted here; the platform has not confirmed it yet. */
  readonly accepting: boolean;
  /** An earlier acceptance of this request failed: its answer may be lost, so the session may be this device's. */
  readonly isRetried?: boolean;
  /** The acceptance failed without a known outcome; the platform's snapshot decides. */
  readonly isUnconfirmed?: true;
  readonly error?: 'session.acceptFailed';
}

/** Declined locally; sent to the platform when the time for *Undo* ends. */
export interface DecliningRequest extends ShownRequest {
  readonly status: 'declining';
  /** With *Busy*: when the customer may try again. */
  readonly retryAfter?: Seconds;
}

export type RequestState = { readonly status: 'none' } | PendingRequest | DecliningRequest;

export const NO_REQUEST: RequestState = { status: 'none' };

/** Timers of a session that have started: START_TIMER of the platform and START_TIMER_DEVICE of the device. @spec §4 Request flow */
interface StartedTimers {
  readonly platform: boolean;
  readonly device: boolean;
}

export const NO_TIMERS: StartedTimers = { platform: false, device: false };

/** Checks whether both timers have started, in either order; only then the client timer starts. @spec §4 Request flow */
export const haveBothStarted = ({ platform, device }: StartedTimers): boolean => platform && device;

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
  /** Another device of the performer is ready. */
  readonly readyElsewhere: boolean;
  /** Requests that wait at the platform while this device is not ready: they ring on another one, or a push message announced them. */
  readonly waitingRequests: readonly StillAsking[];
  /** The second customer, while another one is connected. */
  readonly second: SecondRequest | undefined;
  /** Further customers who ask, oldest first. */
  readonly queue: readonly QueuedRequest[];
  /** The connected customer. */
  readonly client: ClientData | undefined;
  /** Customer whose session runs on another device of the performer. */
  readonly elsewhere: ClientData | undefined;
  readonly timers: StartedTimers;
  /** Time of the customer in the session. */
  readonly clientTime: Seconds;
  /** Rest of the join timeout; undefined while it does not run. */
  readonly joinSecondsLeft: Seconds | undefined;
  /** True when the session was ended by blocking the customer. */
  readonly clientBlocked: boolean;
  /** True while the customer's camera is on. */
  readonly clientCam: boolean;
  /** The broadcast is being started. */
  readonly starting: boolean;
  /** Error of the session; that of a failed acceptance is part of the request. */
  readonly error: Exclude<SessionErrorCode, 'session.acceptFailed' | 'session.notTakenOver'> | undefined;
  /** The summary of the last session, until it has been read or the next one begins. */
  readonly lastEnd: SessionEnd | undefined;
  /** The page before this one was ready when it was left; until work begins again. */
  readonly wasReady: boolean;
  /** Fetch of the state that the page before this one left; `done` as well once work begins here. */
  readonly startup: 'pending' | 'unanswered' | 'done';
}

/** Answer to a request that ended without a session. */
export type DepartureAnswer = 'declined' | 'paused';

/** Customer we have left locally; the platform may not know yet. */
export interface DepartedCustomer {
  readonly id: ClientId;
  /** Id of the ended request, where the platform sends one. */
  readonly requestId: string | undefined;
  readonly at: Millis;
  readonly answer?: DepartureAnswer;
  /** With *Busy*: when the customer may try again. */
  readonly retryAfter?: Seconds | undefined;
}

/** An event about a request that came while the broadcast was being started. */
export type BufferedEvent = Extract<
  SessionSignal,
  { readonly type: 'requestReceived' | 'requestCancelled' | 'clientDisconnected' }
> & { readonly at: { readonly now: Millis; readonly today: Seconds } };

/** The state with what the screen need not know. */
export interface SessionInternal extends SessionState {
  /** End of the join timeout; undefined while it does not run. */
  readonly joinUntil: Millis | undefined;
  /** Start of the client timer. */
  readonly timerStartedAt: Millis | undefined;
  /** The end of the session was sent; the platform has not answered. */
  readonly isEnding: boolean;
  /** Slots of the ends and reports that the platform has not answered. */
  readonly unsettled: readonly string[];
  /** Customers whose block the platform has not confirmed: no request of theirs rings. */
  readonly pendingBlocks: readonly PendingBlock[];
  /** Work is paused, so no request rings. */
  readonly isPaused: boolean;
  /** Events that wait for the platform's answer to going ready, in their order. */
  readonly bufferedEvents: readonly BufferedEvent[];
  /** The latest customers that left; the end is reported again when the platform takes one of them for present. */
  readonly departed: readonly DepartedCustomer[];
  /** Requests visible at the last outage; not counted again if they ring again. */
  readonly announced: readonly ClientData[];
  /** The running fetch of the platform's snapshot, which is stale once the state has changed since. */
  readonly snapshot: { readonly isStale: boolean } | undefined;
}

/** State of a session without a broadcast. @spec §4 Session status */
export const IDLE_SESSION: SessionInternal = {
  ...NO_VIEWERS,
  status: 'idle',
  activeSince: undefined,
  publish: undefined,
  play: undefined,
  request: NO_REQUEST,
  waitingRequests: [],
  second: undefined,
  queue: [],
  client: undefined,
  elsewhere: undefined,
  readyElsewhere: false,
  timers: NO_TIMERS,
  clientTime: seconds(0),
  joinSecondsLeft: undefined,
  clientBlocked: false,
  clientCam: false,
  starting: false,
  error: undefined,
  lastEnd: undefined,
  wasReady: false,
  startup: 'pending',
  joinUntil: undefined,
  timerStartedAt: undefined,
  isEnding: false,
  unsettled: [],
  pendingBlocks: [],
  isPaused: false,
  bufferedEvents: [],
  departed: [],
  announced: [],
  snapshot: undefined,
};

/** Checks whether requests can come, or a customer is connected. @spec §4 Session status */
export const isBroadcasting = ({ status }: Pick<SessionState, 'status'>): boolean =>
  status === 'active' || status === 'connected';

/** Returns the customer that events may be about: that of the request, or the connected one. */
export const currentClient = ({ client, request }: SessionState): ClientData | undefined =>
  request.status === 'none' ? client : request.client;

export const customersOf = ({ client, request, second, queue }: SessionState): readonly ClientData[] => {
  const asking = request.status === 'none' ? undefined : request.client;
  return [client, asking, second?.client, ...queue.map((queued) => queued.client)].filter((each) => each !== undefined);
};

/** Checks whether this customer has a session or a request. */
export const isPresent = (state: SessionState, id: ClientId): boolean =>
  customersOf(state).some((client) => client.id === id);

/** Checks whether the platform has yet to confirm the block of this customer. */
export const isPendingBlock = ({ pendingBlocks }: Pick<SessionInternal, 'pendingBlocks'>, id: ClientId): boolean =>
  pendingBlocks.some((each) => each.id === id);

/** Stage of the studio, from a closed account to a connected customer. */
export type StudioStage = 'notApproved' | 'idle' | 'failed' | 'starting' | 'ready' | 'request' | 'connected';

/**
 * Finds the stage of the studio; the first match counts: connected, request, ready, starting, not approved, failed.
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
