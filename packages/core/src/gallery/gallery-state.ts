import type { MediaId, PerformerId } from '../kernel/ids.ts';
import { NO_GROUPS, findMedia } from './media-groups.ts';
import type { MediaChange, MediaItem, MediaKind } from './media-item.ts';
import type { MediaErrorCode } from './media.errors.ts';
import type { MediaSettings, MediaLibrary } from './paid-media.ts';

/** State of all photos, or of all videos. @spec §3 Media */
export interface GalleryState {
  readonly kind: MediaKind;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly owner: PerformerId | undefined;
  /** True while its page is open: items that wait for moderation are then fetched again. */
  readonly open: boolean;
  readonly library: MediaLibrary;
  readonly settings: MediaSettings | undefined;
  /** Items with a call under way. */
  readonly busy: readonly MediaId[];
  readonly loadingMore: boolean;
  /** Error of the last action. */
  readonly error: MediaErrorCode | undefined;
  /** Rises with each thing that was done, so that a form knows that its own was. */
  readonly doneCount: number;
  /** Number of full reads of the lists: an order changed before the last one is no longer shown. */
  readonly reads: number;
  /** Numbers the questions, so that a late answer is known as such. */
  readonly call: number;
}

/** An action on one item. @spec §8 Profile and media — save, delete and select */
export type MediaAct =
  | { readonly type: 'change'; readonly id: MediaId; readonly change: MediaChange }
  | { readonly type: 'remove'; readonly id: MediaId }
  | { readonly type: 'makeMain'; readonly id: MediaId }
  | { readonly type: 'makeAvatar'; readonly id: MediaId }
  | { readonly type: 'swap'; readonly id: MediaId; readonly other: MediaId };

export const emptyGallery = (kind: MediaKind): GalleryState => ({
  kind,
  status: 'idle',
  owner: undefined,
  open: false,
  library: { free: NO_GROUPS, paid: NO_GROUPS },
  settings: undefined,
  busy: [],
  loadingMore: false,
  error: undefined,
  doneCount: 0,
  reads: 0,
  call: 0,
});

export const itemOf = ({ library }: Pick<GalleryState, 'library'>, id: MediaId): MediaItem | undefined =>
  findMedia(library.free, id) ?? findMedia(library.paid, id);
