import * as z from 'zod';
import { MEDIA_KINDS } from '@greenroom/core/gallery/media-item';
import { MEDIA_RANKS } from '@greenroom/core/gallery/paid-media';

// The part of the admin API that is about photos and videos.

const id = z.union([z.string().min(1).max(20), z.int()]).transform(String);

export const MEDIA_STATUSES = ['new', 'pending', 'approved', 'rejected'] as const;

export const fillWire = z.object({
  performerId: id,
  kind: z.enum(MEDIA_KINDS).default('photo'),
  count: z.int().min(1).max(500).default(1),
  status: z.enum(MEDIA_STATUSES).default('approved'),
  paid: z.boolean().default(false),
  price: z.int().min(0).default(10),
  description: z.string().default(''),
});

export const rankWire = z.object({ performerId: id, rank: z.enum(MEDIA_RANKS) });

export const moderateWire = z.object({
  performerId: id,
  /** Photo or video to decide on; without it, all that wait. */
  mediaId: z.string().optional(),
  approve: z.boolean(),
  reason: z.string().default('The picture is not sharp enough.'),
});

export const idsWire = z.object({ ids: z.array(z.string()) });

export const mediaListWire = z.object({
  medias: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(MEDIA_KINDS),
      status: z.enum(MEDIA_STATUSES),
      paid: z.boolean(),
      price: z.number(),
      description: z.string(),
      reason: z.string().nullable(),
      main: z.boolean(),
      avatar: z.boolean(),
    }),
  ),
});
export type MediaState = z.infer<typeof mediaListWire>['medias'][number];
