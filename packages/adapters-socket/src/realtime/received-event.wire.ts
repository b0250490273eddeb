import * as z from 'zod/mini';

/** The envelope in which the platform passes on what another role sent. @spec §7 Real-time socket — receivedEvent */
export const receivedEventWire = z.object({
  event: z.string(),
  content: z.optional(z.unknown()),
  senderId: z.nullish(z.union([z.string(), z.int()])),
  senderType: z.nullish(z.string()),
});
