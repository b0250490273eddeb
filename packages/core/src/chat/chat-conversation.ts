import type { ClientId } from '../kernel/ids.ts';
import { unchanged } from '../kernel/machine.ts';
import { fetchHistory } from './chat-history.ts';
import { HISTORY_LENGTH } from './chat-message.ts';
import { NO_CHAT, type ChatEffect, type ChatStep, type ChatEventOf, type ChatMemory } from './chat-state.ts';
import { EMPTY_LOG, messageLog } from './message-log.ts';

const CANCEL: readonly ChatEffect[] = [{ type: 'cancelSchedule' }, { type: 'cancelFetchAgain' }];

/** Keeps the messages that the platform does not have yet when the performer turns to another customer. */
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

/** Opens the conversation with a customer: the one before is set aside, and the latest 100 lines are fetched. @spec §7 Chat */
export const open = (state: ChatMemory, { client, performerId, draft, since }: ChatEventOf<'opened'>): ChatStep => {
  if (client === state.client) return unchanged(state);
  const opened = { ...takeUp(setAside(state), client), client, performerId, draft, since, gapFrom: EMPTY_LOG };
  const fetched = fetchHistory(opened, 'opening', HISTORY_LENGTH);
  return { state: fetched.state, effects: [...CANCEL, ...fetched.effects] };
};

export const close = (state: ChatMemory): ChatStep =>
  state.client === undefined ? unchanged(state) : { state: setAside(state), effects: CANCEL };

/** Fetches again what was opened before events arrived: a line may have come in between. Nothing was lost, so no gap is marked. */
export const complete = (state: ChatMemory): ChatStep =>
  state.client === undefined
    ? unchanged(state)
    : fetchHistory(state, state.fetch?.purpose ?? 'comparing', state.fetch?.limit ?? HISTORY_LENGTH);

/** Messages may be missing: the conversation is fetched again and the gap is marked until it is filled. */
export const fillGap = (state: ChatMemory): ChatStep => {
  if (state.client === undefined) return unchanged(state);
  const gap = { gap: 'fetching', gapFrom: state.gapFrom ?? state.messages, lostFetch: undefined } as const;
  return fetchHistory({ ...state, ...gap }, 'gap', HISTORY_LENGTH);
};

/** Forgets the conversation. The count of fetches goes on, so that a late answer is recognised; the font size is the device's. */
export const forget = ({ calls, fontSize }: ChatMemory): ChatStep => ({
  state: { ...NO_CHAT, calls, fontSize },
  effects: [...CANCEL, { type: 'cancelAllSendAgain' }],
});
