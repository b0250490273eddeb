import { done, err, type Result } from '../kernel/result.ts';
import type { Bytes } from '../kernel/units.ts';
import type { MediaKind } from './media-item.ts';
import {
  MAX_PHOTO_PIXELS,
  MAX_PHOTO_SIZE,
  MAX_VIDEO_SIZE,
  MIN_PHOTO_HEIGHT,
  MIN_PHOTO_WIDTH,
} from './media.constants.ts';
import type { MediaRuleErrorCode } from './media.errors.ts';

/** Accepted formats of a photo, as found in the file's content and not in its name. @spec §5 Photo — valid format */
export const PHOTO_FORMATS = ['jpeg', 'png', 'webp'] as const;

/** Size in pixels, as it is seen: turned as the camera's orientation demands. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Result of probing a file; nothing of it comes from the file's name. */
export type ProbedFile =
  | ({ readonly kind: 'photo' } & PhotoSize)
  | { readonly kind: 'video' }
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
  if (probed.kind !== kind) return err(kind === 'photo' ? 'media.photoNotValid' : 'media.videoNotValid');
  if (probed.kind !== 'photo') return done;
  const { width, height } = probed;
  if (width * height > MAX_PHOTO_PIXELS) return err('media.photoTooManyPixels');
  return width >= MIN_PHOTO_WIDTH && height >= MIN_PHOTO_HEIGHT ? done : err('media.photoTooSmall');
};
