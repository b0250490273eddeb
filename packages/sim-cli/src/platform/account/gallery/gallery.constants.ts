import type { MediaKind } from '@greenroom/core/gallery/media-item';
import { bytes, millis } from '@greenroom/core/kernel/units';
import { LIMITS } from '../../base/security/limits.ts';

export const UPLOADS_PATH = '/api/uploads';

/** Number of photos and videos that may wait for approval together; the specification gives none. */
export const MOST_IN_PROCESS = 10;
/** Number of videos that are copied at a time, each of another performer: a broken one keeps a core busy until it is given up. */
export const MOST_COPIES = 2;
/** Time that the conversion of a video takes. */
export const CONVERTED_AFTER = millis(10_000);
/** Time that a moderator's decision takes. */
export const DECIDED_AFTER = millis(120_000);
/** Time between two checks for conversions and decisions that are due. */
export const MODERATION_TICK = millis(1_000);
/** Time after which an unfinished upload is deleted. */
export const UPLOAD_KEPT_FOR = millis(24 * 60 * 60 * 1_000);
/** @see UPLOAD_KEPT_FOR */
export const UPLOADS_SWEPT_EVERY = millis(60 * 60 * 1_000);
/** Number of unfinished uploads that one performer may have; a page sends two at once. */
export const MOST_UPLOADS = LIMITS.uploads.most;
/** Size that they may announce together: four of the largest videos. */
export const MOST_UPLOAD_BYTES = bytes(LIMITS.uploadBytes.most);
/** Bytes of a request that come through while uploads are cut. */
export const CUT_AFTER = 256 * 1024;

/**
 * Widths of the pictures that are made of a photo: for a tile, a tile on a sharp screen, a phone, and the whole window.
 */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const;
/** Quality of those pictures: WebP at 80 is a quarter of the JPEG and looks the same. */
export const PICTURE_QUALITY = 80;
const LEVELS = 7;
/** Level of a performer before the first payment: iron. */
export const FIRST_LEVEL = 1;
const range = (min: number, max: number) => ({ min, max });
/** Prices in credits; the specification names the ranks and gives no numbers. */
export const MEDIA_LEVELS = Array.from({ length: LEVELS }, (_, index) => {
  const level = index + 1;
  return { level, photo: range(5, 5 + 5 * level), video: range(20, 20 + 30 * level) };
});
export const USUAL_PRICE: Readonly<Record<MediaKind, number>> = { photo: 10, video: 50 };
