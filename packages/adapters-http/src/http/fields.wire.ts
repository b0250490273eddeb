import * as z from 'zod/mini';
import {
  clientId,
  blockId,
  messageId,
  performerId,
  type BlockId,
  type ClientId,
  type MessageId,
  type PerformerId,
} from '@greenroom/core/kernel/ids';
import { cents, seconds } from '@greenroom/core/kernel/units';

/** An id comes as text or as a number and is never empty. */
const anyId = z.union([z.string().check(z.minLength(1)), z.int()]);

export const performerIdWire = z.codec(anyId, z.custom<PerformerId>(), {
  decode: (wire) => performerId(String(wire)),
  encode: (id) => id,
});
export const clientIdWire = z.codec(anyId, z.custom<ClientId>(), {
  decode: (wire) => clientId(String(wire)),
  encode: (id) => id,
});
export const messageIdWire = z.codec(anyId, z.custom<MessageId>(), {
  decode: (wire) => messageId(String(wire)),
  encode: (id) => id,
});
/** An id of no kind of its own. */
export const idWire = z.pipe(anyId, z.transform(String));

/** An id that a page makes, so that what is sent again is kept once. */
export const newIdWire = z.string().check(z.minLength(1), z.maxLength(100));

export const blockIdWire = z.pipe(
  idWire,
  z.transform((id): BlockId => blockId(id)),
);

/** Seconds since 1970, unless a field says otherwise. */
export const secondsWire = z.pipe(z.number(), z.transform(seconds));

export const centsWire = z.pipe(z.int(), z.transform(cents));

/** A flag as JSON knows it, or as 0 and 1. */
export const flagWire = z.pipe(
  z.union([z.boolean(), z.literal(0), z.literal(1)]),
  z.transform((wire) => wire === true || wire === 1),
);

/** A field that may be missing or null, with what then holds. */
export const orElse = <Wire extends z.ZodMiniType>(wire: Wire, fallback: z.output<Wire>) =>
  z.pipe(
    z.nullish(wire),
    z.transform((value): z.output<Wire> => value ?? fallback),
  );

/** A field that may be missing or null, and is undefined then. */
export const maybe = <Wire extends z.ZodMiniType>(wire: Wire) =>
  z.pipe(
    z.nullish(wire),
    z.transform((value): z.output<Wire> | undefined => value ?? undefined),
  );

/** A whole number as a query carries it. */
export const queryNumberWire = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.number(), {
  decode: Number,
  encode: String,
});

/** Most rows of a list in one answer. @spec §2 Paged routes — the most is our choice */
export const LARGEST_PAGE = 200;

/** The number of rows that a query asks for. */
export const pageLimitWire = z.codec(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.number().check(z.maximum(LARGEST_PAGE)),
  { decode: Number, encode: String },
);

/** The answer of a call that only acknowledges: any JSON object. */
export const acknowledgedWire = z.pipe(
  z.object({ status: z.optional(z.unknown()) }),
  z.transform((): undefined => undefined),
);

/** A file as it is, in the body of a call that sends bytes. */
export const fileWire = z.instanceof(Uint8Array).check(z.refine((file) => file.byteLength > 0));

/** Side that set a block; anyone but the performer counts as the platform, because the performer cannot lift it. */
export const blockedByWire = z.pipe(
  z.nullish(z.string()),
  z.transform((wire): 'performer' | 'platform' => ((wire ?? 'performer') === 'performer' ? 'performer' : 'platform')),
);
