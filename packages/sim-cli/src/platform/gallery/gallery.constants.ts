import { bytes, millis } from '@greenroom/core/kernel/units';
import { MAX_VIDEO_SIZE } from '@greenroom/core/media/media.constants';
import type { MediaKind } from '@greenroom/core/media/media-item';

/** How many photos and videos together may wait for approval; the specification gives no number. */
export const MOST_IN_PROCESS = 10;
/** How long a video takes to be converted. */
export const CONVERTED_AFTER = millis(10_000);
/** How long the moderators take. */
export const DECIDED_AFTER = millis(120_000);
/** How often it is looked whether something is due. */
export const MODERATION_TICK = millis(1_000);
/** What nobody goes on with is thrown away. */
export const UPLOAD_KEPT_FOR = millis(24 * 60 * 60 * 1_000);
/** @see UPLOAD_KEPT_FOR */
export const UPLOADS_SWEPT_EVERY = millis(60 * 60 * 1_000);
/** So many uploads of one performer may be unfinished; a page sends two at once. */
export const MOST_UPLOADS = 20;
/** So large may they be together, as they were announced: four of the largest videos. */
export const MOST_UPLOAD_BYTES = bytes(4 * MAX_VIDEO_SIZE);
/** How much of a request comes through while uploads are cut, in bytes. */
export const CUT_AFTER = 256 * 1024;

/** Widths of the pictures that are made of a photo: for a tile, a tile on a sharp screen, a phone, and the whole window. */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const;
/** Of those pictures: WebP at 80 is a quarter of the JPEG and looks the same. */
export const PICTURE_QUALITY = 80;
const LEVELS = 7;
/** Before her first payment she is of this rank: iron. */
export const FIRST_LEVEL = 1;
const range = (min: number, max: number) => ({ min, max });
/** Prices in credits; the specification names the ranks and gives no numbers. */
export const MEDIA_LEVELS = Array.from({ length: LEVELS }, (_, index) => {
  const level = index + 1;
  return { level, photo: range(5, 5 + 5 * level), video: range(20, 20 + 30 * level) };
});
export const USUAL_PRICE: Readonly<Record<MediaKind, number>> = { photo: 10, video: 50 };
