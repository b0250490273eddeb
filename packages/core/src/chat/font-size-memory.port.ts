import type { FontSize } from './chat-state.ts';

/** Keeps the letter size of the chat on this device. @spec §4 Chat — font size */
export interface FontSizeMemory {
  /** @returns undefined when none was chosen here */
  readonly read: () => FontSize | undefined;
  readonly write: (size: FontSize) => void;
}
