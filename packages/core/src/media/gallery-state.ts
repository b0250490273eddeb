import type { MediaId, PerformerId } from '../kernel/ids.ts';
import { NO_GROUPS, findMedia } from './media-groups.ts';
import type { MediaChange, MediaItem, MediaKind } from './media-item.ts';
import type { MediaErrorCode } from './media.errors.ts';
import type { MediaSettings, Shelves } from './paid-media.ts';

/** All her photos, or all her videos. @spec §3 Media */
export interface GalleryState {
  readonly kind: MediaKind;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly owner: PerformerId | undefined;
  /** Her page is open: what waits for the platform's word is asked for again. */
  readonly open: boolean;
  readonly shelves: Shelves;
  readonly settings: MediaSettings | undefined;
  /** Items on which the platform works for her at this moment. */
  readonly busy: readonly MediaId[];
  readonly loadingMore: boolean;
  /** Why the last thing she wanted did not happen. */
  readonly error: MediaErrorCode | undefined;
  /** Rises with each thing that was done, so that a form knows that its own was. */
  readonly doneCount: number;
  /** How often the lists were read whole: an order changed before that is no longer shown. */
  readonly reads: number;
  /** Numbers the questions, so that a late answer is known as such. */
  readonly call: number;
}

/** One thing she does with an item of hers. @spec §8 Profile and media — save, delete and select */
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
  shelves: { free: NO_GROUPS, paid: NO_GROUPS },
  settings: undefined,
  busy: [],
  loadingMore: false,
  error: undefined,
  doneCount: 0,
  reads: 0,
  call: 0,
});

export const itemOf = ({ shelves }: Pick<GalleryState, 'shelves'>, id: MediaId): MediaItem | undefined =>
  findMedia(shelves.free, id) ?? findMedia(shelves.paid, id);
