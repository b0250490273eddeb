import { unchanged } from '../kernel/machine.ts';
import { after } from '../kernel/slots.ts';
import { elapsed, type Millis } from '../kernel/units.ts';
import { TYPING_PAUSE, TYPING_SHOWN } from './chat-message.ts';
import type { ChatStep, ChatEventOf, ChatInternal } from './chat-state.ts';

/** Checks whether a typing event may be sent now: at most one every 3 s. @spec §5 Typing events */
const mayAnnounceTyping = (lastTyped: Millis | undefined, now: Millis): boolean =>
  lastTyped === undefined || elapsed(lastTyped, now) >= TYPING_PAUSE;

/** Keeps the draft for its customer and sends a typing event; emptying the draft is not typing. @spec §5 Typing events */
export const type = (state: ChatInternal, { draft, now }: ChatEventOf<'typed'>): ChatStep => {
  const { client, performerId } = state;
  const typed: ChatInternal = { ...state, draft };
  if (client === undefined || performerId === undefined) return unchanged(typed);
  const kept = { type: 'keepDraft', client, draft } as const;
  if (draft === '' || !mayAnnounceTyping(state.lastTyped, now)) return { state: typed, effects: [kept] };
  return { state: { ...typed, lastTyped: now }, effects: [kept, { type: 'announceTyping', client, performerId }] };
};

/** Clears the time of the last typing event after a failure: the next key sends it again. */
export const forgetLastTyped = (state: ChatInternal): ChatStep => unchanged({ ...state, lastTyped: undefined });

/** Shows that the customer is typing, until 3 s after the last typing event. @spec §4 Chat */
export const onClientTyped = (state: ChatInternal, { client }: ChatEventOf<'clientTyped'>): ChatStep => {
  if (client !== state.client) return unchanged(state);
  return {
    state: state.typing ? state : { ...state, typing: true },
    effects: [after('typing', TYPING_SHOWN, { type: 'typingOver' })],
  };
};

export const endTyping = (state: ChatInternal): ChatStep =>
  unchanged(state.typing ? { ...state, typing: false } : state);
