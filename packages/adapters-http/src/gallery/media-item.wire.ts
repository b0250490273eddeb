import * as z from 'zod/mini';
import { MEDIA_KINDS, MEDIA_STATES, type MediaGroup, type MediaItem } from '@greenroom/core/gallery/media-item';
import { mediaId } from '@greenroom/core/kernel/ids';
import { credits, seconds } from '@greenroom/core/kernel/units';
import { flagWire, idWire, mapped, maybe, orElse, whole } from '../http/fields.wire.ts';

const pictureWire = z.object({ url: z.string(), width: z.int().check(z.positive()) });

/** Photo or video as the platform sends it. @spec §3 Media */
const itemWire = mapped(
  whole({
    id: idWire,
    type: z.string(),
    state: z.string(),
    paid: orElse(flagWire, false),
    price: orElse(z.number(), 0),
    description: orElse(z.string(), ''),
    mainPhoto: orElse(flagWire, false),
    avatar: orElse(flagWire, false),
    reason: maybe(z.string()),
    width: orElse(z.number(), 0),
    height: orElse(z.number(), 0),
    thumbs: orElse(z.array(pictureWire), []),
    url: maybe(z.string()),
    date: orElse(z.number(), 0),
  }),
  ({ id, type, price, mainPhoto, avatar, thumbs, url, date, ...media }): MediaItem | undefined => {
    const kind = MEDIA_KINDS.find((known) => known === type);
    const state = MEDIA_STATES.find((known) => known === media.state);
    return kind === undefined || state === undefined
      ? undefined
      : {
          ...media,
          id: mediaId(id),
          kind,
          state,
          price: credits(price),
          isMain: mainPhoto,
          isAvatar: avatar,
          pictures: thumbs.toSorted((one, other) => one.width - other.width),
          source: url,
          addedOn: seconds(date),
        };
  },
);

const groupWire = mapped(
  z.nullish(z.object({ items: orElse(z.array(itemWire), []), total: z.nullish(z.int()) })),
  (wire): MediaGroup => ({
    // One item of a kind or in a state that this product does not know must not hide the others: it is left out.
    items: (wire?.items ?? []).flatMap((item) => item ?? []),
    total: wire?.total ?? wire?.items.length ?? 0,
  }),
);

/**
 * Photos or videos by moderation state; a group that is missing in the answer is empty.
 * @spec §7 Responses carry approved, pending, rejected (videos also new)
 */
export const mediaGroupsWire = z.object({
  approved: groupWire,
  pending: groupWire,
  rejected: groupWire,
  new: groupWire,
});
