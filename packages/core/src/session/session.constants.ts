import { isRefusal, isFinalRefusal } from '../kernel/result.ts';
import { everyFor } from '../kernel/retry.ts';
import { millis, seconds, type Millis } from '../kernel/units.ts';

/** Time for a customer to join before the request is dropped. @spec §9 Join timeout */
export const JOIN_TIMEOUT = millis(59_000);
/** The client timer counts up, and the join countdown down, in steps of this. @spec §4 Request flow */
export const TIMER_TICK = millis(1_000);
/** Settings of a session; a brand can change them. */
export interface SessionSettings {
  /** Time for a customer to join before the request is dropped. @spec §9 Join timeout */
  readonly joinTimeout: Millis;
}

export const SESSION_SETTINGS: SessionSettings = { joinTimeout: JOIN_TIMEOUT };

const RETRY_PAUSE = millis(5_000);
/**
 * Tries to report the end of a session, for about a minute. By then the platform has noticed the absence of the performer.
 * @spec §7 POST session/end — the numbers are our choice
 */
export const END_RETRY = { retry: everyFor(RETRY_PAUSE, 60_000), until: isFinalRefusal };
/**
 * Tries to report an end by which the customer is blocked, until the platform confirms it or refuses it for good.
 * @spec §7 POST session/end — the number is our choice
 */
export const BLOCK_RETRY = { retry: everyFor(RETRY_PAUSE, Number.POSITIVE_INFINITY), until: isFinalRefusal };
/** Tries to report that the broadcast continues, for about a minute. The numbers are our choice. @spec §7 POST session/performer_ready */
export const READY_RETRY = { retry: everyFor(RETRY_PAUSE, 60_000), until: isRefusal };
/**
 * Tries to fetch the running work after a start, a reconnect or a lost answer, for half a minute. The numbers are our choice.
 * @spec §4 Request flow
 */
export const SNAPSHOT_RETRY = { retry: everyFor(RETRY_PAUSE, 30_000), until: () => false };
/** Time in which a decline can be undone; the customer gets it afterwards. The number is our choice. @spec §7 videoChat REJPERF */
export const UNDO_DECLINE = millis(3_000);
/**
 * Time after which the customer is to try again, when the performer answers a request with *Busy*. The number is our choice.
 * @spec §7 videoChat REJPERF
 */
export const BUSY_FOR = seconds(120);
/**
 * Longest wait of a second customer's request during a session, as long as a customer may take to join. The number is our choice.
 * @spec §9 Join timeout
 */
export const SECOND_WAITS = millis(59_000);

/**
 * Failures of going ready, accepting and ending, and of a connection that is lost or interrupted for long.
 * @spec §8 Session and disconnect
 */
export const SESSION_ERRORS = [
  'session.startFailed',
  'session.acceptFailed',
  'session.endFailed',
  'session.notTakenOver',
  'session.connectionLost',
  'session.outage',
] as const;
export type SessionErrorCode = (typeof SESSION_ERRORS)[number];
