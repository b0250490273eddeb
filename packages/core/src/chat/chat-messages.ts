import type { MessageId } from '../kernel/ids.ts';
import { unchanged } from '../kernel/machine.ts';
import { seenText } from '../kernel/outside-text.ts';
import type { Seconds } from '../kernel/units.ts';
import type { LineTranslation } from './chat-api.port.ts';
import { beginSending, delivered } from './chat-delivery.ts';
import { chatLine, type ChatMessage, MAX_MESSAGE_LENGTH, receivedLine } from './chat-message.ts';
import type { ChatStep, ChatEventOf, ChatInternal } from './chat-state.ts';
import { mergedLog, placeTimedNotes } from './message-log.ts';

const translated = (translation: LineTranslation | undefined): Partial<ChatMessage> => {
  if (translation === undefined) return {};
  const { text, from, to } = translation;
  return { contentTranslate: text, translate: true, languages: { from, to } };
};

/** Shows a translation under a line, unless the platform has brought one meanwhile. @spec §3 Chat message — contentTranslate */
export const addTranslation = (state: ChatInternal, { id, text }: ChatEventOf<'lineTranslated'>): ChatStep => {
  const translate = (message: ChatMessage): ChatMessage =>
    message.contentTranslate === undefined ? { ...message, contentTranslate: text, translate: true } : message;
  return unchanged({ ...state, messages: state.messages.change(id, translate) });
};

interface OutgoingLine {
  readonly id: MessageId;
  readonly text: string;
  readonly today: Seconds;
  readonly translation?: LineTranslation | undefined;
}

/** Shows the line at once as pending. @returns undefined for what cannot be sent */
const send = (state: ChatInternal, { id, text, today, translation }: OutgoingLine): ChatStep | undefined => {
  const { client, performerId } = state;
  const msg = text.trim();
  if (client === undefined || performerId === undefined) return undefined;
  if (seenText(msg) === '' || msg.length > MAX_MESSAGE_LENGTH) return undefined;
  const line = chatLine({ id, performerId, clientId: client, sentBy: 'PERFORMER', content: msg, date: today });
  const message: ChatMessage = { ...line, ...translated(translation), delivery: 'pending' };
  const gap = state.gap === 'filled' ? 'none' : state.gap;
  return beginSending({ ...state, messages: state.messages.add(message), gap }, message);
};

/** Sends the draft as a message and empties it. @spec §7 Chat — send a message with msg and receiver */
export const sendDraft = (state: ChatInternal, { id, today, translation }: ChatEventOf<'sendRequested'>): ChatStep => {
  const { client, draft } = state;
  const step = send({ ...state, draft: '' }, { id, text: draft, today, translation });
  if (step === undefined || client === undefined) return unchanged(state);
  return { state: step.state, effects: [{ type: 'keepDraft', client, draft: '' }, ...step.effects] };
};

/** Sends a ready line by one press; the draft stays. @spec §7 Chat — send a message with msg and receiver */
export const say = (state: ChatInternal, line: ChatEventOf<'said'>): ChatStep => send(state, line) ?? unchanged(state);

/** Sends a failed message again with the same id, so that the platform keeps it once. @spec §7 Chat */
export const retryLine = (state: ChatInternal, { id }: ChatEventOf<'retryRequested'>): ChatStep => {
  const message = state.messages.find(id);
  if (message?.delivery !== 'failed') return unchanged(state);
  const pending: ChatMessage = { ...message, delivery: 'pending' };
  return beginSending({ ...state, messages: state.messages.change(id, () => pending) }, pending);
};

/**
 * Adds a message once, however often it comes. The performer's own line coming back means that the platform has it. @spec §3 Chat message
 */
export const onMessage = (state: ChatInternal, { message, today }: ChatEventOf<'received'>): ChatStep => {
  const { client, performerId, messages } = state;
  if (performerId === undefined || client === undefined) return unchanged(state);
  if (client !== (message.clientId ?? client)) return unchanged(state);
  if (!messages.has(message.id)) {
    return unchanged({
      ...state,
      messages: messages.add(receivedLine({ ...message, clientId: client }, performerId, today)),
    });
  }
  if (message.senderType !== 'ROLE_PERFORMER') return unchanged(state);
  return unchanged({ ...state, messages: messages.change(message.id, (known) => delivered(known, 'sent')) });
};

/** Adds a note of the product itself (SYSTEM): at the end, or at the time that the platform sent with it. @spec §3 Chat message — SYSTEM */
export const note = (state: ChatInternal, { id, text, today, tip, at }: ChatEventOf<'noted'>): ChatStep => {
  const { client, performerId, messages } = state;
  if (client === undefined || performerId === undefined) return unchanged(state);
  const line = chatLine({ id, performerId, clientId: client, sentBy: 'SYSTEM', content: text, date: at ?? today });
  const message: ChatMessage = {
    ...line,
    ...(tip === undefined ? {} : { tip }),
    ...(at === undefined ? {} : { isTimed: true }),
  };
  const last = messages.at(-1);
  const isLate = at !== undefined && last !== undefined && last.date > at;
  if (!isLate) return unchanged({ ...state, messages: messages.add(message) });
  return unchanged({ ...state, messages: mergedLog(messages, placeTimedNotes([...messages, message])) });
};
