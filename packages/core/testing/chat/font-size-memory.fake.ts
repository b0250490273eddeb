import type { FontSize } from '../../src/chat/chat-state.ts';
import type { Stored } from '../../src/kernel/storage.port.ts';

/** Keeps the letter size for as long as the program runs. */
export const createFontSizeMemory = (): Stored<FontSize | undefined, FontSize> => {
  let kept: FontSize | undefined;
  return {
    read: () => kept,
    write: (size) => {
      kept = size;
    },
  };
};
