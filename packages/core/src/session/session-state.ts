import type { ClientId } from '../kernel/ids.ts';
import { seconds, type Millis, type Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import { NO_TIMERS, type StartedTimers } from './client-timer.ts';
import { NO_JOIN, type JoinState } from './join-timeout.machine.ts';
import { NO_REQUEST, type RequestState } from './request.machine.ts';
import type { SecondRequest } from './second-request.ts';
import type { SessionEnd } from './session-end.ts';
import type { SessionErrorCode } from './session.errors.ts';
import type { Stream } from './stream.ts';
import { NO_VIEWERS, type Viewers } from './viewers.ts';

/** `active` means that she can be asked; connected counts as active too. @spec §4 Session status */
export type SessionStatus = 'idle' | 'active' | 'connected' | 'error';

/** @spec §3 Session */
export interface SessionState extends Viewers {
  readonly status: SessionStatus;
  /** Since when she can be asked; undefined while she cannot. */
  readonly activeSince: Millis | undefined;
  readonly publish: Stream | undefined;
  readonly play: Stream | undefined;
  readonly request: RequestState;
  /** Who asks while another customer is connected. */
  readonly second: SecondRequest | undefined;
  /** The customer she is connected with. */
  readonly client: ClientData | undefined;
  readonly timers: StartedTimers;
  /** How long the customer has been in the session. */
  readonly clientTime: Seconds;
  /** What is left of the 59 s; undefined while they do not run. */
  readonly joinSecondsLeft: Seconds | undefined;
  /** She ended the session with this customer by blocking him. */
  readonly clientBlocked: boolean;
  /** The customer shows himself. */
  readonly clientCam: boolean;
  /** The broadcast is being started. */
  readonly starting: boolean;
  /** Why an acceptance failed stands at the request. */
  readonly error: Exclude<SessionErrorCode, 'session.acceptFailed'> | undefined;
  /** The summary of the session before, until she has read it or the next one begins. */
  readonly lastEnd: SessionEnd | undefined;
  /** The page before this one was ready when it went; until work begins again. */
  readonly wasReady: boolean;
  /** What the page before this one left is not known yet. */
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
  readonly at: Millis;
  readonly blocked: boolean;
}

/** Numbers of the calls whose answers still count; an answer to any other is late. */
export interface AwaitedAnswers {
  readonly start: number | undefined;
  readonly accept: number | undefined;
  readonly end: number | undefined;
  /** What is going on as the platform has it. */
  readonly current: AwaitedCurrent | undefined;
}

/** The state with what the screen need not know. */
export interface SessionMemory extends SessionState {
  readonly join: JoinState;
  /** When the client timer started. */
  readonly timerStartedAt: Millis | undefined;
  /** Whether she wanted the customer blocked when she last ended a session. */
  readonly wantsBlocked: boolean;
  /** Nothing was begun since the log-in. */
  readonly isFresh: boolean;
  /** The latest few; the platform is told again when it takes one of them for present. */
  readonly left: readonly LeftCustomer[];
  readonly calls: number;
  readonly awaited: AwaitedAnswers;
}

const NOTHING_AWAITED: AwaitedAnswers = {
  start: undefined,
  accept: undefined,
  end: undefined,
  current: undefined,
};

/** Not broadcasting. @spec §4 Session status */
export const IDLE_SESSION: SessionMemory = {
  ...NO_VIEWERS,
  status: 'idle',
  activeSince: undefined,
  publish: undefined,
  play: undefined,
  request: NO_REQUEST,
  second: undefined,
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
  wantsBlocked: false,
  isFresh: true,
  left: [],
  calls: 0,
  awaited: NOTHING_AWAITED,
};

/** Returns the customer that events may be about: the one who asks, or the one who is connected. */
export const currentClient = ({ client, request }: SessionState): ClientData | undefined =>
  request.status === 'none' ? client : request.client;

/** Whether this customer asks or is connected. */
export const isPresent = ({ client, request, second }: SessionState, id: ClientId): boolean =>
  client?.id === id || second?.client.id === id || (request.status !== 'none' && request.client.id === id);
