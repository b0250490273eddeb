import { atMost, jittered, pausing } from '../../kernel/retry.ts';
import { millis } from '../../kernel/units.ts';

/** Longest time in which a try to connect a stream must become live. @spec §4 Request flow — reconnect, our choice of numbers */
export const CONNECT_TIMEOUT = millis(15_000);
/** Each pause is stretched or cut by up to this share, so that a thousand clients do not return at once. */
const RETRY_JITTER = 0.2;
/** After this many tries a lost stream is given up. */
const RETRY_TRIES = 6;
/** Pauses before each try after a stream was lost; the loss counts as the first failure. @spec §4 Request flow — reconnect: 1, 2, 4, 8, 15 s, each ±20 % */
export const RESTORE_RETRY = atMost(
  RETRY_TRIES + 1,
  jittered(RETRY_JITTER, pausing([millis(1_000), millis(2_000), millis(4_000), millis(8_000), millis(15_000)])),
);
/** Pauses between the checks for a picture that is not there yet: short at first, since it mostly comes in a moment. @spec §4 Request flow — back camera */
export const pictureWait = pausing([millis(500), millis(1_000), millis(2_000), millis(5_000), millis(15_000)]);
/** A picture that has not come by then is given up. */
export const LONGEST_WAIT = millis(120_000);
/** Time without packets after which a picture counts as frozen, and a notice is shown. */
export const FROZEN_AFTER = millis(3_000);
/** Period of counting the packets: long enough to cost nothing. */
export const PICTURE_COUNTED_EVERY = millis(1_000);
