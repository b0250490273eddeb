import * as z from 'zod/mini';
import type { OutboundEvent } from '@greenroom/core/kernel/outbound-event';
import { err, ok, parsedResult, type Result } from '@greenroom/core/kernel/result';
import type { SocketCredentials } from '@greenroom/core/realtime/realtime-socket.port';
import { decodeContent, encodeContent } from './decode.ts';
import { remoteCommandContentWire, remoteStateContentWire } from './remote.wire.ts';

/**
 * Authentication that a client sends first on the main socket: id, token and role; acknowledged with `userAckWire`.
 * @spec §7 Real-time socket — events sent: 'user'
 */
export const userWire = z.object({
  id: z.string(),
  token: z.string(),
  type: z.enum(['ROLE_PERFORMER', 'ROLE_CLIENT', 'ROLE_REMOTE']),
});

const refusalWire = z.union([z.object({ ok: z.literal(false) }), z.object({ error: z.string() })]);

/**
 * Checks whether an acknowledgement accepts the authentication: everything but a refusal does, also an empty one.
 * @spec §4 Real-time connection
 */
export const isAccepted = (ack: unknown): boolean => !z.safeParse(refusalWire, ack).success;

/**
 * Message that the product sends to one receiver or, with an empty id, to every user of a role.
 * @spec §7 Real-time socket — events sent: 'event'
 */
export const eventWire = z.object({
  event: z.enum(['videoChat', 'typing', 'services', 'remotestate', 'remotecommand']),
  content: z.string(),
  receiverId: z.string(),
  receiverType: z.enum(['ROLE_CLIENT', 'ROLE_ADMIN', 'ROLE_REMOTE', 'ROLE_PERFORMER']),
});

export const pingWire = z.object({});

/**
 * Decline of a customer's request, in a pause with that reason; `retryAfter` asks the customer to try again later. `requestId` names the request, where the REQUEST did.
 * @spec §7 Real-time socket — videoChat with _stateChange REJPERF and a RESPONSE false value (decline); reason, retryAfter (seconds) and requestId are ours
 */
const declineWire = z.object({
  _stateChange: z.literal('REJPERF'),
  RESPONSE: z.literal(false),
  performerId: z.string(),
  requestId: z.optional(z.string()),
  reason: z.optional(z.literal('paused')),
  retryAfter: z.optional(z.number()),
});
/** Ours: to a customer who asks during a session, AFTERPERF for *after this one*, TAKEPERF when the session ends for this customer. */
const waitWire = z.object({
  _stateChange: z.enum(['AFTERPERF', 'TAKEPERF']),
  RESPONSE: z.literal(true),
  performerId: z.string(),
  requestId: z.optional(z.string()),
});
/** Answers to a customer's request. */
export const requestAnswerWire = z.union([declineWire, waitWire]);
export const performerTypingWire = z.object({ performerId: z.string() });
/**
 * Change of the performer's services, for the customers of the performer's countries.
 * @spec §7 Real-time socket — service events with performerId, services, countries
 */
export const servicesEventWire = z.object({
  performerId: z.string(),
  services: z.record(z.string(), z.boolean()),
  countries: z.array(z.string()),
});

/** Content of an 'event', by its name. */
const OUTBOUND_CONTENT = {
  videoChat: requestAnswerWire,
  typing: performerTypingWire,
  services: servicesEventWire,
  remotestate: remoteStateContentWire,
  remotecommand: remoteCommandContentWire,
} as const satisfies Record<OutboundEvent['event'], z.ZodMiniType>;

export const encodeUser = ({ performerId, socketToken, isRemote }: SocketCredentials): z.input<typeof userWire> => ({
  id: performerId,
  token: socketToken,
  type: isRemote === true ? 'ROLE_REMOTE' : 'ROLE_PERFORMER',
});

export const encodeOutboundEvent = (event: OutboundEvent): z.input<typeof eventWire> => ({
  event: event.event,
  content: encodeContent(event.content),
  receiverId: event.receiverId,
  receiverType: event.receiverType,
});

/** A performer's message, read by the platform: the envelope checked, its content decoded and checked. */
export interface ReadOutboundEvent {
  readonly event: OutboundEvent['event'];
  readonly content: Readonly<Record<string, unknown>>;
  readonly receiverId: string;
  readonly receiverType: OutboundEvent['receiverType'];
}

/** The platform's side of 'event'. @returns on failure the place that does not fit, e.g. `event.receiverType` */
export const readOutboundEvent = (wire: unknown): Result<ReadOutboundEvent, string> => {
  const envelope = parsedResult(eventWire.safeParse(wire), 'event');
  if (!envelope.ok) return envelope;
  const json = decodeContent(envelope.value.content);
  if (!json.ok) return err(`event.content: ${json.error}`);
  const content = parsedResult(OUTBOUND_CONTENT[envelope.value.event].safeParse(json.value), envelope.value.event);
  return content.ok ? ok({ ...envelope.value, content: content.value }) : content;
};
