/** How many of her latest sessions of a kind an estimate looks at. @spec §2 /earnings/ — the size is our choice */
export const RATE_SAMPLE = 20;
