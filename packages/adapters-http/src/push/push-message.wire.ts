import * as z from 'zod/mini';
import { LANGUAGES } from '@greenroom/core/localisation/language';

const base = { language: z.enum(LANGUAGES) };
/** The id says which page to open; it is not a name. */
const customer = { ...base, clientId: z.string().check(z.minLength(1)) };

/**
 * Content of a push message, before it is encrypted for one device. Names, texts and amounts are in it only where the performer chose so for that
 * device; the sentence is made on the device.
 */
const pushMessageWire = z.discriminatedUnion('event', [
  z.object({ event: z.literal('request'), ...customer, name: z.optional(z.string()) }),
  /** The request that was told before is over. */
  z.object({ event: z.literal('requestOver'), ...customer }),
  z.object({ event: z.literal('message'), ...customer, name: z.optional(z.string()), text: z.optional(z.string()) }),
  z.object({ event: z.literal('online'), ...customer, name: z.optional(z.string()) }),
  /** The amount is in euro cents. */
  z.object({ event: z.literal('payout'), ...base, amount: z.optional(z.int()) }),
  /** The account was logged in on a device on which it never was before. */
  z.object({ event: z.literal('newDevice'), ...base }),
  /** The account is approved: the work can begin. */
  z.object({ event: z.literal('approved'), ...base }),
]);

export type PushMessage = z.infer<typeof pushMessageWire>;

export const decodePushMessage = (content: unknown): PushMessage | undefined => {
  const read = pushMessageWire.safeParse(content);
  return read.success ? read.data : undefined;
};
