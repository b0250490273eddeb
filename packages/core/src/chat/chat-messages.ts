import { NO_EFFECTS } from '../kernel/machine.ts';
import type { ClientId, MessageId } from '../kernel/ids.ts';
import type { ChatStep, EventOf } from './chat-event.ts';
import { chatLine, receivedLine } from './chat-line.ts';
import type { ChatMessage, Delivery } from './chat-message.ts';
import type { ChatMemory } from './chat-state.ts';
import { MAX_MESSAGE_LENGTH } from './chat.constants.ts';

const unchanged = (state: ChatMemory): ChatStep => ({ state, effects: NO_EFFECTS });

/** The line appears at once, on its way; the text leaves the draft. @spec §7 Chat — send a message with msg and receiver */
export const clickSend = (state: ChatMemory, { id, today }: EventOf<'sendClicked'>): ChatStep => {
  const { client, performerId } = state;
  const msg = state.draft.trim();
  if (client === undefined || performerId === undefined) return unchanged(state);
  if (msg === '' || msg.length > MAX_MESSAGE_LENGTH) return unchanged(state);
  const line = chatLine({ id, performerId, clientId: client, sentBy: 'PERFORMER', content: msg, date: today });
  return {
    state: {
      ...state,
      messages: state.messages.add({ ...line, delivery: 'pending' }),
      draft: '',
      gap: state.gap === 'filled' ? 'none' : state.gap,
    },
    effects: [
      { type: 'keepDraft', client, draft: '' },
      { type: 'send', message: { id, receiver: client, msg } },
    ],
  };
};

/** The same text with the same id, so that the platform keeps it once. @spec §7 Chat */
export const clickRetry = (state: ChatMemory, { id }: EventOf<'retryClicked'>): ChatStep => {
  const message = state.messages.find(id);
  if (message?.delivery !== 'failed') return unchanged(state);
  return {
    state: { ...state, messages: state.messages.change(id, () => ({ ...message, delivery: 'pending' })) },
    effects: [{ type: 'send', message: { id, receiver: message.clientId, msg: message.content } }],
  };
};

const delivered = (message: ChatMessage, delivery: Delivery): ChatMessage =>
  message.delivery === 'pending' || delivery === 'sent' ? { ...message, delivery } : message;

/** Of a conversation that was left meanwhile, only what the platform does not have is kept. */
const settleElsewhere = (state: ChatMemory, client: ClientId, id: MessageId, delivery: Delivery): ChatMemory => {
  const waiting = state.unsent.get(client);
  if (waiting === undefined) return state;
  const settled = waiting.map((message) => (message.id === id ? delivered(message, delivery) : message));
  const left = settled.filter((message) => message.delivery !== 'sent');
  return { ...state, unsent: new Map(state.unsent).set(client, left) };
};

/** A message that the platform has is sent for good, whatever answer comes late. */
export const hearDelivery = (state: ChatMemory, { type, client, id }: EventOf<'sent' | 'notSent'>): ChatStep => {
  const delivery = type === 'sent' ? 'sent' : 'failed';
  if (client !== state.client) return unchanged(settleElsewhere(state, client, id, delivery));
  return unchanged({ ...state, messages: state.messages.change(id, (message) => delivered(message, delivery)) });
};

/** Shown once, however often it comes. Her own line coming back means that the platform has it. @spec §3 Chat message */
export const hearMessage = (state: ChatMemory, { message, today }: EventOf<'received'>): ChatStep => {
  const { client, performerId, messages } = state;
  if (performerId === undefined || client !== message.clientId) return unchanged(state);
  if (!messages.has(message.id)) {
    return unchanged({ ...state, messages: messages.add(receivedLine(message, performerId, today)) });
  }
  if (message.senderType !== 'ROLE_PERFORMER') return unchanged(state);
  return unchanged({ ...state, messages: messages.change(message.id, (known) => delivered(known, 'sent')) });
};

/** A line of the product itself among the others. @spec §3 Chat message — SYSTEM */
export const note = (state: ChatMemory, { id, text, today }: EventOf<'noted'>): ChatStep => {
  const { client, performerId } = state;
  if (client === undefined || performerId === undefined) return unchanged(state);
  const line = chatLine({ id, performerId, clientId: client, sentBy: 'SYSTEM', content: text, date: today });
  return unchanged({ ...state, messages: state.messages.add(line) });
};
