import type { ClientId, MessageId } from '../kernel/ids.ts';
import { andThen, unchanged } from '../kernel/machine.ts';
import { after, invoke } from '../kernel/slots.ts';
import { millis, type Millis } from '../kernel/units.ts';
import { fetchHistory } from './chat-history.ts';
import { type ChatMessage, type Delivery, HISTORY_LENGTH, SEND_EVERY, SEND_TRIES } from './chat-message.ts';
import type { ChatStep, ChatEventOf, ChatInternal, Sending } from './chat-state.ts';

/** A message that the platform has is sent for good, whatever answer comes late. */
export const delivered = (message: ChatMessage, delivery: Delivery): ChatMessage =>
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
export const beginSending = (state: ChatInternal, message: ChatMessage): ChatStep => ({
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
