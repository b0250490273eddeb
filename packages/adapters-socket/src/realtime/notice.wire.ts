import * as z from 'zod/mini';
import { tipId } from '@greenroom/core/kernel/ids';
import { cents, credits } from '@greenroom/core/kernel/units';
import type { RealtimeEvent } from '@greenroom/core/realtime/realtime-event';
import { isService } from '@greenroom/core/services/service';
import { readToyTrigger, type ReportedTip } from '@greenroom/core/toys/toy-trigger';
import { clientIdWire, countWire, flagWire, serviceChangeWire } from './fields.wire.ts';

/** Decodes the number of viewers of one kind. @spec §4 Request flow — peek and voyeur events update viewer counts */
export const voyeurWire = z.pipe(
  z.object({ type: z.enum(['peek', 'voyeur']), value: countWire }),
  z.transform(({ type, value }): RealtimeEvent => ({ type: 'viewersChanged', kind: type, count: value })),
);

/** Decodes a customer's own camera going on or off. @spec §4 Request flow — back-camera events set clientCam */
export const clientStreamWire = z.pipe(
  z.object({ clientId: clientIdWire, value: flagWire }),
  z.transform(({ clientId, value }): RealtimeEvent => ({ type: 'clientCameraChanged', clientId, on: value })),
);

const reconnect = z.pipe(
  z.object({ type: z.literal('RECONNECT'), stream: z.enum(['publish', 'play']), value: z.string() }),
  z.transform(({ stream, value }): RealtimeEvent => ({ type: 'streamReconnect', stream, server: value })),
);
const another = z.pipe(
  z.object({ type: z.string().check(z.refine((type) => type !== 'RECONNECT')) }),
  z.transform(({ type }): RealtimeEvent => ({ type: 'unknown', name: `singlestream ${type}` })),
);
/**
 * Decodes the move of a stream to another server; other types of the event count as unknown.
 * @spec §4 Request flow — reconnect events replace the stream server
 */
export const singleStreamWire = z.union([reconnect, another]);

export const statusChangeWire = z.pipe(
  z.object({ services: serviceChangeWire, remembered: z.optional(z.nullable(z.array(z.string()))) }),
  z.transform(({ services, remembered }): RealtimeEvent => ({
    type: 'servicesChanged',
    services,
    ...(remembered !== undefined && { remembered: remembered && remembered.filter(isService) }),
  })),
);

export const emailWire = z.pipe(
  z.object({ value: countWire }),
  z.transform(({ value }): RealtimeEvent => ({ type: 'inboxChanged', unread: value })),
);

/** A customer for whom the performer waits came online; the event is ours. */
export const clientOnlineWire = z.pipe(
  z.object({ clientId: clientIdWire, name: z.nullish(z.string()) }),
  z.transform(({ clientId, name }): RealtimeEvent => ({ type: 'customerOnline', clientId, name: name ?? '' })),
);

/** Decision of a moderator, which the session check and the checklist bring. The event is ours. */
export const reviewedWire = z.pipe(
  z.object({}),
  z.transform((): RealtimeEvent => ({ type: 'reviewed' })),
);

/** A request came to nothing; the account's list of them names it. The event is ours. */
export const missedWire = z.pipe(
  z.object({}),
  z.transform((): RealtimeEvent => ({ type: 'missedChanged' })),
);

/** Settings of the account were saved; the session check brings them. The event is ours. */
export const settingsWire = z.pipe(
  z.object({}),
  z.transform((): RealtimeEvent => ({ type: 'settingsChanged' })),
);

/**
 * Decodes a log-out by the platform; its message holds the reason, or is empty.
 * @spec §4 Performer status — a 'double tab' message means a duplicate tab
 */
export const logoutWire = z.pipe(
  z.object({ message: z.nullish(z.string()) }),
  z.transform(({ message }): RealtimeEvent => ({ type: 'loggedOut', message: message ?? '' })),
);

export const loginWire = z.pipe(
  z.object({}),
  z.transform((): RealtimeEvent => ({ type: 'loggedInElsewhere' })),
);

/** Decodes the request to reload the page; it has no content. @spec §4 Real-time connection — a forceReload event reloads the page */
export const forceReloadWire = z.pipe(
  z.object({}),
  z.transform((): RealtimeEvent => ({ type: 'reloadForced' })),
);

const tipIdWire = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.int()]),
  z.transform((id) => tipId(String(id))),
);
const tipWire = z.pipe(
  z.object({ id: z.nullish(tipIdWire), credits: z.nullish(countWire), earned: z.nullish(countWire) }),
  z.transform(({ id, credits: paid, earned }): ReportedTip => ({
    id: id ?? undefined,
    credits: typeof paid === 'number' ? credits(paid) : undefined,
    earned: typeof earned === 'number' ? cents(earned) : undefined,
  })),
);

/** Decodes a customer's trigger; one of another kind counts as unknown. The customer and the money are fields of ours. */
export const toyWire = z.pipe(
  z.object({
    type: z.string(),
    value: z.optional(z.unknown()),
    clientId: z.nullish(clientIdWire),
    tip: z.nullish(tipWire),
  }),
  z.transform(({ type, value, clientId, tip }): RealtimeEvent => {
    const trigger = readToyTrigger(type, value);
    if (trigger === undefined) return { type: 'unknown', name: `toy ${type}` };
    return { type: 'toyEvent', trigger, clientId: clientId ?? undefined, tip: tip ?? undefined };
  }),
);
