import type { Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { MissedRequest } from './missed-request.ts';
import type { SessionEndReason } from './session-signal.ts';
import type { OneOnOne } from './stream.ts';

/** The session that runs, as the platform has it. */
export interface CurrentSession {
  readonly client: ClientData;
  /** The streams that were granted for it. */
  readonly streams: OneOnOne;
  /** The customer shows a picture. */
  readonly camera: boolean;
  /** Time since START_TIMER; undefined before. */
  readonly sinceStartTimer: Seconds | undefined;
  /** Time since START_TIMER_DEVICE; undefined before. */
  readonly sinceDeviceTimer: Seconds | undefined;
}

/** A request that waits for an answer, as the platform has it. */
export interface CurrentRequest {
  readonly client: ClientData;
  /** Time since the customer's request. */
  readonly waiting: Seconds;
}

/** A session that ended while no page of the performer was connected. */
export interface UnseenEnd {
  readonly client: ClientData;
  readonly reason: SessionEndReason;
  readonly duration: Seconds;
  /** The time of day at which it ended. */
  readonly at: Seconds;
}

/** The running requests and sessions of a performer, as the platform has them. @spec §4 Session status, Request flow */
export interface CurrentWork {
  /** Customers see the performer as ready. */
  readonly ready: boolean;
  /** The page before this one was ready when it went. */
  readonly wasReady: boolean;
  readonly session: CurrentSession | undefined;
  /** Oldest first. */
  readonly requests: readonly CurrentRequest[];
  readonly ended: UnseenEnd | undefined;
  /** Requests that the platform answered alone, because this device could not be reached. */
  readonly missed: readonly MissedRequest[];
}
