import type { ScreenLockMemory } from '@greenroom/core/session/video/screen-lock';
import type { TabStorage } from '../../device/tab-storage.ts';

const KEY = 'greenroom.screen-lock';
const EXPLAINED = 'told';

/** Keeps for this device that the performer was told what a locked screen stops. */
export const screenLockMemory = (device: TabStorage): ScreenLockMemory => ({
  isExplained: () => device.getItem(KEY) === EXPLAINED,
  remember: () => device.setItem(KEY, EXPLAINED),
});
