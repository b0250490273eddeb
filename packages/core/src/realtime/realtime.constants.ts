import { millis, seconds } from '../kernel/units.ts';

/** The platform is greeted this long after the socket opened; earlier it may not listen yet. @spec §4 Real-time connection, §9 Authentication sent after connect */
export const AUTHENTICATE_AFTER = millis(1_000);
/** An authentication that is not acknowledged within this ends in `realtime.socketTimeout`. @spec §4 Real-time connection, §9 Authentication wait */
export const AUTHENTICATION_WAIT = millis(3_000);
/** A socket that has not opened by then counts as a failed try. @spec §4 Real-time connection — our own limit, equal to the pong limit */
export const OPEN_LIMIT = millis(10_000);

/** Period of the pings. @spec §4 Real-time connection, §9 Ping */
export const PING_PERIOD = millis(6_000);
/** Period of the check; with the ping period and the pong limit a dead link is noticed within 6 + 10 + 3 = 19 s. @spec §4 Real-time connection, §9 Socket check */
export const CHECK_PERIOD = millis(3_000);
/** Without a pong for longer than this the socket is condemned: since the last one while the page is seen, since the oldest unanswered ping while it is not. @spec §4 Real-time connection, §9 Pong timeout */
export const PONG_LIMIT = millis(10_000);
/** A socket younger than this is never condemned, and losing it does not count as a fresh loss. @spec §4 Real-time connection, §9 Reconnect guard */
export const RECONNECT_GUARD = millis(10_000);

/** A check that comes more than this after the one before means that the page was asleep: it probes before it judges. @spec §4 Real-time connection — hidden tabs run timers late */
export const ASLEEP_AFTER = millis(2 * CHECK_PERIOD);
/** Time that the probe after a sleep may stay without any frame, so that a dead socket is replaced within 5 s of waking. @spec §4 Real-time connection */
export const PROBE_LIMIT = millis(2_000);
/** A ping this young serves as the probe; several reasons to probe at once send one. @spec §4 Real-time connection */
export const PROBE_GAP = millis(1_000);

/** The first try to get a lost connection back starts at a random moment within this, so that a platform that closes all sockets at once is not asked by all at once. @spec §4 Real-time connection — our own limit */
export const FIRST_TRY_SPREAD = millis(1_000);
/** While the performer looks at the page, only within this. @spec §4 Real-time connection — our own limit */
export const FIRST_TRY_SPREAD_SEEN = millis(300);
/** Number of failed tries after which only the performer can start another. @spec §4 Real-time connection — our own limit */
export const RECONNECT_TRIES = 10;
/** No try of its own starts later than this after the loss. It is the sum of the slots below: 1 + 2 + 4 + 6 × 7.5 s. @spec §4 Real-time connection — our own limit */
export const RECONNECT_WINDOW = millis(52_000);
/** The slot of the second try; each later slot is twice as long … @spec §4 Real-time connection — our own limit */
export const FIRST_SLOT = millis(1_000);
/** … up to this. @spec §4 Real-time connection — our own limit */
export const LONGEST_SLOT = millis(7_500);

/**
 * Number of messages kept while the connection comes up; beyond it the oldest is dropped. @spec §4 Real-time connection — queued messages;
 * our own limit
 */
export const OUTBOX_LIMIT = 100;
/** A session check that brings no new token within this leaves the performer unreachable: its own 2 s and a little. The number is our choice. @spec §9 Fetch timeout */
export const TOKEN_WAIT = millis(3_000);
/** Time over which unreadable events are gathered before the state they were about is fetched. The number is our choice. */
export const CATCH_UP_AFTER = millis(2_000);
/** The platform can make the page reload once in this time, not more often. @spec §4 Real-time connection — forceReload; our own limit */
export const RELOAD_GUARD = seconds(60);
