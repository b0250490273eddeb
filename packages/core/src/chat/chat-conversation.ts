import type { ClientId } from '../kernel/ids.ts';
import { NO_EFFECTS } from '../kernel/machine.ts';
import type { ChatMessage } from './chat-message.ts';
import type { ChatEffect, ChatStep, EventOf } from './chat-event.ts';
import { NO_CHAT, type ChatMemory, type HistoryFetch } from './chat-state.ts';
import { CLOCK_DIFFERENCE, HISTORY_GROWTH, HISTORY_LENGTH, MAX_MESSAGES } from './chat.constants.ts';
import { mergeHistory } from './history-merge.ts';
import { EMPTY_LOG, messageLog, type MessageLog } from './message-log.ts';

const CANCEL: readonly ChatEffect[] = [{ type: 'cancelSchedule' }];

export const fetchHistory = (state: ChatMemory, purpose: HistoryFetch['purpose'], limit: number): ChatStep => {
  const { client: clientId, performerId } = state;
  if (clientId === undefined || performerId === undefined) return { state, effects: NO_EFFECTS };
  const call = state.calls + 1;
  return {
    state: { ...state, calls: call, fetch: { call, limit, purpose } },
    effects: [{ type: 'fetch', call, who: { performerId, clientId }, limit }],
  };
};

/** What the platform does not have yet must not be lost when she turns to another customer. */
const setAside = (state: ChatMemory): ChatMemory => {
  const { client, fontSize, calls, sending } = state;
  const waiting = [...state.messages].filter(({ delivery }) => delivery !== 'sent');
  const aside: ChatMemory = { ...NO_CHAT, fontSize, calls, sending, unsent: state.unsent };
  return client === undefined || waiting.length === 0
    ? aside
    : { ...aside, unsent: new Map(state.unsent).set(client, waiting) };
};

const takeUp = (state: ChatMemory, client: ClientId): ChatMemory => {
  const waiting = state.unsent.get(client);
  if (waiting === undefined) return state;
  const unsent = new Map(state.unsent);
  unsent.delete(client);
  return { ...state, unsent, messages: messageLog(waiting) };
};

/** @spec §7 Chat */
export const open = (state: ChatMemory, { client, performerId, draft }: EventOf<'opened'>): ChatStep => {
  if (client === state.client) return { state, effects: NO_EFFECTS };
  const opened = { ...takeUp(setAside(state), client), client, performerId, draft, gapFrom: EMPTY_LOG };
  const fetched = fetchHistory(opened, 'opening', HISTORY_LENGTH);
  return { state: fetched.state, effects: [...CANCEL, ...fetched.effects] };
};

export const close = (state: ChatMemory): ChatStep =>
  state.client === undefined ? { state, effects: NO_EFFECTS } : { state: setAside(state), effects: CANCEL };

/** Messages may be missing: the conversation is fetched again and the gap is marked until it is filled. */
export const fillGap = (state: ChatMemory): ChatStep => {
  if (state.client === undefined) return { state, effects: NO_EFFECTS };
  return fetchHistory({ ...state, gap: 'fetching', gapFrom: state.gapFrom ?? state.messages }, 'gap', HISTORY_LENGTH);
};

const isTheirs = ({ sentBy }: ChatMessage): boolean => sentBy === 'CLIENT' || sentBy === 'TOY';
const isKnown = ({ delivery, sentBy }: ChatMessage): boolean => delivery === 'sent' && sentBy !== 'SYSTEM';

/** Whether what was fetched reaches back to what was known when messages began to be missing; what came since proves nothing. */
const meetsKnown = (known: MessageLog, messages: readonly ChatMessage[]): boolean => {
  const ids = new Set([...known].filter(isKnown).map(({ id }) => id));
  return ids.size === 0 || messages.some(({ id }) => ids.has(id));
};

/** Whether what was fetched reaches back before the performer's oldest line that is not sent, so that its id can be compared. */
const meetsUnsent = (mine: readonly ChatMessage[], messages: readonly ChatMessage[]): boolean => {
  const place = mine.findIndex(({ delivery }) => delivery !== 'sent');
  const oldest = mine[place];
  const [first] = messages;
  if (oldest === undefined || first === undefined) return true;
  const earlier = new Set(
    mine
      .slice(0, place)
      .filter(isTheirs)
      .map(({ id }) => id),
  );
  return earlier.size === 0
    ? first.date + CLOCK_DIFFERENCE < oldest.date
    : messages.some(({ id }) => earlier.has(id) || id === oldest.id);
};

const meets = (
  state: ChatMemory,
  { limit, purpose }: HistoryFetch,
  messages: EventOf<'fetched'>['messages'],
): boolean => {
  if (messages.length < limit || limit >= MAX_MESSAGES) return true;
  if (purpose === 'gap' && !meetsKnown(state.gapFrom ?? state.messages, messages)) return false;
  return meetsUnsent([...state.messages], messages);
};

/** What is said of the gap once the conversation was fetched: complete only when the platform has every line of the performer too. */
const gapAfter = (state: ChatMemory, { purpose }: HistoryFetch, merged: readonly ChatMessage[]): ChatMemory['gap'] => {
  if (purpose === 'comparing') return state.gap;
  return purpose === 'opening' || merged.some(({ delivery }) => delivery !== 'sent') ? 'none' : 'filled';
};

export const hearHistory = (state: ChatMemory, { call, messages }: EventOf<'fetched'>): ChatStep => {
  const { fetch } = state;
  if (fetch?.call !== call) return { state, effects: NO_EFFECTS };
  if (!meets(state, fetch, messages)) {
    return fetchHistory(state, fetch.purpose, Math.min(MAX_MESSAGES, fetch.limit * HISTORY_GROWTH));
  }
  const merged = mergeHistory([...state.messages], messages);
  const gapFrom = fetch.purpose === 'comparing' ? state.gapFrom : undefined;
  return {
    state: { ...state, messages: messageLog(merged), fetch: undefined, gap: gapAfter(state, fetch, merged), gapFrom },
    effects: NO_EFFECTS,
  };
};

/** A comparison that failed changes nothing: the line stays as it is known. */
export const hearNoHistory = (state: ChatMemory, { call }: EventOf<'notFetched'>): ChatStep => {
  const { fetch } = state;
  if (fetch?.call !== call) return { state, effects: NO_EFFECTS };
  const gap = fetch.purpose === 'comparing' ? state.gap : 'failed';
  return { state: { ...state, fetch: undefined, gap }, effects: NO_EFFECTS };
};

/** The count of fetches goes on, so that a late answer is told apart; the letter size is the device's. */
export const forget = ({ calls, fontSize }: ChatMemory): ChatStep => ({
  state: { ...NO_CHAT, calls, fontSize },
  effects: [...CANCEL, { type: 'cancelAllSendAgain' }],
});
