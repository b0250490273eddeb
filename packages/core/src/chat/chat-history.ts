import type { MessageId } from '../kernel/ids.ts';
import { unchanged } from '../kernel/machine.ts';
import { jittered, pausing } from '../kernel/retry.ts';
import { after, invoke } from '../kernel/slots.ts';
import {
  type ChatMessage,
  CLOCK_DIFFERENCE,
  FETCH_AGAIN_AFTER,
  FETCH_AGAIN_JITTER,
  HISTORY_GROWTH,
  MAX_MESSAGES,
} from './chat-message.ts';
import type { ChatStep, ChatEventOf, ChatInternal, HistoryFetch } from './chat-state.ts';
import { mergedLog, placeTimedNotes, type MessageLog } from './message-log.ts';

/** Index for messages before all common ones: by date, but never after the first common one. */
const placeOfHead = (mine: readonly ChatMessage[], common: ReadonlySet<MessageId>, first: ChatMessage): number => {
  const place = mine.findIndex(({ id, date }) => common.has(id) || date > first.date);
  return place === -1 ? mine.length : place;
};

/**
 * Adds the messages that only the platform has, each once and in its order; two that crossed may be swapped here. Notes and pending messages
 * keep their places. Marks the performer's known messages as sent.
 * @param mine as on screen, oldest first
 * @param theirs as the platform has it, oldest first
 * @spec §7 GET …/{performerId}/{type}/{customerId}, §3 Chat message
 * @fortests
 */
export const mergeHistory = (mine: readonly ChatMessage[], theirs: readonly ChatMessage[]): readonly ChatMessage[] => {
  const placeOnScreen = new Map(mine.map(({ id }, place) => [id, place]));
  const common = new Set(theirs.map(({ id }) => id).filter((id) => placeOnScreen.has(id)));
  const head: ChatMessage[] = [];
  const behind = new Map<number, ChatMessage[]>();
  const placed = new Set<MessageId>();
  let last = -1;
  for (const message of theirs) {
    const place = placeOnScreen.get(message.id);
    if (place !== undefined) last = Math.max(last, place);
    else if (!placed.has(message.id)) {
      placed.add(message.id);
      const group = last === -1 ? head : (behind.get(last) ?? []);
      group.push(message);
      if (last !== -1) behind.set(last, group);
    }
  }
  const merged = mine.flatMap((message, place): readonly ChatMessage[] => [
    common.has(message.id) && message.delivery !== 'sent' ? { ...message, delivery: 'sent' } : message,
    ...(behind.get(place) ?? []),
  ]);
  const [first] = head;
  return first === undefined ? merged : merged.toSpliced(placeOfHead(merged, common, first), 0, ...head);
};

/** A fetch for another purpose takes the place of one for earlier messages. */
const earlierDuring = ({ earlier }: ChatInternal, purpose: HistoryFetch['purpose']): ChatInternal['earlier'] => {
  if (purpose === 'earlier') return 'fetching';
  return earlier === 'fetching' ? 'more' : earlier;
};

export const fetchHistory = (state: ChatInternal, purpose: HistoryFetch['purpose'], limit: number): ChatStep => {
  const { client: clientId, performerId } = state;
  if (clientId === undefined || performerId === undefined) return unchanged(state);
  return {
    state: { ...state, fetch: { limit, purpose }, earlier: earlierDuring(state, purpose) },
    effects: [invoke('fetch', { type: 'fetch', who: { performerId, clientId }, limit })],
  };
};

/** Fetches messages that are older than the oldest one on screen. @spec §7 GET …/{performerId}/{type}/{customerId} */
export const fetchEarlier = (state: ChatInternal): ChatStep =>
  (state.earlier === 'more' || state.earlier === 'failed') && state.fetch === undefined
    ? fetchHistory(state, 'earlier', Math.min(MAX_MESSAGES, state.reach * HISTORY_GROWTH))
    : unchanged(state);

const isTheirs = ({ sentBy }: ChatMessage): boolean => sentBy === 'CLIENT' || sentBy === 'TOY';
const isKnown = ({ delivery, sentBy }: ChatMessage): boolean => delivery === 'sent' && sentBy !== 'SYSTEM';

/**
 * Checks whether the fetched messages reach back to those known when messages began to be missing; messages that came since prove nothing.
 */
const meetsKnown = (known: MessageLog, messages: readonly ChatMessage[]): boolean => {
  const ids = new Set([...known].filter(isKnown).map(({ id }) => id));
  return ids.size === 0 || messages.some(({ id }) => ids.has(id));
};

