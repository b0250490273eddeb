import { millis } from '@greenroom/core/kernel/units';

/** A toy's app or the vendor's cloud that takes longer does not answer. @spec §9 Fetch timeout */
export const ANSWER_TIMEOUT = millis(2_000);
