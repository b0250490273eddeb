import * as z from 'zod';
import { MEDIA_CODECS } from '../media/media-options.ts';
import { MEDIA_PLACES } from '../media/media-place.ts';

const counts = z.object({ packets: z.number(), bytes: z.number() });

/** Streams on the media servers. */
export const mediaWire = z.object({
  codec: z.enum(MEDIA_CODECS),
  streams: z.array(
    z.object({
      server: z.enum(MEDIA_PLACES),
      stream: z.string(),
      running: z.boolean(),
      viewers: z.number(),
      keyFramesAsked: z.number(),
      received: z.object({ audio: counts, video: counts }),
      relayed: counts,
    }),
  ),
});
export type MediaTraffic = z.infer<typeof mediaWire>;

export const streamsWire = z.object({ performerId: z.string().min(1) });
export const cameraWire = z.object({ on: z.boolean() });

/** Access of a customer's page to the performer's stream. */
export const ticketWire = z.object({ server: z.string(), stream: z.string(), token: z.string() });
export type Ticket = z.infer<typeof ticketWire>;
