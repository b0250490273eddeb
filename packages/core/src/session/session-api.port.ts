import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { Seconds } from '../kernel/units.ts';
import type { ClientData, MissedRequest } from './client-data.ts';
import type { SessionEndReason } from './session-signal.ts';
import type { OneOnOne } from './stream.ts';

/** Moments of a request that are reported to the platform as they happen. @spec §7 GET session/{event} */
export type SessionMoment = 'performer_received_request' | 'performer_clicked_accept';

/** The session that runs, as the platform has it. */
export interface RunningSession {
  readonly client: ClientData;
  /** It runs on another device of the performer. */
  readonly isElsewhere?: true;
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
export interface WaitingRequest {
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

/** Snapshot of a performer's running requests and sessions, as the platform has them. @spec §4 Session status, Request flow */
export interface WorkSnapshot {
  /** Customers see the performer as ready. */
  readonly ready: boolean;
  /** Another device of the performer is ready: requests ring there. */
  readonly readyElsewhere?: boolean | undefined;
  /** The page before this one was ready when it went. */
  readonly wasReady: boolean;
  readonly session: RunningSession | undefined;
  /** Oldest first. */
  readonly requests: readonly WaitingRequest[];
  readonly ended: UnseenEnd | undefined;
  /** Requests that the platform answered alone, because this device could not be reached. */
  readonly missed: readonly MissedRequest[];
}

interface Pair {
  readonly performerId: PerformerId;
  readonly clientId: ClientId;
  /** Id of the request, where the platform named it: a call that is repeated meets no later request of the customer. */
  readonly requestId?: string | undefined;
}

/** Calls that answer requests, and report about sessions. @spec §7 Sessions */
export interface SessionApi {
  /** Reports that the performer is ready: customers may send requests. @spec §7 POST session/performer_ready */
  readonly performerReady: (body: { readonly performerId: PerformerId }) => AsyncResult<undefined>;
  /** Reports that the performer's picture is live. @spec §7 POST performer/performer_accounts/{id}/broadcast/video */
  readonly broadcastVideo: (id: PerformerId) => AsyncResult<undefined>;
  /** Asks for the server and the key of the performer's stream. */
  readonly startOneOnOne: (body: { readonly performerId: PerformerId }) => AsyncResult<OneOnOne>;
  /** Accepts the request of a customer. */
  readonly acceptRequest: (body: { readonly clientId: ClientId }) => AsyncResult<undefined>;
  /** Reports that an accepted customer did not join in time. @spec §7 POST session/timeout */
  readonly timeout: (body: Pair) => AsyncResult<undefined>;
  /**
   * Ends the session.
   * @param body `blocked` keeps the customer from asking again; `lost` says that the performer's connection was lost
   * @spec §7 POST session/end
   */
  readonly end: (body: Pair & { readonly blocked: boolean; readonly lost?: boolean }) => AsyncResult<undefined>;
  /**
   * Fetches the running requests and sessions as the platform has them: after a start, a reconnect and a lost answer.
   * @returns `undefined` when the platform does not have this call
   * @spec §7 Sessions — the call is ours
   */
  readonly snapshot: (id: PerformerId) => AsyncResult<WorkSnapshot | undefined>;
  /** Takes over the session of another device, which is informed. The call is ours. */
  readonly takeOver: (body: Pair) => AsyncResult<undefined>;
  /** Reports a moment of a request as it happens. */
  readonly report: (moment: SessionMoment) => AsyncResult<undefined>;
  /** Sends the name of a moment for tracking; it starts with `pf_camback_`. @spec §7 session/kpi/{name} */
  readonly kpi: (
    name: `pf_camback_${string}`,
    body?: Readonly<Record<string, string | number | boolean>>,
  ) => AsyncResult<undefined>;
}

/** Customer of a session that was ended by blocking, until the platform has confirmed the block. */
export type PendingBlock = Pick<ClientData, 'id' | 'requestId'>;

/** Storage of the blocks that the platform has not confirmed: they outlive the page and the login. @spec §7 POST session/end */
export interface PendingBlocks {
  readonly read: (performer: PerformerId) => readonly PendingBlock[];
  readonly write: (performer: PerformerId, blocks: readonly PendingBlock[]) => void;
}
