import type { TabStorage } from './tab-storage.ts';

/** Milliseconds until a value is written: the most typing that a crash of the browser may lose. */
const WRITE_AFTER = 300;

interface Deps {
  readonly later: (task: () => void, afterMs: number) => void;
  /** Calls the task when the page is left, or hidden and perhaps never shown again. */
  readonly onPageHide: (task: () => void) => void;
}

/** Storage that writes only the latest value of each key to another one, a moment later, so that typing does not wait for the disk. */
export const writeBehind = (storage: TabStorage, { later, onPageHide }: Deps): TabStorage => {
  const unwritten = new Map<string, string>();
  let isPlanned = false;
  const flush = (): void => {
    isPlanned = false;
    for (const [key, value] of unwritten) {
      try {
        storage.setItem(key, value);
        unwritten.delete(key);
      } catch {
        // The storage is full: the value stays here, and is tried again with the next one.
      }
    }
  };
  onPageHide(flush);
  return {
    getItem: (key) => unwritten.get(key) ?? storage.getItem(key),
    setItem: (key, value) => {
      if (!isPlanned) later(flush, WRITE_AFTER);
      isPlanned = true;
      unwritten.set(key, value);
    },
    removeItem: (key) => {
      unwritten.delete(key);
      storage.removeItem(key);
    },
    clear: () => {
      unwritten.clear();
      storage.clear();
    },
  };
};
