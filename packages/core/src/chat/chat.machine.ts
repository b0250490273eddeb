import { andThen } from '../kernel/machine.ts';
import * as conversation from './chat-conversation.ts';
import * as delivery from './chat-delivery.ts';
import * as history from './chat-history.ts';
import * as messages from './chat-messages.ts';
import { nextFontSize, type ChatStep, type ChatInternal, type ChatEvent } from './chat-state.ts';
import * as typing from './typing.ts';

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
      return typing.type(state, event);
    case 'clientTyped':
      return typing.onClientTyped(state, event);
    case 'typingNotAnnounced':
      return typing.forgetLastTyped(state);
    case 'typingOver':
      return typing.endTyping(state);
    case 'fontSizeCycled':
      return cycleFontSize(state);
  }
};
