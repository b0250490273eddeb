import type { MediaId, PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { MediaGroups, MediaChange, MediaKind } from './media-item.ts';
import type { MediaSettings } from './paid-media.ts';

export interface MediaQuestion {
  readonly kind: MediaKind;
  readonly paid: boolean;
  readonly offset: number;
}

/** Photos and videos at the platform. @spec §7 Media */
export interface MediaApi {
  /** Reads one part of the photos or videos, grouped by their moderation state. @spec §7 GET .../photos/group (limit 200) and .../medias/group (limit 20) */
  readonly groups: (id: PerformerId, question: MediaQuestion) => AsyncResult<MediaGroups>;
  /**
   * Reads the permissions to add free and paid media, and the price range of each level.
   * @returns undefined where the platform has none: its 204 is no error.
   * @spec §7 GET performer/medias/info_paid
   */
  readonly settings: () => AsyncResult<MediaSettings | undefined>;
  /** Exchanges the places of two photos or videos. @spec §7 GET performer/medias/swap/{id}/{id} */
  readonly swap: (first: MediaId, second: MediaId) => AsyncResult<undefined>;
  /** Saves the description or the price of a photo or video. @spec §7 PATCH performer/performer_accounts/{id}/medias/{mediaId} */
  readonly change: (id: PerformerId, media: MediaId, change: MediaChange) => AsyncResult<undefined>;
  /** Deletes a photo or video. @spec §8 Profile and media — delete */
  readonly remove: (id: PerformerId, media: MediaId) => AsyncResult<undefined>;
  /** Makes a photo the main one. @spec §7 PATCH performer/medias/{id} */
  readonly makeMain: (media: MediaId) => AsyncResult<undefined>;
  /** Makes a photo the avatar. @spec §7 PATCH performer/performer_accounts/{id} with avatarMedia.id and id */
  readonly makeAvatar: (id: PerformerId, media: MediaId) => AsyncResult<undefined>;
}
