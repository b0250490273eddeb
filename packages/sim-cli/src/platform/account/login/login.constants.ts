import { millis } from '@greenroom/core/kernel/units';
import { LIMITS } from '../../base/security/limits.ts';

/** Time without a call after which a login ends: a network may be away for three hours, and the performer is back on the air without a login. */
export const IDLE_LIMIT = millis(4 * 3_600_000);
/** A login ends after this in any case: a long shift and its overtime. */
export const ABSOLUTE_LIMIT = millis(12 * 3_600_000);
/** A login that was active so recently counts as a login elsewhere: two missed checks of 60 s and a bit. */
export const LIVE_WITHIN = millis(150_000);
/** Lifetime of the socket's token after the last session check; the next check then gives another. */
export const SOCKET_TOKEN_LIFETIME = millis(10 * 60_000);

/** A login code is good for 10 minutes, once. */
export const LOGIN_CODE_LIFETIME = millis(10 * 60_000);
/** Number of codes that are sent to one performer within the lifetime of one. */
export const MOST_CODES = LIMITS.codes.most;
/**
 * Number of wrong passwords and codes that are checked for one ID within the window; a new code does not restart the
 * count.
 */
export const MOST_TRIES = LIMITS.triesOfAnId.most;
export const TRIES_WINDOW = millis(15 * 60_000);
/**
 * Pauses before the tries that follow this many: the eighth waits 10 s, the ninth 30 s, the tenth 90 s, and the next one for
 * the end of the window. A person who mistypes is not held up, and a guesser has seven tries at once.
 */
export const PAUSES_AFTER: Readonly<Record<number, number>> = { 7: 10_000, 8: 30_000, 9: 90_000 };
/** Number of wrong passwords, codes and links that are checked for one address within the window, whatever the ID; an option of the platform. */
export const MOST_TRIES_OF_AN_ADDRESS = LIMITS.triesOfAnAddress.most;
/** A remembered device needs no mailed code for 30 days. */
export const DEVICE_LIFETIME = millis(30 * 24 * 3_600_000);
/** A device is known for 400 days after its last login, as long as browsers keep a cookie. */
export const KNOWN_COOKIE_LIFETIME = millis(400 * 24 * 3_600_000);
/** The link that logs out a device, in the mail about it, works for 24 hours, once. */
export const DENIAL_LIFETIME = millis(24 * 3_600_000);
/** Number of attempts with one code that are checked; then it counts as expired. */
export const MOST_TRIES_OF_A_CODE = LIMITS.triesOfACode.most;
/** Number of passwords that are hashed at once: half of the threads that files and pictures need too. */
export const HASHES_AT_ONCE = LIMITS.hashes.most;
/** Number of logins that wait for that, about a second; a login beyond them is refused at once. */
export const MOST_HASHES_WAITING = LIMITS.hashesWaiting.most;
/** With fewer, the tries of one ID could use up those of its address. */
export const FEWEST_TRIES_OF_AN_ADDRESS = 10;
