import { bytes, millis } from '@greenroom/core/kernel/units';
import { LIMITS } from '../../base/security/limits.ts';

/** A larger frame closes its connection. Chat lines are at most 2000 characters. */
export const LARGEST_FRAME = bytes(LIMITS.frame.most);
/** Time after which a socket without authentication is disconnected. */
export const AUTHENTICATE_WITHIN = millis(15_000);
/**
 * Average and burst limits of the frames of one socket. A working page needs about 35 a minute (ping, typing); OWASP's
 * figure is 100. Ours is higher, so that a test at sixty times the speed is not cut off.
 */
export const FRAMES_PER_MINUTE = LIMITS.framesPerMinute.most;
export const FRAMES_AT_ONCE = LIMITS.framesAtOnce.most;
/** Part of a socket in the time over which all come back after a break: 50 of 1,000 in 100 ms at most. */
export const SPREAD_PER_SOCKET = millis(4);
/** Time between two sweeps for logins over their limit and for people who vanished. */
export const SWEEP_PERIOD = millis(5_000);
/** Time after which a customer whose socket broke counts as gone. */
export const CUSTOMER_GONE_AFTER = millis(10_000);
/**
 * Part of the times above that passes in real time, because a page needs some to come back at any speed of the clock.
 */
export const REAL_SHARE_OF_WAITING = 0.25;
