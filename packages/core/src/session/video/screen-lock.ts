/** Effect of a locked screen: on some devices it stops the page, whose screen is kept on where that can be. */
export type ScreenLock = 'harmless' | 'explained' | 'keptAwake';

/** Remembers on this device that the performer has seen the explanation. */
export interface ScreenLockMemory {
  readonly isExplained: () => boolean;
  readonly remember: () => void;
}

/** Decides whether to explain, before going ready, what a locked screen stops: once on each device where it stops something. */
export const explainsScreenLock = (screenLock: ScreenLock, memory: ScreenLockMemory): boolean => {
  if (screenLock === 'harmless' || memory.isExplained()) return false;
  memory.remember();
  return true;
};
