import type { MessageId, ClientId } from '../kernel/ids.ts';
import { unchanged, andThen } from '../kernel/machine.ts';
import { seenText } from '../kernel/outside-text.ts';
import { after, invoke } from '../kernel/slots.ts';
import { millis, type Seconds, type Millis } from '../kernel/units.ts';
import type { LineTranslation } from './chat-api.port.ts';
import { fetchHistory } from './chat-history.ts';
import { chatLine, MAX_MESSAGE_LENGTH, receivedLine, HISTORY_LENGTH, SEND_EVERY, SEND_TRIES } from './chat-message.ts';
import type { ChatMessage, Delivery } from './chat-message.ts';
import type { ChatStep, ChatEventOf, ChatInternal, Sending } from './chat-state.ts';
import { mergedLog, placeTimedNotes } from './message-log.ts';

/** A message that the platform has is sent for good, whatever answer comes late. */
const delivered = (message: ChatMessage, delivery: Delivery): ChatMessage =>
  message.delivery === 'pending' || delivery === 'sent' ? { ...message, delivery } : message;

const findLine = (state: ChatInternal, client: ClientId, id: MessageId): ChatMessage | undefined =>
  client === state.client ? state.messages.find(id) : state.unsent.get(client)?.find((message) => message.id === id);

const keepSending = (state: ChatInternal, id: MessageId, sending: Sending | undefined): ChatInternal => {
  const all = new Map(state.sending);
  if (sending === undefined) all.delete(id);
  else all.set(id, sending);
  return { ...state, sending: all };
};

/** Slot of a line: its try, or the timer of the next one. */
export const slotOf = (id: MessageId): string => `line ${id}`;

const sendEffect = (line: ChatMessage): ChatStep['effects'][number] => {
  const { id, clientId, content, contentTranslate, languages } = line;
  const translation =
    languages === undefined || contentTranslate === undefined
      ? {}
      : { translation: { ...languages, text: contentTranslate } };
  return invoke(slotOf(id), { type: 'send', message: { id, receiver: clientId, msg: content, ...translation } });
};

/** Sends a line for the first time, or again after it was given up. @spec §7 Chat — send a message with msg and receiver */
const beginSending = (state: ChatInternal, message: ChatMessage): ChatStep => ({
  state: keepSending(state, message.id, { client: message.clientId, tries: 1, isWaiting: false }),
  effects: [sendEffect(message)],
});

/** Sends a line again with the same id, so that the platform keeps it once. */
const sendAgain = (state: ChatInternal, id: MessageId): ChatStep => {
  const sending = state.sending.get(id);
  const message = sending?.isWaiting === true ? findLine(state, sending.client, id) : undefined;
  if (sending === undefined || message === undefined) return unchanged(state);
  if (message.delivery !== 'pending') return unchanged(keepSending(state, id, undefined));
  const next = keepSending(state, id, { ...sending, tries: sending.tries + 1, isWaiting: false });
  return { state: next, effects: [sendEffect(message)] };
};

export const onSendAgainDue = (state: ChatInternal, { id }: ChatEventOf<'sendAgainDue'>): ChatStep =>
  sendAgain(state, id);

/** Sends every line that waits for its next try at once: the connection is back. */
export const sendWaiting = (state: ChatInternal): ChatStep => {
  let step: ChatStep = unchanged(state);
  for (const id of state.sending.keys()) step = andThen(step, (next) => sendAgain(next, id));
  return step;
};

/** Sets the delivery of a line. A closed conversation keeps unsent lines alone. */
const settle = (state: ChatInternal, client: ClientId, id: MessageId, delivery: Delivery): ChatInternal => {
  if (client === state.client) {
    return { ...state, messages: state.messages.change(id, (message) => delivered(message, delivery)) };
  }
  const waiting = state.unsent.get(client);
  if (waiting === undefined) return state;
  const settled = waiting.map((message) => (message.id === id ? delivered(message, delivery) : message));
  const left = settled.filter((message) => message.delivery !== 'sent');
  return { ...state, unsent: new Map(state.unsent).set(client, left) };
};

/** Fetches the conversation to compare it; repeats a fetch under way. */
const compare = (state: ChatInternal, client: ClientId): ChatStep =>
  client === state.client
    ? fetchHistory(state, state.fetch?.purpose ?? 'comparing', state.fetch?.limit ?? HISTORY_LENGTH)
    : unchanged(state);

const waitForNextTry = (state: ChatInternal, id: MessageId, sending: Sending, took: Millis): ChatStep => ({
  state: keepSending(state, id, { ...sending, isWaiting: true }),
  effects: [after(slotOf(id), millis(Math.max(0, SEND_EVERY - took)), { type: 'sendAgainDue', id })],
});

/** Marks a line as sent. */
export const onSent = (state: ChatInternal, { client, id }: ChatEventOf<'sent'>): ChatStep =>
  unchanged(settle(keepSending(state, id, undefined), client, id, 'sent'));

/**
 * Handles a line that was refused or got no answer. Without an answer the line may have arrived: it is sent again, 4 times in all and 10 s
 * apart; then the conversation is fetched and the ids are compared.
 */
export const onNotSent = (state: ChatInternal, { client, id, isRefused, took }: ChatEventOf<'notSent'>): ChatStep => {
  const sending = state.sending.get(id);
  const isPending = findLine(state, client, id)?.delivery === 'pending';
  if (!isRefused && isPending && sending !== undefined && sending.tries < SEND_TRIES) {
    return waitForNextTry(state, id, sending, took);
  }
  const failed = settle(keepSending(state, id, undefined), client, id, 'failed');
  return isRefused || !isPending ? unchanged(failed) : compare(failed, client);
};

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
