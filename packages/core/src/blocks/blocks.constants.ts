/** The longest reason, in characters. @spec §3 Block — the length is our choice */
export const MAX_REASON_LENGTH = 200;
