import type { MediaId } from '../kernel/ids.ts';
import type { Credits, Seconds } from '../kernel/units.ts';

/** @spec §3 Media */
export const MEDIA_KINDS = ['photo', 'video'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** What the platform thinks of an item. @spec §3 Media — item states */
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
  /** What a customer pays to see it; nothing for a free one. */
  readonly price: Credits;
  readonly description: string;
  /** The photo that stands for all of hers. */
  readonly isMain: boolean;
  readonly isAvatar: boolean;
  /** Why it was rejected. */
  readonly reason: string | undefined;
  /** As it is seen; 0 for a video, whose size nobody measured. */
  readonly width: number;
  readonly height: number;
  /** Smallest first; none for a video. */
  readonly pictures: readonly MediaPicture[];
  /** Where a video plays from. */
  readonly source: string | undefined;
  readonly addedOn: Seconds;
}

/** What she may change of one; what is left out stays. @spec §7 PUT or PATCH performer/performer_accounts/{id}/medias/{mediaId} */
export interface MediaChange {
  readonly description?: string;
  readonly paid?: boolean;
  readonly price?: Credits;
}

/** Only what customers may see can stand for her. @spec §3 Media — main photo flag, §7 set avatar */
export const maySelect = ({ kind, state, paid }: MediaItem): boolean =>
  kind === 'photo' && state === 'approved' && !paid;
