import * as z from 'zod/mini';
import {
  MEDIA_KINDS,
  MEDIA_STATES,
  type MediaGroup,
  type MediaGroups,
  type MediaItem,
} from '@greenroom/core/gallery/media-item';
import { mediaId } from '@greenroom/core/kernel/ids';
import { credits, seconds } from '@greenroom/core/kernel/units';
import { flagWire, idWire, orElse } from '../http/fields.wire.ts';

const pictureWire = z.object({ url: z.string(), width: z.int().check(z.positive()) });

/** Photo or video as the platform sends it. @spec §3 Media */
const itemWire = z.pipe(
  z.object({
    id: idWire,
    type: z.string(),
    state: z.string(),
    paid: orElse(flagWire, false),
    price: orElse(z.number(), 0),
    description: orElse(z.string(), ''),
    mainPhoto: orElse(flagWire, false),
    avatar: orElse(flagWire, false),
    reason: z.nullish(z.string()),
    width: orElse(z.number(), 0),
    height: orElse(z.number(), 0),
    thumbs: orElse(z.array(pictureWire), []),
    url: z.nullish(z.string()),
    date: orElse(z.number(), 0),
  }),
  z.transform((wire): MediaItem | undefined => {
    const kind = MEDIA_KINDS.find((known) => known === wire.type);
    const state = MEDIA_STATES.find((known) => known === wire.state);
    return kind === undefined || state === undefined
      ? undefined
      : {
          id: mediaId(wire.id),
          kind,
          state,
          paid: wire.paid,
          price: credits(wire.price),
          description: wire.description,
          isMain: wire.mainPhoto,
          isAvatar: wire.avatar,
          reason: wire.reason ?? undefined,
          width: wire.width,
          height: wire.height,
          pictures: wire.thumbs.toSorted((one, other) => one.width - other.width),
          source: wire.url ?? undefined,
          addedOn: seconds(wire.date),
        };
  }),
);

const groupWire = z.pipe(
  z.nullish(z.object({ items: orElse(z.array(itemWire), []), total: z.nullish(z.int()) })),
  z.transform((wire): MediaGroup => ({
    // One item of a kind or in a state that this product does not know must not hide the others: it is left out.
    items: (wire?.items ?? []).flatMap((item) => item ?? []),
    total: wire?.total ?? wire?.items.length ?? 0,
  })),
);

/**
 * Photos or videos by moderation state; a group that is missing in the answer is empty.
 * @spec §7 Responses carry approved, pending, rejected (videos also new)
 */
export const mediaGroupsWire = z.pipe(
  z.object({
    approved: z.optional(groupWire),
    pending: z.optional(groupWire),
    rejected: z.optional(groupWire),
    new: z.optional(groupWire),
  }),
  z.transform((wire): MediaGroups => {
    const none: MediaGroup = { items: [], total: 0 };
    return {
      approved: wire.approved ?? none,
      pending: wire.pending ?? none,
      rejected: wire.rejected ?? none,
      new: wire.new ?? none,
    };
  }),
);
