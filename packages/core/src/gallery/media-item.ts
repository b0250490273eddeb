import type { MediaId } from '../kernel/ids.ts';
import type { Credits, Seconds } from '../kernel/units.ts';

/** Kinds of items, each with a page, limits and error codes of its own. @spec §3 Media */
export const MEDIA_KINDS = ['photo', 'video'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Moderation state of an item. @spec §3 Media — item states */
export const MEDIA_STATES = ['pending', 'approved', 'denied'] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

/** The same picture in one of its sizes. */
export interface MediaPicture {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
}

/** One photo or video. @spec §3 Media */
export interface MediaItem {
  readonly id: MediaId;
  readonly kind: MediaKind;
  readonly state: MediaState;
  readonly paid: boolean;
  /** The customer's price to see it; 0 for a free one. */
  readonly price: Credits;
  readonly description: string;
  /** True for the main photo of the profile. */
  readonly isMain: boolean;
  readonly isAvatar: boolean;
  /** Reason of a rejection. */
  readonly reason: string | undefined;
  /** Width as it is seen, in pixels; 0 for a video, whose size is not measured. */
  readonly width: number;
  readonly height: number;
  /** Smallest first; none for a video. */
  readonly pictures: readonly MediaPicture[];
  /** Address from which a video plays. */
  readonly source: string | undefined;
  readonly addedOn: Seconds;
}

/** Changes of an item; a missing field stays as it is. @spec §7 PUT or PATCH performer/performer_accounts/{id}/medias/{mediaId} */
export interface MediaChange {
  readonly description?: string;
  readonly paid?: boolean;
  readonly price?: Credits;
}

/**
 * Checks whether an item may be the main photo or the avatar: only an approved, free photo.
 * @spec §3 Media — main photo flag, §7 set avatar
 */
export const maySelect = ({ kind, state, paid }: MediaItem): boolean =>
  kind === 'photo' && state === 'approved' && !paid;

/**
 * Groups by moderation; `new` is a video that is not converted yet.
 * @spec §3 Media — photos are grouped pending, approved, rejected; videos also new (not yet converted)
 */
export type MediaGroupName = 'new' | 'pending' | 'approved' | 'rejected';

export interface MediaGroup {
  readonly items: readonly MediaItem[];
  /** Of all there are, also those that were not asked for yet. */
  readonly total: number;
}

/** Items by their moderation state. @spec §3 Media — each group has a total */
export type MediaGroups = Readonly<Record<MediaGroupName, MediaGroup>>;

const NONE: MediaGroup = { items: [], total: 0 };

export const NO_GROUPS: MediaGroups = { new: NONE, pending: NONE, approved: NONE, rejected: NONE };

/** Groups of photos and of videos by moderation state, in the order in which a page shows them. @spec §3 Media */
export const GROUPS_OF: Readonly<Record<MediaKind, readonly MediaGroupName[]>> = {
  photo: ['approved', 'pending', 'rejected'],
  video: ['approved', 'pending', 'new', 'rejected'],
};

const NAMES = GROUPS_OF.video;

const inEach = (groups: MediaGroups, change: (group: MediaGroup, name: MediaGroupName) => MediaGroup): MediaGroups => ({
  new: change(groups.new, 'new'),
  pending: change(groups.pending, 'pending'),
  approved: change(groups.approved, 'approved'),
  rejected: change(groups.rejected, 'rejected'),
});

export const findMedia = (groups: MediaGroups, id: MediaId): MediaItem | undefined =>
  NAMES.flatMap((name) => groups[name].items).find((item) => item.id === id);

/**
 * Exchanges the places of two approved photos or videos.
 * @returns the same groups when one of the two is not there.
 * @spec §7 GET performer/medias/swap/{id}/{id}
 */
export const swapMedia = (groups: MediaGroups, first: MediaId, second: MediaId): MediaGroups => {
  const { items } = groups.approved;
  const one = items.find(({ id }) => id === first);
  const other = items.find(({ id }) => id === second);
  if (one === undefined || other === undefined) return groups;
  const swapped = items.map((item) => (item === one ? other : item === other ? one : item));
  return { ...groups, approved: { ...groups.approved, items: swapped } };
};

/** Adds the next part of the photos or videos behind the part that is loaded. @spec §7 Media — limit and offset */
export const appendMedia = (groups: MediaGroups, more: MediaGroups): MediaGroups =>
  inEach(groups, ({ items }, name) => {
    const known = new Set(items.map(({ id }) => id));
    return { items: [...items, ...more[name].items.filter(({ id }) => !known.has(id))], total: more[name].total };
  });

/** Number of loaded items of the longest group: the offset of the next part. */
export const loadedCount = (groups: MediaGroups): number => Math.max(...NAMES.map((name) => groups[name].items.length));

export const hasMore = (groups: MediaGroups): boolean =>
  NAMES.some((name) => groups[name].items.length < groups[name].total);

/** Checks whether an item still waits for conversion or moderation. */
export const isWaiting = ({ pending, new: converting }: MediaGroups): boolean => pending.total + converting.total > 0;

/** Number of items that count for the limits; rejected ones do not. @spec §5 Paid photos or videos may not exceed free ones */
export const countingTotal = (groups: MediaGroups): number =>
  groups.new.total + groups.pending.total + groups.approved.total;
