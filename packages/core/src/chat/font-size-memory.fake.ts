import type { FontSize } from './chat-state.ts';
import type { FontSizeMemory } from './font-size-memory.port.ts';

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
