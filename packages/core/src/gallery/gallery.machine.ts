import type { MediaId, PerformerId } from '../kernel/ids.ts';
import { unchanged, type SlotStep } from '../kernel/machine.ts';
import { after, invoke, leave } from '../kernel/slots.ts';
import {
  NO_GROUPS,
  findMedia,
  appendMedia,
  hasMore,
  isWaiting,
  loadedCount,
  swapMedia,
  maySelect,
  type MediaChange,
  type MediaItem,
  type MediaKind,
} from './media-item.ts';
import type { MediaErrorCode } from './media.errors.ts';
import { chargingProblem, checkPrice, type MediaSettings, type MediaLibrary } from './paid-media.ts';
import { MODERATION_POLL } from './upload-limits.ts';

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
  /** Counts completed actions, so that a form detects its own. */
  readonly doneCount: number;
  /** Items of pending swaps; empty after a refetch. */
  readonly swapping: readonly MediaId[];
}

/**
 * Action on one photo or video: change or delete it, make it main photo or avatar, or swap two.
 * @spec §8 Profile and media — save, delete and select
 */
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
  swapping: [],
});

export const itemOf = ({ library }: Pick<GalleryState, 'library'>, id: MediaId): MediaItem | undefined =>
  findMedia(library.free, id) ?? findMedia(library.paid, id);

export type GalleryEvent =
  | { readonly type: 'opened'; readonly owner: PerformerId } // by the page
  | { readonly type: 'closed' }
  | { readonly type: 'refreshRequested' } // after an upload, by the clock, or by the performer
  | {
      readonly type: 'loaded';
      readonly library: MediaLibrary;
      readonly settings: MediaSettings | undefined;
    }
  | { readonly type: 'loadFailed' }
  | { readonly type: 'moreRequested' }
  | { readonly type: 'moreLoaded'; readonly library: MediaLibrary }
  | { readonly type: 'moreFailed' }
  | { readonly type: 'actRequested'; readonly act: MediaAct }
  | { readonly type: 'actDone'; readonly act: MediaAct }
  | { readonly type: 'actFailed'; readonly act: MediaAct; readonly code: MediaErrorCode }
  | { readonly type: 'errorRead' }
  | { readonly type: 'reset' };

export type GalleryEffect =
  /** `counts`: how many of each list are shown, so that as many are read again. */
  | {
      readonly type: 'load';
      readonly owner: PerformerId;
      readonly counts: Readonly<Record<keyof MediaLibrary, number>>;
    }
  | {
      readonly type: 'loadMore';
      readonly owner: PerformerId;
      readonly offsets: Readonly<Record<keyof MediaLibrary, number | undefined>>;
    }
  | { readonly type: 'act'; readonly owner: PerformerId; readonly act: MediaAct };

type GalleryStep = SlotStep<GalleryState, GalleryEvent, GalleryEffect>;

const NOT_LOADED = { photo: 'media.photosNotLoaded', video: 'media.videosNotLoaded' } as const;

const FIRST_PART = { free: 0, paid: 0 } as const;

const ask = (state: GalleryState, owner: PerformerId, isFirstPart = false): GalleryStep => {
  const { free, paid } = state.library;
  const counts = isFirstPart ? FIRST_PART : { free: loadedCount(free), paid: loadedCount(paid) };
  // What is shown stays while it is read again.
  const status = state.status === 'ready' ? 'ready' : 'loading';
  return {
    state: { ...state, status, owner, loadingMore: false },
    effects: [leave('more'), invoke('load', { type: 'load', owner, counts })],
  };
};

const more = (state: GalleryState): GalleryStep => {
  const { owner, library, loadingMore } = state;
  const next = (name: keyof MediaLibrary): number | undefined =>
    hasMore(library[name]) ? loadedCount(library[name]) : undefined;
  const offsets = { free: next('free'), paid: next('paid') };
  if (owner === undefined || loadingMore || (offsets.free ?? offsets.paid) === undefined) return unchanged(state);
  return {
    state: { ...state, loadingMore: true },
    effects: [invoke('more', { type: 'loadMore', owner, offsets })],
  };
};

const swapped = ({ free, paid }: MediaLibrary, first: MediaId, second: MediaId): MediaLibrary => ({
  free: swapMedia(free, first, second),
  paid: swapMedia(paid, first, second),
});

