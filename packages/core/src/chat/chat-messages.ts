import { NO_EFFECTS } from '../kernel/machine.ts';
import type { ChatStep, EventOf } from './chat-event.ts';
import { beginSending, delivered } from './chat-delivery.ts';
import { chatLine, receivedLine } from './chat-line.ts';
import type { ChatMessage } from './chat-message.ts';
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
  const message: ChatMessage = { ...line, delivery: 'pending' };
  const gap = state.gap === 'filled' ? 'none' : state.gap;
  const step = beginSending({ ...state, messages: state.messages.add(message), draft: '', gap }, message);
  return { state: step.state, effects: [{ type: 'keepDraft', client, draft: '' }, ...step.effects] };
};

/** The same text with the same id, so that the platform keeps it once. @spec §7 Chat */
export const clickRetry = (state: ChatMemory, { id }: EventOf<'retryClicked'>): ChatStep => {
  const message = state.messages.find(id);
  if (message?.delivery !== 'failed') return unchanged(state);
  const pending: ChatMessage = { ...message, delivery: 'pending' };
  return beginSending({ ...state, messages: state.messages.change(id, () => pending) }, pending);
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
