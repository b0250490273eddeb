import { done, err, type Result } from '../kernel/result.ts';
import { bytes, type Bytes, millis } from '../kernel/units.ts';
import type { MediaKind } from './media-item.ts';
import type { MediaRuleErrorCode } from './media.errors.ts';

const MEGABYTE = 1024 * 1024;

/** Greatest size of a photo in bytes; a larger one is not sent. @spec §9 Files — photo 15 MB */
export const MAX_PHOTO_SIZE = bytes(15 * MEGABYTE);
/** Smallest width of a photo as it is seen, in pixels; a narrower one is not sent. @spec §9 Files — min 600x800 */
const MIN_PHOTO_WIDTH = 600;
/** Smallest height of a photo as it is seen, in pixels. @spec §9 Files — min 600x800 */
const MIN_PHOTO_HEIGHT = 800;
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

/** Size in pixels, as it is seen: turned as the camera's orientation demands. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Parts that a video holds and does not show, because it was trimmed without being drawn again. */
export interface VideoCut {
  /** Time from which on nothing is shown, in seconds; infinite where its end was not cut. */
  readonly until: number;
}

/** Result of probing a file; nothing of it comes from the file's name. */
export type ProbedFile =
  | ({ readonly kind: 'photo' } & PhotoSize)
  | { readonly kind: 'video'; readonly cut?: VideoCut }
  /** A photo or video that cannot be kept, and why. */
  | { readonly kind: 'faulty'; readonly of: MediaKind; readonly code: MediaRuleErrorCode }
  | { readonly kind: 'other' }
  | { readonly kind: 'unreadable' };

type Checked = Result<undefined, MediaRuleErrorCode>;

/** Checks the size of a file, before its content is read. @spec §5 Photo — at most 15 MB; Video — under 1 GB */
export const checkSize = (kind: MediaKind, size: Bytes): Checked => {
  if (size === 0) return err('media.fileEmpty');
  if (kind === 'photo') return size <= MAX_PHOTO_SIZE ? done : err('media.photoTooLarge');
  return size < MAX_VIDEO_SIZE ? done : err('media.videoTooLarge');
};

/**
 * Checks an opened file: it must be of its kind, and a photo neither too small nor of too many pixels.
 * @spec §5 Photo — minimum 600x800, valid format
 */
export const checkContent = (kind: MediaKind, probed: ProbedFile): Checked => {
  if (probed.kind === 'unreadable') return err('media.fileUnreadable');
  if (probed.kind === 'faulty' && probed.of === kind) return err(probed.code);
  if (probed.kind !== kind) return err(kind === 'photo' ? 'media.photoNotValid' : 'media.videoNotValid');
  if (probed.kind !== 'photo') return done;
  const { width, height } = probed;
  if (width * height > MAX_PHOTO_PIXELS) return err('media.photoTooManyPixels');
  return width >= MIN_PHOTO_WIDTH && height >= MIN_PHOTO_HEIGHT ? done : err('media.photoTooSmall');
};
