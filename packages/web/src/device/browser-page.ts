import type { BrowserPage } from '@greenroom/core/app/app-deps';
import { seconds } from '@greenroom/core/kernel/units';
import type { LeaveGuard } from './leave-guard.ts';
import type { TabStorage } from './tab-storage.ts';

const KEY = 'greenroom.forcedReload';

/**
 * This tab's page. What it remembers lasts as long as the tab, also through a reload.
 *
 * @param reload loads the page again, in a new version where one waits
 */
export const createBrowserPage = (reload: () => void, storage: TabStorage, guard: LeaveGuard): BrowserPage => ({
  // A forced reload shows no question.
  reload: () => {
    guard.stop();
    reload();
  },
  lastForcedReload: () => {
    const remembered = Number(storage.getItem(KEY) ?? Number.NaN);
    return Number.isFinite(remembered) ? seconds(remembered) : undefined;
  },
  rememberForcedReload: (at) => storage.setItem(KEY, String(at)),
});
