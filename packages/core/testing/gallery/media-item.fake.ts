import { NO_GROUPS, type MediaGroups, type MediaItem } from '../../src/gallery/media-item.ts';
import type { MediaSettings } from '../../src/gallery/paid-media.ts';
import { mediaId } from '../../src/kernel/ids.ts';
import { credits, seconds } from '../../src/kernel/units.ts';

/** An approved free photo for tests. */
export const photoItem = (id: string, more: Partial<MediaItem> = {}): MediaItem => ({
  id: mediaId(id),
  kind: 'photo',
  state: 'approved',
  paid: false,
  price: credits(0),
  description: '',
  isMain: false,
  isAvatar: false,
  reason: undefined,
  width: 900,
  height: 1200,
  pictures: [],
  source: undefined,
  addedOn: seconds(0),
  ...more,
});

/** A list with these approved ones. */
export const approvedGroups = (...items: readonly MediaItem[]): MediaGroups => ({
  ...NO_GROUPS,
  approved: { items, total: items.length },
});

/** Settings that forbid nothing, for the rank silver. */
export const OPEN_SETTINGS: MediaSettings = {
  free: { add: true, errNo: 0 },
  paid: { add: true, errNo: 0, balance: 1 },
  level: 3,
  levels: [
    {
      level: 3,
      prices: { photo: { min: credits(5), max: credits(20) }, video: { min: credits(20), max: credits(110) } },
    },
  ],
  price: { photo: credits(10), video: credits(50) },
};
