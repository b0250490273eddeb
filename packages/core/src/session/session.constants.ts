import { millis, seconds } from '../kernel/units.ts';
import type { Persistence } from './persistent-call.ts';

/** Time for a customer to join before the request is dropped. @spec §9 Join timeout */
export const JOIN_TIMEOUT = millis(59_000);
/** The client timer counts up, and the join countdown down, in steps of this. @spec §4 Request flow */
export const TIMER_TICK = millis(1_000);
/** A customer's name is cut here on screen, in characters. @spec §9 Session name display */
export const MAX_CLIENT_NAME_LENGTH = 25;
/**
 * Tries for the end of a session that the platform does not take: about a minute. By then it has noticed the absence of the performer.
 * @spec §7 POST session/end — the numbers are our choice
 */
export const END_REPORT: Persistence = { every: millis(5_000), times: 12 };
/** After a start, a reconnect or a lost answer the platform is asked what is going on, for half a minute at most. The numbers are our choice. @spec §4 Request flow */
export const CURRENT: Persistence = { every: millis(5_000), times: 6 };
/** Time in which a decline can be undone; the customer gets it afterwards. The number is our choice. @spec §7 videoChat REJPERF */
export const UNDO_DECLINE = millis(3_000);
/** Time after which a customer is asked to try again by *Busy*. The number is our choice. @spec §7 videoChat REJPERF */
export const BUSY_FOR = seconds(120);
/** Time for which a request waits during a session, as long as a customer may take to join. The number is our choice. @spec §9 Join timeout */
export const SECOND_WAITS = millis(59_000);
/** So many customers who have gone are kept in mind, in case the platform has not heard. */
export const MAX_LEFT_CUSTOMERS = 20;
