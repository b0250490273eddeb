import type * as z from 'zod/mini';
import { messageId } from '@greenroom/core/kernel/ids';
import { isJsonObject } from '@greenroom/core/kernel/json';
import { err, ok, parsedResult, type Result } from '@greenroom/core/kernel/result';
import type { RealtimeEvent } from '@greenroom/core/realtime/realtime-event';
import { decodeContent, encodeContent } from './decode.ts';
import { receivedEventWire } from './fields.wire.ts';
import { EVENTS_TO_CLIENT } from './realtime-event.wire.ts';
import type { RealtimeRow } from './realtime-row.ts';

/** The place at which a frame could not be decoded, for the log; never a value. */
export interface DecodeFailure {
  readonly event: string;
  readonly problem: string;
}

type Content = z.ZodMiniType<RealtimeEvent>;

const { receivedEvent: _envelope, ping: _ping, pong: _pong, ...contents } = EVENTS_TO_CLIENT;
/** Events with a content of their own: neither the envelope nor a sign of life. */
export const CONTENT_EVENTS = contents;
/** A Map, so that an event named `__proto__` or `constructor` is merely unknown. */
const ROW_BY_NAME: ReadonlyMap<string, RealtimeRow<Content>> = new Map(
  Object.values(CONTENT_EVENTS).map((event): [string, RealtimeRow<Content>] => [event.name, event]),
);

const LONGEST_NAME = 100;

/** Gives an id to a message that came without one, so that the screen can tell two apart. */
const numbered = (event: RealtimeEvent, newId: () => string): RealtimeEvent =>
  event.type === 'messageReceived' && event.message.id === ''
    ? { ...event, message: { ...event.message, id: messageId(newId()) } }
    : event;

/** The problem of an event whose content names another sender than its envelope. @fortests */
export const CONTRADICTION = 'the content contradicts the envelope';
/** The problem of an event in an envelope whose sender may not send it. @fortests */
export const NOT_THEIRS = 'the sender may not send it';

/** Checks whether an event was made up by its sender: it is dropped, and nothing was missed. */
export const isForged = ({ problem }: DecodeFailure): boolean => problem === CONTRADICTION || problem === NOT_THEIRS;

interface Sender {
  readonly clientId?: string;
  readonly senderType?: string;
}

const contradicts = (sender: Sender, content: object): boolean =>
  Object.entries(content).some(([name, value]) => {
    const known = name === 'clientId' ? sender.clientId : name === 'senderType' ? sender.senderType : undefined;
    return known !== undefined && value !== undefined && value !== null && String(value) !== known;
  });

const decodePayload = (
  name: string,
  payload: unknown,
  sender: Sender,
  newId: () => string,
): Result<RealtimeEvent, DecodeFailure> => {
  const row = ROW_BY_NAME.get(name);
  if (row === undefined) return ok({ type: 'unknown', name: name.slice(0, LONGEST_NAME) });
  const json = typeof payload === 'string' ? decodeContent(payload) : ok(payload ?? {});
  if (!json.ok) return err({ event: name, problem: json.error });
  if (!isJsonObject(json.value)) return err({ event: name, problem: 'not an object' });
  if (contradicts(sender, json.value)) return err({ event: name, problem: CONTRADICTION });
  const event = parsedResult(row.payload.safeParse({ ...json.value, ...sender }), name);
  return event.ok ? ok(numbered(event.value, newId)) : err({ event: name, problem: event.error });
};

/**
 * Decodes a frame of the platform into a domain event. It never throws: an unknown name becomes `unknown`, a payload that does not fit is a
 * failure. The sender is the envelope's where it names one; content that names another sender is a failure too, and so is an event that
 * this sender may not send.
 * @param newId numbers a chat message that came without an id
 * @spec §7 Real-time socket — incoming; URL-encoded JSON in receivedEvent
 */
export const decodeRealtimeEvent = (
  name: string,
  payload: unknown,
  newId: () => string,
): Result<RealtimeEvent, DecodeFailure> => {
  if (name !== 'receivedEvent') return decodePayload(name, payload, {}, newId);
  const json = typeof payload === 'string' ? decodeContent(payload) : ok(payload);
  if (!json.ok) return err({ event: name, problem: json.error });
  const envelope = parsedResult(receivedEventWire.safeParse(json.value), name);
  if (!envelope.ok) return err({ event: name, problem: envelope.error });
  const { event, content, senderId, senderType } = envelope.value;
  const from: readonly string[] | undefined = ROW_BY_NAME.get(event)?.from;
  // An envelope carries what another role sent: one without a role may bring no more than a customer.
  const isTheirs = from === undefined || from.includes(senderType || 'ROLE_CLIENT');
  if (!isTheirs) return err({ event: event.slice(0, LONGEST_NAME), problem: NOT_THEIRS });
  const isClient = senderType === 'ROLE_CLIENT' && senderId !== undefined && senderId !== null && senderId !== '';
  const sender = {
    ...(isClient ? { clientId: String(senderId) } : {}),
    ...(typeof senderType === 'string' && senderType !== '' ? { senderType } : {}),
  };
  return decodePayload(event, content, sender, newId);
};

/** The platform's side of receivedEvent: the envelope as it goes over the wire. */
export const encodeReceivedEvent = (message: {
  readonly event: string;
  readonly content: unknown;
  readonly senderId: string;
  readonly senderType: string;
}): z.input<typeof receivedEventWire> => ({ ...message, content: encodeContent(message.content) });
