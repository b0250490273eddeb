import { millis } from '@greenroom/core/kernel/units';

/** One round of the ring: two tones twice, then a pause. Longer and a request is missed, shorter and it disturbs. */
export const RING_ROUND_SECONDS = 2.8;
/** Time for which the tab shows one title before the other. */
export const TITLE_FLASH = millis(1_000);
/** One round of shaking: on, off, on, and the pause until the next round. */
export const VIBRATION_PATTERN: readonly number[] = [400, 200, 400];
export const VIBRATION_ROUND = millis(2_000);
/** Volume until another one is chosen. */
export const FIRST_VOLUME = 80;
export const FULL_VOLUME = 100;
