import type { MediaRuleErrorCode } from '../gallery/media.errors.ts';
import { checkSize, MAX_PHOTO_PIXELS, type ProbedFile } from '../gallery/upload-limits.ts';
import type { Bytes } from '../kernel/units.ts';
import type { RegistrationErrorCode } from './registration-api.port.ts';

/** Smallest width and height of a document's picture, in pixels, whichever way it lies; a smaller one is not legible. */
const LEAST = 250;

export type DocumentErrorCode = MediaRuleErrorCode | Extract<RegistrationErrorCode, 'registration.pictureTooSmall'>;

/** Checks the picture of a document: its size in bytes, format and pixels. @spec §2 ID upload or scan, §5 Photo */
export const documentProblem = (size: Bytes, probed: ProbedFile): DocumentErrorCode | undefined => {
  const checked = checkSize('photo', size);
  if (!checked.ok) return checked.error;
  if (probed.kind === 'faulty' && probed.of === 'photo') return probed.code;
  if (probed.kind !== 'photo') return probed.kind === 'unreadable' ? 'media.fileUnreadable' : 'media.photoNotValid';
  if (probed.width * probed.height > MAX_PHOTO_PIXELS) return 'media.photoTooManyPixels';
  return Math.min(probed.width, probed.height) < LEAST ? 'registration.pictureTooSmall' : undefined;
};
