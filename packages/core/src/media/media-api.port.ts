import type { CallFailure } from '../kernel/call-failure.ts';
import type { MediaId, PerformerId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { MediaGroups } from './media-groups.ts';
import type { MediaChange, MediaKind } from './media-item.ts';
import type { MediaSettings } from './paid-media.ts';

export interface MediaQuestion {
  readonly kind: MediaKind;
  readonly paid: boolean;
  readonly offset: number;
}

/** Her photos and videos, as the platform keeps them. @spec §7 Media */
export interface MediaApi {
  /** @spec §7 GET .../photos/group (limit 200) and .../medias/group (limit 20) */
  readonly groups: (id: PerformerId, question: MediaQuestion) => Promise<Result<MediaGroups, CallFailure>>;
  /** @returns undefined where the platform has none: its 204 is no error. @spec §7 GET performer/medias/info_paid */
  readonly settings: () => Promise<Result<MediaSettings | undefined, CallFailure>>;
  /** @spec §7 GET performer/medias/swap/{id}/{id} */
  readonly swap: (first: MediaId, second: MediaId) => Promise<Result<undefined, CallFailure>>;
  /** @spec §7 PATCH performer/performer_accounts/{id}/medias/{mediaId} */
  readonly change: (id: PerformerId, media: MediaId, change: MediaChange) => Promise<Result<undefined, CallFailure>>;
  /** @spec §8 Profile and media — delete */
  readonly remove: (id: PerformerId, media: MediaId) => Promise<Result<undefined, CallFailure>>;
  /** @spec §7 PATCH performer/medias/{id} */
  readonly makeMain: (media: MediaId) => Promise<Result<undefined, CallFailure>>;
  /** @spec §7 PATCH performer/performer_accounts/{id} with avatarMedia.id and id */
  readonly makeAvatar: (id: PerformerId, media: MediaId) => Promise<Result<undefined, CallFailure>>;
}
