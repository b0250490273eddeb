import type { MediaKind } from '@greenroom/core/gallery/media-item';
import { isTextRefused } from '../../base/sentinels/sentinels.ts';
import { MEDIA_LEVELS, MOST_IN_PROCESS } from './gallery.constants.ts';
import type { MediaCounts } from './medias.ts';

/** Reasons for which a photo or video may not be added or changed. @spec §5 Photo, Video */
export type MediaRefusal =
  | 'more_in_process'
  | 'more_paid_than_free'
  | 'not_enough_free'
  | 'price_out_of_range'
  | 'text_refused';

export const REFUSAL_STATUS: Readonly<Record<MediaRefusal, number>> = {
  more_in_process: 409,
  more_paid_than_free: 409,
  not_enough_free: 409,
  price_out_of_range: 422,
  text_refused: 422,
};

/**
 * Numbers in `errNo` by which the platform tells why nothing may be added.
 * @spec §3 Media error codes: 1 = more media in process than allowed; 2 = more paid than free media
 */
export const ERR_NO: Readonly<Partial<Record<MediaRefusal, number>>> = { more_in_process: 1, more_paid_than_free: 2 };

/**
 * Refuses counts with more paid items than free ones, or more than are approved.
 * @spec §5 Paid photos or videos may not exceed free ones
 */
const balanceRefusal = ({ paid, free, approvedFree }: MediaCounts): MediaRefusal | undefined => {
  if (paid > free) return 'more_paid_than_free';
  return paid > approvedFree ? 'not_enough_free' : undefined;
};

/**
 * Refuses an item while 10 wait for approval, and a paid one without enough free ones.
 * @spec §5 not more pending than allowed; paid ones may not exceed free ones
 */
export const addingRefusal = (paid: boolean, counts: MediaCounts): MediaRefusal | undefined => {
  if (counts.inProcess >= MOST_IN_PROCESS) return 'more_in_process';
  return paid ? balanceRefusal({ ...counts, paid: counts.paid + 1 }) : undefined;
};

/**
 * Reason for which a free photo or video may not become a paid one, if there is one.
 * @spec §5 Paid photos or videos may not exceed free ones
 */
export const chargingRefusal = (isApproved: boolean, counts: MediaCounts): MediaRefusal | undefined =>
  balanceRefusal({
    ...counts,
    paid: counts.paid + 1,
    free: counts.free - 1,
    approvedFree: counts.approvedFree - (isApproved ? 1 : 0),
  });

/**
 * Refuses a price out of the range of the performer's level, and a description with a forbidden word.
 * @spec §3 Media ranks — min and max price per type; §5 no references to other platforms and no payment requests
 */
export const priceOrTextRefusal = (
  kind: MediaKind,
  { paid, price, description }: { readonly paid: boolean; readonly price: number; readonly description: string },
  ownLevel: number,
): MediaRefusal | undefined => {
  const range = MEDIA_LEVELS.find(({ level }) => level === ownLevel)?.[kind];
  if (paid && range !== undefined && (price < range.min || price > range.max)) return 'price_out_of_range';
  return isTextRefused(description) ? 'text_refused' : undefined;
};
