import { andThen, unchanged } from '../kernel/machine.ts';
import { after } from '../kernel/slots.ts';
import { elapsed, type Millis } from '../kernel/units.ts';
import * as conversation from './chat-conversation.ts';
import * as delivery from './chat-delivery.ts';
import * as history from './chat-history.ts';
import { TYPING_PAUSE, TYPING_SHOWN } from './chat-message.ts';
import * as messages from './chat-messages.ts';
import { nextFontSize, type ChatStep, type ChatInternal, type ChatEvent, type ChatEventOf } from './chat-state.ts';

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
const reconnect = (state: ChatInternal): ChatStep => andThen(delivery.sendWaiting(state), conversation.fillGap);

/**
 * State of the conversation with one customer: messages, draft, history and typing. Every message is shown once and in order; the
 * performer's own are pending until the platform has them, and no text is lost.
 * @spec §3 Chat message, §4 Chat, §7 Chat
 */
export const chat = (state: ChatInternal, event: ChatEvent): ChatStep => {
  switch (event.type) {
    case 'opened':
      return conversation.open(state, event);
    case 'closed':
      return conversation.close(state);
    case 'earlierRequested':
      return history.fetchEarlier(state);
    case 'connected':
      return conversation.complete(state);
    case 'reconnected':
      return reconnect(state);
    case 'fetched':
      return history.onFetched(state, event);
    case 'notFetched':
      return history.onNotFetched(state, event);
    case 'fetchAgainDue':
      return history.onFetchAgainDue(state);
    case 'reset':
      return conversation.forget(state);
    case 'sendRequested':
      return messages.sendDraft(state, event);
    case 'lineTranslated':
      return messages.addTranslation(state, event);
    case 'retryRequested':
      return messages.retryLine(state, event);
    case 'sent':
      return delivery.onSent(state, event);
    case 'notSent':
      return delivery.onNotSent(state, event);
    case 'sendAgainDue':
      return delivery.onSendAgainDue(state, event);
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
