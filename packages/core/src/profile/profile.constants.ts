/** Nobody younger may work here, whatever the platform's configuration says. */
export const ADULT_AGE = 18;
/** @spec §9 Name or description limits — name 25 (Dutch) */
export const MAX_DUTCH_NAME = 25;
/** @spec §9 Name or description limits — or 255 */
export const MAX_NAME = 255;
/** @spec §9 Name or description limits — description 400 to 700 */
export const MIN_DESCRIPTION = 400;
/** @spec §9 Name or description limits — description 400 to 700 */
export const MAX_DESCRIPTION = 700;
