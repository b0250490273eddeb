import type { TabStorage } from '../device/tab-storage.ts';
import type { ShortcutsMemory } from './shortcuts.view-model.ts';

const KEY = 'greenroom.shortcuts';
const OFF = 'off';

/** On until she switches them off on this device. */
export const shortcutsMemory = (device: TabStorage): ShortcutsMemory => ({
  areOn: () => device.getItem(KEY) !== OFF,
  remember: (on) => (on ? device.removeItem(KEY) : device.setItem(KEY, OFF)),
});
