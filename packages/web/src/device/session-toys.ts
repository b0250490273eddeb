import type { TabStorage } from './tab-storage.ts';

/** Keeps that toys were connected in this browser, so that a reload, or the tab that takes over, looks for them again. */
export interface SessionToys {
  readonly wereConnected: () => boolean;
  readonly remember: () => void;
  readonly forget: () => void;
}

const KEY = 'greenroom.toys';

/**
 * Kept for the login's lifetime: the log-out forgets it, and so does a page without a login.
 * @param storage what all tabs of the browser share
 */
export const createSessionToys = (storage: TabStorage): SessionToys => ({
  wereConnected: () => storage.getItem(KEY) !== null,
  remember: () => storage.setItem(KEY, 'connected'),
  forget: () => storage.removeItem(KEY),
});
