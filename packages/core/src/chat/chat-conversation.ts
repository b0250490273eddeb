import type { ClientId } from '../kernel/ids.ts';
import { NO_EFFECTS } from '../kernel/machine.ts';
import type { ChatEffect, ChatStep, EventOf } from './chat-event.ts';
import { NO_CHAT, type ChatMemory, type HistoryFetch } from './chat-state.ts';
import { HISTORY_GROWTH, HISTORY_LENGTH, MAX_MESSAGES } from './chat.constants.ts';
import { mergeHistory } from './history-merge.ts';
import { messageLog } from './message-log.ts';

const CANCEL: readonly ChatEffect[] = [{ type: 'cancelSchedule' }];

const fetchHistory = (state: ChatMemory, purpose: HistoryFetch['purpose'], limit: number): ChatStep => {
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
  const { client, fontSize, calls } = state;
  const waiting = [...state.messages].filter(({ delivery }) => delivery !== 'sent');
  const aside: ChatMemory = { ...NO_CHAT, fontSize, calls, unsent: state.unsent };
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
  const opened = { ...takeUp(setAside(state), client), client, performerId, draft };
  const fetched = fetchHistory(opened, 'opening', HISTORY_LENGTH);
  return { state: fetched.state, effects: [...CANCEL, ...fetched.effects] };
};

export const close = (state: ChatMemory): ChatStep =>
  state.client === undefined ? { state, effects: NO_EFFECTS } : { state: setAside(state), effects: CANCEL };

/** Messages may be missing: the conversation is fetched again and the gap is marked until it is filled. */
export const fillGap = (state: ChatMemory): ChatStep => {
  if (state.client === undefined) return { state, effects: NO_EFFECTS };
  return fetchHistory({ ...state, gap: 'fetching' }, 'gap', HISTORY_LENGTH);
};

/** Whether what was fetched reaches back to what was on screen before. */
const meets = (
  state: ChatMemory,
  { limit, purpose }: HistoryFetch,
  messages: EventOf<'fetched'>['messages'],
): boolean => {
  if (purpose === 'opening' || messages.length < limit || limit >= MAX_MESSAGES) return true;
  const hasTheirs = [...state.messages].some(({ delivery, sentBy }) => delivery === 'sent' && sentBy !== 'SYSTEM');
  return !hasTheirs || messages.some(({ id }) => state.messages.has(id));
};

export const hearHistory = (state: ChatMemory, { call, messages }: EventOf<'fetched'>): ChatStep => {
  const { fetch } = state;
  if (fetch?.call !== call) return { state, effects: NO_EFFECTS };
  if (!meets(state, fetch, messages)) {
    return fetchHistory(state, fetch.purpose, Math.min(MAX_MESSAGES, fetch.limit * HISTORY_GROWTH));
  }
  const merged = messageLog(mergeHistory([...state.messages], messages));
  const gap = fetch.purpose === 'opening' ? 'none' : 'filled';
  return { state: { ...state, messages: merged, fetch: undefined, gap }, effects: NO_EFFECTS };
};

export const hearNoHistory = (state: ChatMemory, { call }: EventOf<'notFetched'>): ChatStep =>
  state.fetch?.call === call
    ? { state: { ...state, fetch: undefined, gap: 'failed' }, effects: NO_EFFECTS }
    : { state, effects: NO_EFFECTS };

/** The count of fetches goes on, so that a late answer is told apart. */
export const forget = (state: ChatMemory): ChatStep => ({ state: { ...NO_CHAT, calls: state.calls }, effects: CANCEL });
