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

/**
 * The first try to get a lost connection back starts at a random moment within this, unless the platform advised another spread with its
 * acknowledgement: so 1,000 clients whose sockets were closed at once come back at most 50 (5 %) in any 100 ms.
 * @spec §4 Real-time connection — our own limit
 */
export const RECONNECT_SPREAD = millis(4_000);
/** A platform with few sockets may advise as little as this. @spec §4 Real-time connection — our own limit */
export const SHORTEST_SPREAD = millis(300);
/** Number of tries in the first series; after it a try follows every 20 to 40 s. @spec §4 Real-time connection — our own limit */
export const RECONNECT_TRIES = 10;
/** Length of the first series: no try of it starts later than this after the loss. @spec §4 Real-time connection — our own limit */
export const RECONNECT_WINDOW = millis(52_000);
/** Shortest slots of the second, third and fourth try; the others share the rest of the 52 s. @spec §4 Real-time connection — our own limit */
export const EARLY_SLOTS = [millis(1_000), millis(2_000), millis(4_000)] as const;
/** After the first series the next try starts this long after the start of the one before … @spec §4 Real-time connection — our own limit */
export const SLOW_WAIT = millis(20_000);
/** … plus a random part of this: one try every 20 to 40 s, for as long as the connection is wanted. @spec §4 Real-time connection — our own limit */
export const SLOW_SPREAD = millis(20_000);
/** An answered call shows that the network is back, but it starts a try at most this often: the platform may answer calls and refuse sockets. The number is our choice. */
export const ANSWER_GUARD = millis(5_000);

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
