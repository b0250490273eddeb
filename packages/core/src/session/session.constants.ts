import { millis, seconds } from '../kernel/units.ts';
import type { Persistence } from './persistent-call.machine.ts';

/** Time for a customer to join before the request is dropped. @spec §9 Join timeout */
export const JOIN_TIMEOUT = millis(59_000);
/** The client timer counts up, and the join countdown down, in steps of this. @spec §4 Request flow */
export const TIMER_TICK = millis(1_000);
/**
 * Interval and number of the tries to report the end of a session, about a minute in all. By then the platform has noticed the absence of
 * the performer.
 * @spec §7 POST session/end — the numbers are our choice
 */
export const END_REPORT: Persistence = { every: millis(5_000), times: 12 };
/**
 * Interval of the tries to report an end by which the customer is blocked, until the platform confirms it or refuses it for good: it
 * notices an absence by itself, but not a block.
 * @spec §7 POST session/end — the number is our choice
 */
export const BLOCK_REPORT: Persistence = { every: millis(5_000), times: Number.POSITIVE_INFINITY };
/**
 * Interval and number of the tries to fetch the running work after a start, a reconnect or a lost answer, half a minute in all. The numbers
 * are our choice.
 * @spec §4 Request flow
 */
export const CURRENT: Persistence = { every: millis(5_000), times: 6 };
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
/** Number of customers who have left that are remembered, in case the platform has not received the end. */
export const MAX_LEFT_CUSTOMERS = 20;

/**
 * Failures of going ready, accepting and ending, and of a connection that is lost or interrupted for long.
 * @spec §8 Session and disconnect
 */
export const SESSION_ERRORS = [
  'session.startFailed',
  'session.acceptFailed',
  'session.endFailed',
  'session.connectionLost',
  'session.outage',
] as const;
export type SessionErrorCode = (typeof SESSION_ERRORS)[number];
