import { isFontSize } from '@greenroom/core/chat/chat-state';
import type { FontSizeMemory } from '@greenroom/core/chat/font-size-memory.port';
import type { TabStorage } from '../device/tab-storage.ts';

const KEY = 'greenroom.chat-font-size';

/** Keeps the letter size of the chat on this device; it is nothing personal. */
export const fontSizeMemory = (device: TabStorage): FontSizeMemory => ({
  read: () => {
    const kept = device.getItem(KEY) ?? '';
    return isFontSize(kept) ? kept : undefined;
  },
  write: (size) => device.setItem(KEY, size),
});
