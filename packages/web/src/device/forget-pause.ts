import type { TabStorage } from './tab-storage.ts';

export const PAUSE_KEY = 'greenroom.pause';
export const BREAK_KEY = 'greenroom.break';

/** Forgets the pause of work, whoever paused. Apart from the memory itself, which the log-in need not fetch. */
export const forgetPause = (storage: TabStorage): void => {
  storage.removeItem(PAUSE_KEY);
  storage.removeItem(BREAK_KEY);
};
