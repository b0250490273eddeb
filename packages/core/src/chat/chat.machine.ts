import type { ClientId } from '../kernel/ids.ts';
import { andThen, unchanged } from '../kernel/machine.ts';
import { after, leave } from '../kernel/slots.ts';
import { elapsed, type Millis } from '../kernel/units.ts';
import * as history from './chat-history.ts';
import { TYPING_PAUSE, TYPING_SHOWN, HISTORY_LENGTH } from './chat-message.ts';
import * as messages from './chat-messages.ts';
import { nextFontSize, NO_CHAT } from './chat-state.ts';
import type { ChatStep, ChatInternal, ChatEvent, ChatEventOf } from './chat-state.ts';
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
const open = (state: ChatInternal, { client, performerId, draft, since }: ChatEventOf<'opened'>): ChatStep => {
  if (client === state.client) return unchanged(state);
  const opened = { ...takeUp(setAside(state), client), client, performerId, draft, since, gapFrom: EMPTY_LOG };
  const fetched = history.fetchHistory(opened, 'opening', HISTORY_LENGTH);
  return { state: fetched.state, effects: [...LEAVE, ...fetched.effects] };
};

const close = (state: ChatInternal): ChatStep =>
  state.client === undefined ? unchanged(state) : { state: setAside(state), effects: LEAVE };

/** Fetches again what was opened before events arrived: a line may have come in between. Nothing was lost, so no gap is marked. */
const complete = (state: ChatInternal): ChatStep =>
  state.client === undefined
    ? unchanged(state)
    : history.fetchHistory(state, state.fetch?.purpose ?? 'comparing', state.fetch?.limit ?? HISTORY_LENGTH);

/** Messages may be missing: the conversation is fetched again and the gap is marked until it is filled. */
const fillGap = (state: ChatInternal): ChatStep => {
  if (state.client === undefined) return unchanged(state);
  const gap = { gap: 'fetching', gapFrom: state.gapFrom ?? state.messages, lostFetch: undefined } as const;
  return history.fetchHistory({ ...state, ...gap }, 'gap', HISTORY_LENGTH);
};

/** Forgets the conversation, and drops what is under way; the font size is the device's. */
const forget = ({ fontSize, sending }: ChatInternal): ChatStep => ({
  state: { ...NO_CHAT, fontSize },
  effects: [...LEAVE, ...Array.from(sending.keys(), (id) => leave(messages.slotOf(id)))],
});

/** Checks whether a typing event may be sent now: at most one every 3 s. @spec §5 Typing events */
const mayAnnounceTyping = (lastTyped: Millis | undefined, now: Millis): boolean =>
  lastTyped === undefined || elapsed(lastTyped, now) >= TYPING_PAUSE;

/** Keeps the draft for its customer and sends a typing event; emptying the draft is not typing. @spec §5 Typing events */
const onTyped = (state: ChatInternal, { draft, now }: ChatEventOf<'typed'>): ChatStep => {
  const { client, performerId } = state;
  const typed: ChatInternal = { ...state, draft };
  if (client === undefined || performerId === undefined) return unchanged(typed);
  const kept = { type: 'keepDraft', client, draft } as const;
  if (draft === '' || !mayAnnounceTyping(state.lastTyped, now)) return { state: typed, effects: [kept] };
  return { state: { ...typed, lastTyped: now }, effects: [kept, { type: 'announceTyping', client, performerId }] };
};

/** Clears the time of the last typing event after a failure: the next key sends it again. */
const forgetLastTyped = (state: ChatInternal): ChatStep => unchanged({ ...state, lastTyped: undefined });

/** Shows that the customer is typing, until 3 s after the last typing event. @spec §4 Chat */
const onClientTyped = (state: ChatInternal, { client }: ChatEventOf<'clientTyped'>): ChatStep => {
  if (client !== state.client) return unchanged(state);
  return {
    state: state.typing ? state : { ...state, typing: true },
    effects: [after('typing', TYPING_SHOWN, { type: 'typingOver' })],
  };
};

const endTyping = (state: ChatInternal): ChatStep => unchanged(state.typing ? { ...state, typing: false } : state);

/** Takes the next letter size and keeps it on this device. @spec §4 Chat */
const cycleFontSize = (state: ChatInternal): ChatStep => {
  const fontSize = nextFontSize(state.fontSize);
  return { state: { ...state, fontSize }, effects: [{ type: 'keepFontSize', size: fontSize }] };
};

/** Lines that wait are sent at once, and what was missed is fetched. */
const reconnect = (state: ChatInternal): ChatStep => andThen(messages.sendWaiting(state), fillGap);

/**
 * State of the conversation with one customer: messages, draft, history and typing. Every message is shown once and in order; the
 * performer's own are pending until the platform has them, and no text is lost.
 * @spec §3 Chat message, §4 Chat, §7 Chat
 */
export const chat = (state: ChatInternal, event: ChatEvent): ChatStep => {
  switch (event.type) {
    case 'opened':
      return open(state, event);
    case 'closed':
      return close(state);
    case 'earlierRequested':
      return history.fetchEarlier(state);
    case 'connected':
      return complete(state);
    case 'reconnected':
      return reconnect(state);
    case 'fetched':
      return history.onFetched(state, event);
    case 'notFetched':
      return history.onNotFetched(state, event);
    case 'fetchAgainDue':
      return history.onFetchAgainDue(state);
    case 'reset':
      return forget(state);
    case 'sendRequested':
      return messages.sendDraft(state, event);
    case 'lineTranslated':
      return messages.addTranslation(state, event);
    case 'retryRequested':
      return messages.retryLine(state, event);
    case 'sent':
      return messages.onSent(state, event);
    case 'notSent':
      return messages.onNotSent(state, event);
    case 'sendAgainDue':
      return messages.onSendAgainDue(state, event);
    case 'received':
      return messages.onMessage(state, event);
    case 'said':
      return messages.say(state, event);
    case 'noted':
      return messages.note(state, event);
    case 'typed':
      return onTyped(state, event);
    case 'clientTyped':
      return onClientTyped(state, event);
    case 'typingNotAnnounced':
      return forgetLastTyped(state);
    case 'typingOver':
      return endTyping(state);
    case 'fontSizeCycled':
      return cycleFontSize(state);
  }
};
