import { err, done, type Result } from '../kernel/result.ts';
import { credits, type Credits } from '../kernel/units.ts';
import { countingTotal, type MediaKind, type MediaGroups } from './media-item.ts';
import type { MediaRuleErrorCode } from './media.errors.ts';

/** Names of the ranks, for the levels 1 to 7. @spec §3 Media — media ranks */
export const MEDIA_RANKS = ['iron', 'bronze', 'silver', 'gold', 'platinum', 'diamond', 'antimatter'] as const;
export type MediaRank = (typeof MEDIA_RANKS)[number];

/** Lowest and highest price of one photo or video, in credits. @spec §3 Media — each with min and max price per type */
export interface PriceRange {
  readonly min: Credits;
  readonly max: Credits;
}

export interface MediaLevel {
  /** 1 to 7. */
  readonly level: number;
  readonly prices: Readonly<Record<MediaKind, PriceRange>>;
}

/**
 * Finds the name of a level's rank.
 * @param level 1 to 7
 * @returns `undefined` for a level that this product does not know.
 * @spec §3 Media — levels 1 to 7
 */
export const rankOf = (level: number): MediaRank | undefined => MEDIA_RANKS[level - 1];

const isPriceAllowed = (price: Credits, { min, max }: PriceRange): boolean =>
  Number.isSafeInteger(price) && price >= min && price <= max;

/**
 * Finds the price within the range that is nearest to a given one; a price field begins with it.
 * @spec §3 Media — price per photo and video
 */
export const nearestPrice = (price: Credits, { min, max }: PriceRange): Credits =>
  credits(Math.min(max, Math.max(min, Math.trunc(price))));

/** Permission to add free or paid items, and the number of the reason against it. @spec §3 Media — media settings */
export interface AddRule {
  readonly add: boolean;
  readonly errNo: number;
}

/**
 * Limits that the platform sends: whether free and paid items may be added, the reason where not, and prices by level.
 * @spec §3 Media — media settings: free.add, free.errNo, paid.add, paid.errNo, paid.balance, levels, price per photo and video
 */
export interface MediaSettings {
  readonly free: AddRule;
  /** The balance is how many paid ones may still be added, photos and videos together. */
  readonly paid: AddRule & { readonly balance: number };
  /** The performer's level: the rank of this week. */
  readonly level: number;
  readonly levels: readonly MediaLevel[];
  /** Default price of a new paid item. */
  readonly price: Readonly<Record<MediaKind, Credits>>;
}

/** Items of one kind, free and paid. */
export interface MediaLibrary {
  readonly free: MediaGroups;
  readonly paid: MediaGroups;
}

const TOO_MANY_PENDING = { photo: 'media.tooManyPendingPhotos', video: 'media.tooManyPendingVideos' } as const;
const MORE_PAID = { photo: 'media.morePaidThanFreePhotos', video: 'media.morePaidThanFreeVideos' } as const;
const NOT_ENOUGH_FREE = { photo: 'media.notEnoughFreePhotos', video: 'media.notEnoughFreeVideos' } as const;

/**
 * Finds the error code of the platform's number; an unknown one says only that nothing may be added now.
 * @spec §3 Media error codes: 1 = more media in process than allowed; 2 = more paid than free media
 */
export const errNoToCode = (errNo: number, kind: MediaKind): MediaRuleErrorCode => {
  if (errNo === 1) return TOO_MANY_PENDING[kind];
  return errNo === 2 ? MORE_PAID[kind] : 'media.notAllowedNow';
};

/**
 * Finds the error of too many paid items: more than the free ones, or more than the approved free ones.
 * @spec §5 Paid photos or videos may not exceed free ones; not enough approved free ones blocks a paid item
 */
const balanceProblem = (
  kind: MediaKind,
  counts: { readonly paid: number; readonly free: number; readonly approvedFree: number },
): MediaRuleErrorCode | undefined => {
  if (counts.paid > counts.free) return MORE_PAID[kind];
  return counts.paid > counts.approvedFree ? NOT_ENOUGH_FREE[kind] : undefined;
};

/**
 * Reason for which nothing may be added now, if there is one. The platform's own rule comes first; without it the counts decide.
 * @param settings `undefined` where the platform has none (204)
 * @spec §5 Photo, Video; §6 Adding free or paid media depends on server flags free.add and paid.add
 */
export const addingProblem = (
  kind: MediaKind,
  paid: boolean,
  settings: MediaSettings | undefined,
  library: MediaLibrary,
): MediaRuleErrorCode | undefined => {
  const rule = paid ? settings?.paid : settings?.free;
  if (rule !== undefined && !rule.add) return errNoToCode(rule.errNo, kind);
  if (!paid) return undefined;
  return balanceProblem(kind, {
    paid: countingTotal(library.paid) + 1,
    free: countingTotal(library.free),
    approvedFree: library.free.approved.total,
  });
};

/**
 * Reason for which a free item may not become a paid one, if there is one: it leaves the free ones too.
 * @spec §5 Paid photos or videos may not exceed free ones
 */
export const chargingProblem = (
  kind: MediaKind,
  isApproved: boolean,
  library: MediaLibrary,
): MediaRuleErrorCode | undefined =>
  balanceProblem(kind, {
    paid: countingTotal(library.paid) + 1,
    free: countingTotal(library.free) - 1,
    approvedFree: library.free.approved.total - (isApproved ? 1 : 0),
  });

/** Numbers of paid items that are being sent, which the platform does not count yet. */
export interface PaidUnderWay {
  readonly ofKind: number;
  /** Photos and videos. */
  readonly all: number;
}

/**
 * Number of paid items of one kind that may still be added: the platform's balance, as far as this kind has free ones, without those that
 * are being sent.
 * @returns `undefined` where the platform tells no balance
 * @spec §3 Media — paid.balance; §5 Paid photos or videos may not exceed free ones
 */
export const paidLeft = (
  settings: MediaSettings | undefined,
  { free, paid }: MediaLibrary,
  sending: PaidUnderWay,
): number | undefined => {
  if (settings === undefined) return undefined;
  const ofKind = free.approved.total - countingTotal(paid) - sending.ofKind;
  return Math.max(0, Math.min(settings.paid.balance - sending.all, ofKind));
};

/**
 * Bounds of the price at the performer's level; `undefined` where the platform has none. @spec §3 Media ranks — min and max price per type
 */
export const priceRangeOf = (kind: MediaKind, settings: MediaSettings | undefined): PriceRange | undefined =>
  settings?.levels.find(({ level }) => level === settings.level)?.prices[kind];

/**
 * Checks a price against the range of the performer's level; without a range every whole number above 0 is allowed.
 * @spec §3 Media — price in credits
 */
export const checkPrice = (
  kind: MediaKind,
  price: Credits,
  settings: MediaSettings | undefined,
): Result<undefined, MediaRuleErrorCode> => {
  const range = priceRangeOf(kind, settings);
  const allowed = range === undefined ? Number.isSafeInteger(price) && price > 0 : isPriceAllowed(price, range);
  return allowed ? done : err('media.priceOutOfRange');
};