/** Problem that blocks an action; undefined without one. */
const actProblem = (state: GalleryState, act: MediaAct): MediaErrorCode | undefined => {
  const { kind, library, settings } = state;
  const item = itemOf(state, act.id);
  if (act.type === 'makeMain' || act.type === 'makeAvatar') {
    return item !== undefined && maySelect(item) ? undefined : 'media.notSelected';
  }
  if (act.type !== 'change' || item === undefined) return undefined;
  const { paid = item.paid, price = item.price } = act.change;
  if (!paid) return undefined;
  const checked = checkPrice(kind, price, settings);
  if (!checked.ok) return checked.error;
  return item.paid ? undefined : chargingProblem(kind, item.state === 'approved', library);
};

const start = (state: GalleryState, act: MediaAct): GalleryStep => {
  const { owner, busy } = state;
  if (owner === undefined || state.status !== 'ready' || busy.includes(act.id)) return unchanged(state);
  const problem = actProblem(state, act);
  if (problem !== undefined) return unchanged({ ...state, error: problem });
  // The order changes at once; everything else waits for the platform.
  const isSwap = act.type === 'swap';
  const library = isSwap ? swapped(state.library, act.id, act.other) : state.library;
  const swapping = isSwap ? [...state.swapping, act.id] : state.swapping;
  return {
    state: { ...state, library, swapping, busy: [...busy, act.id], error: undefined },
    effects: [invoke(`act ${act.id}`, { type: 'act', owner, act })],
  };
};

const finish = (state: GalleryState, { id }: MediaAct): GalleryState => ({
  ...state,
  busy: state.busy.filter((each) => each !== id),
  swapping: state.swapping.filter((each) => each !== id),
});

const pollIfWaiting = (state: GalleryState): GalleryStep => {
  const waits = isWaiting(state.library.free) || isWaiting(state.library.paid);
  if (!state.open || !waits) return unchanged(state);
  return { state, effects: [after('poll', MODERATION_POLL, { type: 'refreshRequested' })] };
};

/** The state without the error of a load that failed; that of an action stays until it has been read. */
const withoutLoadError = (state: GalleryState): GalleryState =>
  state.error === NOT_LOADED[state.kind] ? { ...state, error: undefined } : state;

const loaded = (state: GalleryState, event: Extract<GalleryEvent, { type: 'loaded' }>): GalleryStep => {
  const { library, settings } = event;
  return pollIfWaiting({ ...withoutLoadError(state), status: 'ready', library, settings, swapping: [] });
};

/** Handles a failed load: items that are there stay. */
const notLoaded = (state: GalleryState): GalleryStep => {
  const error = NOT_LOADED[state.kind];
  return state.status === 'ready'
    ? pollIfWaiting({ ...state, error })
    : unchanged({ ...state, status: 'failed', error });
};

/** State of one kind of media: loads it and runs the actions on it. @spec §3 Media, §7 Media */
export const gallery = (state: GalleryState, event: GalleryEvent): GalleryStep => {
  switch (event.type) {
    case 'opened':
      return ask({ ...state, open: true, error: undefined }, event.owner, true);
    case 'closed':
      return { state: { ...state, open: false, error: undefined }, effects: [leave('poll')] };
    case 'refreshRequested':
      return state.owner === undefined ? unchanged(state) : ask(state, state.owner);
    case 'loaded':
      return loaded(state, event);
    case 'loadFailed':
      return notLoaded(state);
    case 'moreFailed':
      return unchanged({ ...state, loadingMore: false, error: NOT_LOADED[state.kind] });
    case 'moreRequested':
      return more(state);
    case 'moreLoaded': {
      const { free, paid } = state.library;
      const library = { free: appendMedia(free, event.library.free), paid: appendMedia(paid, event.library.paid) };
      return unchanged({ ...withoutLoadError(state), library, loadingMore: false });
    }
    case 'actRequested':
      return start(state, event.act);
    case 'actDone':
      if (state.owner === undefined) return unchanged(state);
      return ask({ ...finish(state, event.act), doneCount: state.doneCount + 1 }, state.owner);
    case 'actFailed': {
      const { act, code: error } = event;
      // Lists that were fetched meanwhile have the order of the platform.
      const isShown = act.type === 'swap' && state.swapping.includes(act.id);
      const library = isShown ? swapped(state.library, act.id, act.other) : state.library;
      return unchanged({ ...finish(state, act), library, error });
    }
    case 'errorRead':
      return unchanged(state.error === undefined ? state : { ...state, error: undefined });
    case 'reset':
      return {
        state: emptyGallery(state.kind),
        effects: ['load', 'more', 'poll', ...state.busy.map((id) => `act ${id}`)].map(leave),
      };
  }
};
