import { bytes, millis } from '../kernel/units.ts';

const MEGABYTE = 1024 * 1024;

/** A larger photo is not sent. @spec §9 Files — photo 15 MB */
export const MAX_PHOTO_SIZE = bytes(15 * MEGABYTE);
/** A smaller photo, as it is seen, is not sent. @spec §9 Files — min 600x800 */
export const MIN_PHOTO_WIDTH = 600;
/** Smallest height of a photo as it is seen, in pixels. @spec §9 Files — min 600x800 */
export const MIN_PHOTO_HEIGHT = 800;
/** A file that claims more could fill the memory of whoever opens it; no camera makes as many. @spec §5 Photo — valid format */
export const MAX_PHOTO_PIXELS = 100_000_000;
/** A video must be smaller. @spec §9 Files — video 1 GB */
export const MAX_VIDEO_SIZE = bytes(1024 * MEGABYTE);

/** Number of photos of a group in one call. @spec §9 Lists — photos limit 200 */
export const PHOTO_LIMIT = 200;
/** Number of videos of a group in one call. @spec §9 Lists — videos limit 20 */
export const VIDEO_LIMIT = 20;

/**
 * Greatest length of a description, in characters as readers count them; a longer one is cut while it is typed. @spec §3 Media —
 * description
 */
export const MAX_MEDIA_DESCRIPTION = 255;

/** More files than this wait for their turn, so that none starves on a thin line. @spec §3 Media */
export const UPLOADS_AT_ONCE = 2;

/** Pause before the page fetches again while an item waits for moderation. @spec §3 Media — pending, approved, rejected */
export const MODERATION_POLL = millis(15_000);
