import type { FontSize } from '../../src/chat/chat-state.ts';
import type { FontSizeMemory } from '../../src/chat/font-size-memory.port.ts';

/** Keeps the letter size for as long as the program runs. */
export const createFontSizeMemory = (): FontSizeMemory => {
  let kept: FontSize | undefined;
  return {
    read: () => kept,
    write: (size) => {
      kept = size;
    },
  };
};
