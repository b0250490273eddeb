import * as z from 'zod/mini';
import { SESSION_TYPES, clientLanguage } from '@greenroom/core/session/client-data';
import { endReasonOrDefault } from '@greenroom/core/session/session-signal';
import { clientIdWire, requestIdWire } from './fields.wire.ts';
import { eventOf } from './realtime-row.ts';

const request = eventOf(
  {
    type: z.literal('REQUEST'),
    clientId: clientIdWire,
    value: z.object({
      name: z.string(),
      sessionType: z.enum(SESSION_TYPES),
      type: z.nullish(z.string()),
      language: z.nullish(z.string()),
      requestId: z.nullish(requestIdWire),
    }),
  },
  ({ clientId: id, value: { type, requestId, language, ...value } }) => ({
    type: 'requestReceived',
    client: { ...value, id, type: type ?? '', language: clientLanguage(language), requestId: requestId ?? undefined },
  }),
);

const cancelled = eventOf({ type: z.literal('CANCEL_REQUEST'), clientId: clientIdWire }, ({ clientId }) => ({
  type: 'requestCancelled',
  clientId,
}));

/** DISCONNECT: the end of a session with its reason; a missing or unknown reason becomes DEFAULT. @spec §3 Session end reasons */
const disconnected = eventOf(
  { type: z.literal('DISCONNECT'), clientId: clientIdWire, value: z.nullish(z.string()) },
  ({ clientId, value }) => ({ type: 'clientDisconnected', clientId, reason: endReasonOrDefault(value ?? '') }),
);

const timer = <Name extends 'START_TIMER' | 'START_TIMER_DEVICE'>(name: Name, side: 'platform' | 'device') =>
  eventOf({ type: z.literal(name), clientId: clientIdWire }, ({ clientId }) => ({
    type: 'timerStarted',
    clientId,
    side,
  }));

const KNOWN = ['REQUEST', 'CANCEL_REQUEST', 'DISCONNECT', 'START_TIMER', 'START_TIMER_DEVICE'];

const another = eventOf({ type: z.string().check(z.refine((type) => !KNOWN.includes(type))) }, ({ type }) => ({
  type: 'unknown',
  name: `videoChat ${type}`,
}));

/** Content of a videoChat event: one step of a request or a session, or a type that is not known yet. @spec §4 Request flow */
export const videoChatWire = z.union([
  z.discriminatedUnion('type', [
    request,
    cancelled,
    disconnected,
    timer('START_TIMER', 'platform'),
    timer('START_TIMER_DEVICE', 'device'),
  ]),
  another,
]);
