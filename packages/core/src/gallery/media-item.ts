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
