import { isFontSize, type FontSize } from '@greenroom/core/chat/chat-state';
import type { Stored } from '@greenroom/core/kernel/storage.port';
import type { TabStorage } from '../device/tab-storage.ts';

const KEY = 'greenroom.chat-font-size';

/** Keeps the letter size of the chat on this device; it is nothing personal. */
export const fontSizeMemory = (device: TabStorage): Stored<FontSize | undefined, FontSize> => ({
  read: () => {
    const kept = device.getItem(KEY) ?? '';
    return isFontSize(kept) ? kept : undefined;
  },
  write: (size) => device.setItem(KEY, size),
});
