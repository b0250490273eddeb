import { millis, seconds } from '../kernel/units.ts';

/**
 * Time from the opening of the socket to the authentication; earlier the platform may not listen yet.
 * @spec §4 Real-time connection, §9 Authentication sent after connect
 */
export const AUTHENTICATE_AFTER = millis(1_000);
/**
 * Longest wait for the acknowledgement of an authentication; then it has failed with `realtime.socketTimeout`.
 * @spec §4 Real-time connection, §9 Authentication wait
 */
export const AUTHENTICATION_WAIT = millis(3_000);
/**
 * Longest time in which a socket may open; then the try has failed.
 * @spec §4 Real-time connection — our own limit, equal to the pong limit
 */
export const OPEN_LIMIT = millis(10_000);

/** Period of the pings. @spec §4 Real-time connection, §9 Ping */
export const PING_PERIOD = millis(6_000);
/** Period of the check; a dead link is noticed at most 10 + 3 = 13 s after its last pong. @spec §4 Real-time connection, §9 Socket check */
export const CHECK_PERIOD = millis(3_000);
/**
 * Longest time without a pong before the socket is given up: since the last pong while the page is visible, else since the oldest
 * unanswered ping.
 * @spec §4 Real-time connection, §9 Pong timeout
 */
export const PONG_LIMIT = millis(10_000);
/**
 * Age below which a socket is never given up, and its loss does not count as a new loss.
 * @spec §4 Real-time connection, §9 Reconnect guard
 */
export const RECONNECT_GUARD = millis(10_000);

/**
 * Time between two checks above which the page has been asleep; such a check probes before it decides.
 * @spec §4 Real-time connection — hidden tabs run timers late
 */
export const ASLEEP_AFTER = millis(2 * CHECK_PERIOD);
/** Longest wait for any frame after a probe, so that a dead socket is replaced within 5 s after a sleep. @spec §4 Real-time connection */
export const PROBE_LIMIT = millis(2_000);
/** Age up to which an earlier ping serves as the probe, so that several reasons to probe at once send one. @spec §4 Real-time connection */
export const PROBE_GAP = millis(1_000);

/**
 * Spread of the first try after a loss, at a random moment: of 1,000 clients that lose the platform together, at most 50 return in any 100
 * ms. The platform may advise another spread.
 * @spec §4 Real-time connection — our own limit
 */
export const RECONNECT_SPREAD = millis(4_000);
/**
 * Shortest time that a platform with few sockets may advise for the spread of the first tries.
 * @spec §4 Real-time connection — our own limit
 */
export const SHORTEST_SPREAD = millis(300);
/** Number of tries in the first series; after it a try follows every 20 to 40 s. @spec §4 Real-time connection — our own limit */
export const RECONNECT_TRIES = 10;
/** Length of the first series: no try of it starts later than this after the loss. @spec §4 Real-time connection — our own limit */
export const RECONNECT_WINDOW = millis(52_000);
/** Shortest slots of the second, third and fourth try; the others share the rest of the 52 s. @spec §4 Real-time connection — our own limit */
export const EARLY_SLOTS = [millis(1_000), millis(2_000), millis(4_000)] as const;
/** Shortest pause from the start of one try to the next, after the first series of tries. @spec §4 Real-time connection — our own limit */
export const SLOW_WAIT = millis(20_000);
/**
 * Greatest random addition to the pause after the first series: one try every 20 to 40 s, for as long as the connection is wanted.
 * @spec §4 Real-time connection — our own limit
 */
export const SLOW_SPREAD = millis(20_000);
/** An answered call shows that the network is back, but it starts a try at most this often: the platform may answer calls and refuse sockets. The number is our choice. */
export const ANSWER_GUARD = millis(5_000);

/**
 * Number of messages kept while the connection comes up; beyond it the oldest is dropped. @spec §4 Real-time connection — queued messages; our own limit
 */
export const OUTBOX_LIMIT = 100;
/**
 * Longest wait for a new token from a session check, its own 2 s and a little; then the performer is unreachable. The number is our choice.
 * @spec §9 Fetch timeout
 */
export const TOKEN_WAIT = millis(3_000);
/** Time over which unreadable events are gathered before the state they were about is fetched. The number is our choice. */
export const CATCH_UP_AFTER = millis(2_000);
/** The platform can make the page reload once in this time, not more often. @spec §4 Real-time connection — forceReload; our own limit */
export const RELOAD_GUARD = seconds(60);

/** Texts of connection errors as the specification writes them; for the log. @spec §8 Socket */
export const REALTIME_LITERALS: Partial<Record<RealtimeErrorCode, string>> = {
  'realtime.socketTimeout': 'socket-timeout',
  'realtime.alreadyConnected': 'You already have an active socket connection. Close it before proceeding',
};

/** Every way the real-time connection can fail. @spec §8 Socket */
export const REALTIME_ERRORS = [
  'realtime.socketTimeout',
  'realtime.alreadyConnected',
  'realtime.notConnected',
  'realtime.refused',
] as const;
export type RealtimeErrorCode = (typeof REALTIME_ERRORS)[number];
