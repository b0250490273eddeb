import * as z from 'zod/mini';
import type { RealtimeEvent } from '@greenroom/core/realtime/realtime-event';
import { SESSION_TYPES, clientLanguage } from '@greenroom/core/session/client-data';
import { endReasonOrDefault } from '@greenroom/core/session/session-signal';
import { clientIdWire, requestIdWire } from './fields.wire.ts';

const request = z.pipe(
  z.object({
    type: z.literal('REQUEST'),
    clientId: clientIdWire,
    value: z.object({
      name: z.string(),
      sessionType: z.enum(SESSION_TYPES),
      type: z.nullish(z.string()),
      language: z.nullish(z.string()),
      requestId: z.nullish(requestIdWire),
    }),
  }),
  z.transform(({ clientId: id, value }): RealtimeEvent => {
    const { name, sessionType, type } = value;
    const language = clientLanguage(value.language);
    const requestId = value.requestId ?? undefined;
    return { type: 'requestReceived', client: { id, name, sessionType, type: type ?? '', language, requestId } };
  }),
);

const cancelled = z.pipe(
  z.object({ type: z.literal('CANCEL_REQUEST'), clientId: clientIdWire }),
  z.transform(({ clientId }): RealtimeEvent => ({ type: 'requestCancelled', clientId })),
);

/** DISCONNECT: the end of a session with its reason; a missing or unknown reason becomes DEFAULT. @spec §3 Session end reasons */
const disconnected = z.pipe(
  z.object({ type: z.literal('DISCONNECT'), clientId: clientIdWire, value: z.nullish(z.string()) }),
  z.transform(({ clientId, value }): RealtimeEvent => {
    return { type: 'clientDisconnected', clientId, reason: endReasonOrDefault(value ?? '') };
  }),
);

const timer = <Name extends 'START_TIMER' | 'START_TIMER_DEVICE'>(name: Name, side: 'platform' | 'device') =>
  z.pipe(
    z.object({ type: z.literal(name), clientId: clientIdWire }),
    z.transform(({ clientId }): RealtimeEvent => ({ type: 'timerStarted', clientId, side })),
  );

const KNOWN = ['REQUEST', 'CANCEL_REQUEST', 'DISCONNECT', 'START_TIMER', 'START_TIMER_DEVICE'];

const another = z.pipe(
  z.object({ type: z.string().check(z.refine((type) => !KNOWN.includes(type))) }),
  z.transform(({ type }): RealtimeEvent => ({ type: 'unknown', name: `videoChat ${type}` })),
);

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
