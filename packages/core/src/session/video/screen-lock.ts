/** Effect of a locked screen: on some devices it stops the page, whose screen is kept on where that can be. */
export type ScreenLock = 'harmless' | 'explained' | 'keptAwake';

/** Keeps on this device that the performer was told what a locked screen stops. */
export interface ScreenLockMemory {
  readonly isExplained: () => boolean;
  readonly remember: () => void;
}

/** Decides at each try to go ready whether the performer is told first what a locked screen stops: once on each device where it stops something. */
export const explainsScreenLock = (screenLock: ScreenLock, memory: ScreenLockMemory): boolean => {
  if (screenLock === 'harmless' || memory.isExplained()) return false;
  memory.remember();
  return true;
};
