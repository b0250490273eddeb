import { millis } from '../kernel/units.ts';

/** Shortest time between two typing events to the customer. @spec §5 Typing events, §9 Typing debounce */
export const TYPING_PAUSE = millis(3_000);
/** Time after the customer's last typing event at which the typing indicator goes away. @spec §4 Chat, §9 Typing indicator */
export const TYPING_SHOWN = millis(3_000);
/** The longest message that is sent, in characters; a longer one stays in the draft. @spec §7 Chat — the length is our choice */
export const MAX_MESSAGE_LENGTH = 2_000;
/** Greatest number of messages kept of a conversation; the oldest are dropped. @spec §4 Chat — the number is our choice */
export const MAX_MESSAGES = 10_000;
/** Number of times that a line without an answer is sent, the first included. @spec §7 Chat — the number is our choice */
export const SEND_TRIES = 4;
/** Time between two tries to send a chat line. @spec §7 Chat — our own limit */
export const SEND_EVERY = millis(10_000);
/** Clocks may differ by this much when a date of this machine is compared with one of the platform. */
export const CLOCK_DIFFERENCE = 300;
/** Messages are kept in packs of this many, so that one more message never copies the whole conversation. */
export const PACK_LENGTH = 100;
/** Number of the latest messages that are fetched first. @spec §7 GET …/{performerId}/{type}/{customerId} — the number is our choice */
export const HISTORY_LENGTH = 100;
/** Factor by which the next fetch is longer when none of the fetched messages is known and the gap may be longer. */
export const HISTORY_GROWTH = 10;
/** Pauses before a conversation that could not be fetched is fetched again; the last holds for all further ones. */
export const FETCH_AGAIN_AFTER = [1_000, 2_000, 4_000, 8_000, 15_000].map(millis);
/** Each of these pauses is stretched or cut by up to this share, so that a thousand clients do not return at once. */
export const FETCH_AGAIN_JITTER = 0.2;
