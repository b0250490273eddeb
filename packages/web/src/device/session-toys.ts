import type { TabStorage } from './tab-storage.ts';

/** Keeps that toys were connected in this tab, so that a reload looks for them again. */
export interface SessionToys {
  readonly wereConnected: () => boolean;
  readonly remember: () => void;
  readonly forget: () => void;
}

const KEY = 'greenroom.toys';

/** Kept for the tab's lifetime: it survives a reload, not the log-out. */
export const createSessionToys = (storage: TabStorage): SessionToys => ({
  wereConnected: () => storage.getItem(KEY) !== null,
  remember: () => storage.setItem(KEY, 'connected'),
  forget: () => storage.removeItem(KEY),
});
