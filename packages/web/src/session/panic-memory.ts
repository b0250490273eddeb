import type { PanicMemory } from '@greenroom/core/panic/panic.controller';
import type { TabStorage } from '../device/tab-storage.ts';

const KEY = 'greenroom.neutral-screen';
const YES = 'yes';

/** Kept in the tab, so that a reload does not show the screen or the camera. */
export const panicMemory = (tab: TabStorage): PanicMemory => ({
  isActive: () => tab.getItem(KEY) === YES,
  remember: (active) => (active ? tab.setItem(KEY, YES) : tab.removeItem(KEY)),
});
