import { bytes, millis } from '../kernel/units.ts';

const MEGABYTE = 1024 * 1024;

/** Greatest size of a photo in bytes; a larger one is not sent. @spec §9 Files — photo 15 MB */
export const MAX_PHOTO_SIZE = bytes(15 * MEGABYTE);
/** Smallest width of a photo as it is seen, in pixels; a narrower one is not sent. @spec §9 Files — min 600x800 */
export const MIN_PHOTO_WIDTH = 600;
/** Smallest height of a photo as it is seen, in pixels. @spec §9 Files — min 600x800 */
export const MIN_PHOTO_HEIGHT = 800;
/**
 * Greatest number of pixels of a photo; a file that claims more could fill the memory of the device that opens it.
 * @spec §5 Photo — valid format
 */
export const MAX_PHOTO_PIXELS = 100_000_000;
/** Limit of a video's size in bytes; a video must be smaller. @spec §9 Files — video 1 GB */
export const MAX_VIDEO_SIZE = bytes(1024 * MEGABYTE);

/** Number of photos of a group in one call. @spec §9 Lists — photos limit 200 */
export const PHOTO_LIMIT = 200;
/** Number of videos of a group in one call. @spec §9 Lists — videos limit 20 */
export const VIDEO_LIMIT = 20;

/**
 * Greatest length of a photo's or video's description, in UTF-16 units as browsers count them; its field takes no more.
 * @spec §3 Media — description
 */
export const MAX_MEDIA_DESCRIPTION = 255;

/** Number of files that are sent at once; further ones wait, so that none starves on a slow connection. @spec §3 Media */
export const UPLOADS_AT_ONCE = 2;

/** Pause before the page fetches again while an item waits for moderation. @spec §3 Media — pending, approved, rejected */
export const MODERATION_POLL = millis(15_000);
