import * as z from 'zod/mini';
import { clientId, messageId } from '@greenroom/core/kernel/ids';
import { recordOf } from '@greenroom/core/kernel/json';
import { millis, type Millis } from '@greenroom/core/kernel/units';
import { SERVICES, type ServiceChange } from '@greenroom/core/services/service';

/** Decodes what the wire means, in the product's own terms. */
export const mapped = <Wire extends z.ZodMiniType, Ours>(wire: Wire, toOurs: (value: z.output<Wire>) => Ours) =>
  z.pipe(wire, z.transform(toOurs));

const anyId = z.union([z.string().check(z.minLength(1)), z.int()]);

export const clientIdWire = mapped(anyId, (wire) => clientId(String(wire)));

export const requestIdWire = mapped(anyId, String);

/** Empty when the platform gave none: the decoder must number the message. */
export const messageIdWire = mapped(z.nullish(anyId), (wire) => messageId(String(wire ?? '')));

/** A flag as JSON knows it, or as 0 and 1. */
export const flagWire = mapped(
  z.union([z.boolean(), z.literal(0), z.literal(1)]),
  (wire) => wire === true || wire === 1,
);

/** The envelope in which the platform passes on what another role sent. @spec §7 Real-time socket — receivedEvent */
export const receivedEventWire = z.object({
  event: z.string(),
  content: z.optional(z.unknown()),
  senderId: z.nullish(z.union([z.string(), z.int()])),
  senderType: z.nullish(z.string()),
});

/** A count: a whole number from 0 up. */
export const countWire = z.int().check(z.nonnegative());

/** Changed flags of some of the 17 services; null means no change, and names that are no service are ignored. @spec §3 Services */
export const serviceChangeWire = mapped(z.object(recordOf(SERVICES, z.nullish(flagWire))), (wire): ServiceChange =>
  Object.fromEntries(Object.entries(wire).filter(([, on]) => on !== null)),
);

/**
 * Advice of a platform that knows how many sockets would come back at once, in milliseconds: ours and optional, in the acknowledgement of the
 * authentication and in each pong.
 */
export const spreadWire = z.object({ reconnectSpread: z.optional(z.number().check(z.nonnegative())) });

/** Reads the advised spread; undefined when there is none, or one that cannot be read. */
export const spreadOf = (content: unknown): Millis | undefined => {
  const read = z.safeParse(spreadWire, content);
  return read.success && read.data.reconnectSpread !== undefined ? millis(read.data.reconnectSpread) : undefined;
};
