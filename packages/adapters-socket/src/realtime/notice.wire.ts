import * as z from 'zod/mini';
import { tipId } from '@greenroom/core/kernel/ids';
import { cents, credits } from '@greenroom/core/kernel/units';
import { isService } from '@greenroom/core/services/service';
import { readToyTrigger, type ReportedTip } from '@greenroom/core/toys/toy-trigger';
import { clientIdWire, countWire, mapped, serviceChangeWire } from './fields.wire.ts';
import { eventOf } from './realtime-row.ts';

const reconnect = eventOf(
  { type: z.literal('RECONNECT'), stream: z.enum(['publish', 'play']), value: z.string() },
  ({ stream, value }) => ({ type: 'streamReconnect', stream, server: value }),
);
const another = eventOf({ type: z.string().check(z.refine((type) => type !== 'RECONNECT')) }, ({ type }) => ({
  type: 'unknown',
  name: `singlestream ${type}`,
}));
/**
 * Decodes the move of a stream to another server; other types of the event count as unknown.
 * @spec §4 Request flow — reconnect events replace the stream server
 */
export const singleStreamWire = z.union([reconnect, another]);

export const statusChangeWire = eventOf(
  { services: serviceChangeWire, remembered: z.optional(z.nullable(z.array(z.string()))) },
  ({ services, remembered }) => ({
    type: 'servicesChanged',
    services,
    ...(remembered !== undefined && { remembered: remembered && remembered.filter(isService) }),
  }),
);

const tipIdWire = mapped(z.union([z.string().check(z.minLength(1)), z.int()]), (id) => tipId(String(id)));
const tipWire = mapped(
  z.object({ id: z.nullish(tipIdWire), credits: z.nullish(countWire), earned: z.nullish(countWire) }),
  ({ id, credits: paid, earned }): ReportedTip => ({
    id: id ?? undefined,
    credits: typeof paid === 'number' ? credits(paid) : undefined,
    earned: typeof earned === 'number' ? cents(earned) : undefined,
  }),
);

/** Decodes a customer's trigger; one of another kind counts as unknown. The customer and the money are fields of ours. */
export const toyWire = eventOf(
  { type: z.string(), value: z.optional(z.unknown()), clientId: z.nullish(clientIdWire), tip: z.nullish(tipWire) },
  ({ type, value, clientId, tip }) => {
    const trigger = readToyTrigger(type, value);
    if (trigger === undefined) return { type: 'unknown', name: `toy ${type}` };
    return { type: 'toyEvent', trigger, clientId: clientId ?? undefined, tip: tip ?? undefined };
  },
);
