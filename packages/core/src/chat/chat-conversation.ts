import type { ClientId } from '../kernel/ids.ts';
import { unchanged } from '../kernel/machine.ts';
import { leave } from '../kernel/slots.ts';
import { slotOf } from './chat-delivery.ts';
import { fetchHistory } from './chat-history.ts';
import { HISTORY_LENGTH } from './chat-message.ts';
import { NO_CHAT, type ChatStep, type ChatEventOf, type ChatInternal } from './chat-state.ts';
import { EMPTY_LOG, messageLog } from './message-log.ts';

const LEAVE = ['typing', 'fetchAgain', 'fetch'].map(leave);

/** Keeps the messages that the platform does not have yet when the performer turns to another customer. */
const setAside = (state: ChatInternal): ChatInternal => {
  const { client, fontSize, sending } = state;
  const waiting = [...state.messages].filter(({ delivery }) => delivery !== 'sent');
  const aside: ChatInternal = { ...NO_CHAT, fontSize, sending, unsent: state.unsent };
  return client === undefined || waiting.length === 0
    ? aside
    : { ...aside, unsent: new Map(state.unsent).set(client, waiting) };
};

const takeUp = (state: ChatInternal, client: ClientId): ChatInternal => {
  const waiting = state.unsent.get(client);
  if (waiting === undefined) return state;
  const unsent = new Map(state.unsent);
  unsent.delete(client);
  return { ...state, unsent, messages: messageLog(waiting) };
};

/** Opens the conversation with a customer: the one before is set aside, and the latest 100 lines are fetched. @spec §7 Chat */
export const open = (state: ChatInternal, { client, performerId, draft, since }: ChatEventOf<'opened'>): ChatStep => {
  if (client === state.client) return unchanged(state);
  const opened = { ...takeUp(setAside(state), client), client, performerId, draft, since, gapFrom: EMPTY_LOG };
  const fetched = fetchHistory(opened, 'opening', HISTORY_LENGTH);
  return { state: fetched.state, effects: [...LEAVE, ...fetched.effects] };
};

export const close = (state: ChatInternal): ChatStep =>
  state.client === undefined ? unchanged(state) : { state: setAside(state), effects: LEAVE };

/** Fetches again what was opened before events arrived: a line may have come in between. Nothing was lost, so no gap is marked. */
export const complete = (state: ChatInternal): ChatStep =>
  state.client === undefined
    ? unchanged(state)
    : fetchHistory(state, state.fetch?.purpose ?? 'comparing', state.fetch?.limit ?? HISTORY_LENGTH);

/** Messages may be missing: the conversation is fetched again and the gap is marked until it is filled. */
export const fillGap = (state: ChatInternal): ChatStep => {
  if (state.client === undefined) return unchanged(state);
  const gap = { gap: 'fetching', gapFrom: state.gapFrom ?? state.messages, lostFetch: undefined } as const;
  return fetchHistory({ ...state, ...gap }, 'gap', HISTORY_LENGTH);
};

/** Forgets the conversation, and drops what is under way; the font size is the device's. */
export const forget = ({ fontSize, sending }: ChatInternal): ChatStep => ({
  state: { ...NO_CHAT, fontSize },
  effects: [...LEAVE, ...Array.from(sending.keys(), (id) => leave(slotOf(id)))],
});
