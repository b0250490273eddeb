import * as z from 'zod/mini';
import { clientId, blockId, messageId, performerId, type BlockId } from '@greenroom/core/kernel/ids';
import { recordOf } from '@greenroom/core/kernel/json';
import { cents, seconds } from '@greenroom/core/kernel/units';

/** Decodes what the wire means, in the product's own terms. */
export const mapped = <Wire extends z.ZodMiniType, Ours>(wire: Wire, toOurs: (value: z.output<Wire>) => Ours) =>
  z.pipe(wire, z.transform(toOurs));

/** An object that has every field once it is read: zod leaves out one that is undefined. */
export const whole = <Fields extends z.core.$ZodShape>(fields: Fields) =>
  mapped(z.object(fields), (wire): z.output<z.ZodMiniObject<Fields>> =>
    Object.assign(recordOf(Object.keys(fields), undefined), wire),
  );

/** The value of an object's only field. */
export const only = <const Name extends string, Wire extends z.ZodMiniType>(name: Name, wire: Wire) =>
  mapped(
    z.object({ [name]: wire } as Record<Name, Wire>),
    (value) => (value as unknown as Record<Name, z.output<Wire>>)[name],
  );

/** An id comes as text or as a number and is never empty. */
const anyId = z.union([z.string().check(z.minLength(1)), z.int()]);

const brandedIdWire = <Id extends string>(toId: (text: string) => Id) =>
  z.codec(anyId, z.custom<Id>(), { decode: (wire) => toId(String(wire)), encode: (id) => id });

export const performerIdWire = brandedIdWire(performerId);
export const clientIdWire = brandedIdWire(clientId);
export const messageIdWire = brandedIdWire(messageId);
/** An id of no kind of its own. */
export const idWire = mapped(anyId, String);

/** An id that a page makes, so that what is sent again is kept once. */
export const newIdWire = z.string().check(z.minLength(1), z.maxLength(100));

export const blockIdWire = mapped(idWire, (id): BlockId => blockId(id));

/** Seconds since 1970, unless a field says otherwise. */
export const secondsWire = mapped(z.number(), seconds);

export const centsWire = mapped(z.int(), cents);

/** A flag as JSON knows it, or as 0 and 1. */
export const flagWire = mapped(
  z.union([z.boolean(), z.literal(0), z.literal(1)]),
  (wire) => wire === true || wire === 1,
);

/** A field that may be missing or null, with what then holds. */
export const orElse = <Wire extends z.ZodMiniType>(wire: Wire, fallback: z.output<Wire>) =>
  mapped(z.nullish(wire), (value): z.output<Wire> => value ?? fallback);

/** A field that may be missing or null, and is undefined then. */
export const maybe = <Wire extends z.ZodMiniType>(wire: Wire) =>
  mapped(z.nullish(wire), (value): z.output<Wire> | undefined => value ?? undefined);

/** The answer of a call that only acknowledges: any JSON object. */
export const acknowledgedWire = mapped(z.object({ status: z.optional(z.unknown()) }), (): undefined => undefined);

/** A file as it is, in the body of a call that sends bytes. */
export const fileWire = z.instanceof(Uint8Array).check(z.refine((file) => file.byteLength > 0));

/** Side that set a block; anyone but the performer counts as the platform, because the performer cannot lift it. */
export const blockedByWire = mapped(z.nullish(z.string()), (wire): 'performer' | 'platform' =>
  (wire ?? 'performer') === 'performer' ? 'performer' : 'platform',
);
