/** Greatest number of missed requests that are kept; the oldest is dropped. @spec §4 Request flow — the number is our choice */
export const MAX_MISSED_REQUESTS = 100;
