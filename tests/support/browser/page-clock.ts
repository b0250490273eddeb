import type { Page } from 'playwright';

/** Reads the clock of the page, which no change of the machine's date moves. Compare it with times of the same page alone. */
export const clockOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());
