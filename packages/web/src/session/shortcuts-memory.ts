import type { TabStorage } from '../device/tab-storage.ts';
import type { ShortcutsMemory } from './shortcuts.view-model.ts';

const KEY = 'greenroom.shortcuts';
const OFF = 'off';

/** Keeps the switch of the single keys for this device; on at first. */
export const shortcutsMemory = (device: TabStorage): ShortcutsMemory => ({
  areOn: () => device.getItem(KEY) !== OFF,
  remember: (on) => (on ? device.removeItem(KEY) : device.setItem(KEY, OFF)),
});
