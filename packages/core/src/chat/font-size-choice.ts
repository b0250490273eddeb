import type { ChatStep } from './chat-event.ts';
import type { ChatMemory } from './chat-state.ts';
import { nextFontSize } from './font-size.ts';

/** Takes the next letter size and keeps it on this device. @spec §4 Chat */
export const cycleFontSize = (state: ChatMemory): ChatStep => {
  const fontSize = nextFontSize(state.fontSize);
  return { state: { ...state, fontSize }, effects: [{ type: 'keepFontSize', size: fontSize }] };
};