/** Checks whether the fetched messages reach back before the performer's oldest unsent line, so that its id can be compared. */
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
  state: ChatInternal,
  { limit, purpose }: HistoryFetch,
  messages: ChatEventOf<'fetched'>['messages'],
): boolean => {
  if (messages.length < limit || limit >= MAX_MESSAGES) return true;
  if (purpose === 'gap' && !meetsKnown(state.gapFrom ?? state.messages, messages)) return false;
  return meetsUnsent([...state.messages], messages);
};

/** Checks whether the platform may lack a line: it failed, or its last try had no answer. */
const isUnsure = (state: ChatInternal, { id, delivery }: ChatMessage): boolean =>
  delivery === 'failed' || (delivery === 'pending' && state.sending.get(id)?.isWaiting === true);

/** State of the gap after a fetch: complete only when the platform has every line of the performer too. */
const gapAfter = (
  state: ChatInternal,
  { purpose }: HistoryFetch,
  merged: readonly ChatMessage[],
): ChatInternal['gap'] => {
  if (purpose === 'comparing' || purpose === 'earlier') return state.gap;
  return purpose === 'opening' || merged.some((message) => isUnsure(state, message)) ? 'none' : 'filled';
};

/** The last message before this conversation began; known from the first fetch alone. */
const lastTalkedIn = (state: ChatInternal, messages: readonly ChatMessage[]): ChatInternal['lastTalked'] =>
  messages.findLast(({ id, date }) => date < state.since && !state.messages.has(id))?.id;

const earlierAfter = (state: ChatInternal, { limit }: HistoryFetch, count: number): Partial<ChatInternal> => {
  if (limit < state.reach) return {};
  return { reach: limit, earlier: count < limit || limit >= MAX_MESSAGES ? 'none' : 'more' };
};

/**
 * Merges fetched messages into the conversation; those of another customer are dropped. @spec §7 GET …/{performerId}/{type}/{customerId}
 */
export const onFetched = (state: ChatInternal, { messages: answered }: ChatEventOf<'fetched'>): ChatStep => {
  const { fetch } = state;
  if (fetch === undefined) return unchanged(state);
  const messages = answered.filter(({ clientId }) => clientId === state.client);
  if (!meets(state, fetch, messages)) {
    return fetchHistory(state, fetch.purpose, Math.min(MAX_MESSAGES, fetch.limit * HISTORY_GROWTH));
  }
  const merged = placeTimedNotes(mergeHistory([...state.messages], messages));
  const keepsGap = fetch.purpose === 'comparing' || fetch.purpose === 'earlier';
  return unchanged({
    ...state,
    messages: mergedLog(state.messages, merged),
    fetch: undefined,
    gap: gapAfter(state, fetch, merged),
    gapFrom: keepsGap ? state.gapFrom : undefined,
    lostFetch: keepsGap ? state.lostFetch : undefined,
    lastTalked: state.lastTalked ?? (keepsGap ? undefined : lastTalkedIn(state, messages)),
    ...earlierAfter(state, fetch, answered.length),
  });
};

const fetchPause = jittered(FETCH_AGAIN_JITTER, pausing(FETCH_AGAIN_AFTER));
const fetchAgain = (tries: number, chance: number): ChatStep['effects'] => {
  const pause = fetchPause(tries, { next: () => chance });
  return pause === undefined ? [] : [after('fetchAgain', pause, { type: 'fetchAgainDue' })];
};

/** Ends a failed fetch. A comparison changes nothing; messages that may be missing are fetched again after a pause. */
export const onNotFetched = (state: ChatInternal, event: ChatEventOf<'notFetched'>): ChatStep => {
  const { fetch } = state;
  if (fetch === undefined) return unchanged(state);
  const idle: ChatInternal = { ...state, fetch: undefined };
  switch (fetch.purpose) {
    case 'comparing':
      return unchanged(idle);
    case 'earlier':
      return unchanged({ ...idle, earlier: 'failed' });
    case 'opening':
    case 'gap': {
      const { purpose, limit } = fetch;
      if (event.isRefused) return unchanged({ ...idle, gap: 'failed', lostFetch: undefined });
      const tries = (state.lostFetch?.tries ?? 0) + 1;
      return {
        state: { ...idle, gap: 'failed', lostFetch: { purpose, limit, tries } },
        effects: fetchAgain(tries, event.chance),
      };
    }
  }
};

/** Repeats an unanswered fetch; one for another purpose goes first. */
export const onFetchAgainDue = (state: ChatInternal): ChatStep => {
  const { fetch, lostFetch } = state;
  if (lostFetch === undefined) return unchanged(state);
  if (fetch === undefined) return fetchHistory(state, lostFetch.purpose, lostFetch.limit);
  if (fetch.purpose === 'opening' || fetch.purpose === 'gap') return unchanged(state);
  return { state, effects: fetchAgain(1, 0.5) };
};
