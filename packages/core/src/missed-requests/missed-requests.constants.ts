/** How many missed requests are kept; the oldest gives way. @spec §4 Request flow — the number is our choice */
export const MAX_MISSED_REQUESTS = 100;
