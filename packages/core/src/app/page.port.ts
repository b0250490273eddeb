import type { Seconds } from '../kernel/units.ts';

/** The page that shows the product. What it remembers must outlive a reload, else a storm of forced reloads never ends. */
export interface BrowserPage {
  /** Loads the page again. @spec §4 Real-time connection — a forceReload event reloads the page */
  readonly reload: () => void;
  /** Time of the last forced reload of this page, on the wall clock; `undefined` when there was none. */
  readonly lastForcedReload: () => Seconds | undefined;
  readonly rememberForcedReload: (at: Seconds) => void;
}
