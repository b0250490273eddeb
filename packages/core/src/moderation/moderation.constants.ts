/** The longest text to a moderator, in characters. @spec §7 POST moderator/flag — the length is our choice */
export const MAX_FLAG_LENGTH = 1_000;
