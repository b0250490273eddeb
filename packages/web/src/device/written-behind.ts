import type { TabStorage } from './tab-storage.ts';

/** Most typing that a crash of the browser may lose. */
const LATEST_MS = 300;

interface Deps {
  readonly later: (task: () => void, afterMs: number) => void;
  /** Told when the page goes, or may never come back from the background. */
  readonly onGoing: (task: () => void) => void;
}

/** Holds what is written for a moment and passes only the last of it on, so that no key waits for the disk. */
export const writtenBehind = (storage: TabStorage, { later, onGoing }: Deps): TabStorage => {
  const held = new Map<string, string>();
  const passOn = (): void => {
    for (const [key, value] of held) storage.setItem(key, value);
    held.clear();
  };
  onGoing(passOn);
  return {
    getItem: (key) => held.get(key) ?? storage.getItem(key),
    setItem: (key, value) => {
      if (held.size === 0) later(passOn, LATEST_MS);
      held.set(key, value);
    },
    removeItem: (key) => {
      held.delete(key);
      storage.removeItem(key);
    },
    clear: () => {
      held.clear();
      storage.clear();
    },
  };
};
