import type { CallFailure } from '../kernel/result.ts';
import type { MediaKind } from './media-item.ts';
import { MEDIA_FILE_ERRORS, type MediaErrorCode } from './media.errors.ts';
import { errNoToCode } from './paid-media.ts';

const BY_ERROR: Readonly<Record<string, Readonly<Record<MediaKind, MediaErrorCode>>>> = {
  more_in_process: { photo: errNoToCode(1, 'photo'), video: errNoToCode(1, 'video') },
  more_paid_than_free: { photo: errNoToCode(2, 'photo'), video: errNoToCode(2, 'video') },
  not_enough_free: { photo: 'media.notEnoughFreePhotos', video: 'media.notEnoughFreeVideos' },
  price_out_of_range: { photo: 'media.priceOutOfRange', video: 'media.priceOutOfRange' },
  text_refused: { photo: 'media.textRefused', video: 'media.textRefused' },
  wrong_type: { photo: 'media.photoNotValid', video: 'media.videoNotValid' },
  wrong_size: { photo: 'media.photoTooSmall', video: 'media.videoNotValid' },
  too_many_pixels: { photo: 'media.photoTooManyPixels', video: 'media.videoNotValid' },
  too_large: { photo: 'media.photoTooLarge', video: 'media.videoTooLarge' },
  too_many_uploads: { photo: 'media.tooManyUploads', video: 'media.tooManyUploads' },
  // The login has ended meanwhile. @spec §8 Profile and media — performer not logged in
  not_logged_in: { photo: 'login.sessionExpired', video: 'login.sessionExpired' },
  photo_damaged: { photo: 'media.photoDamaged', video: 'media.videoNotValid' },
  photo_heic: { photo: 'media.photoHeic', video: 'media.videoNotValid' },
  video_damaged: { photo: 'media.photoNotValid', video: 'media.videoDamaged' },
  video_without_picture: { photo: 'media.photoNotValid', video: 'media.videoNoPicture' },
  video_codec: { photo: 'media.photoNotValid', video: 'media.videoCodec' },
  video_sound: { photo: 'media.photoNotValid', video: 'media.videoSound' },
  video_trimmed: { photo: 'media.photoNotValid', video: 'media.videoTrimmed' },
  file_empty: { photo: 'media.fileEmpty', video: 'media.fileEmpty' },
};

/**
 * Turns a refusal of the platform into its error code.
 * @param otherwise for a failure that is no refusal of a rule
 * @spec §5 Photo, Video; §8 Profile and media
 */
export const mediaRefusal = (failure: CallFailure, kind: MediaKind, otherwise: MediaErrorCode): MediaErrorCode =>
  Object.hasOwn(BY_ERROR, failure.message) ? (BY_ERROR[failure.message]?.[kind] ?? otherwise) : otherwise;

/** Finds the refusal by which the platform reports a reason against a file. */
export const refusalName = (code: MediaErrorCode): string =>
  Object.entries(BY_ERROR).find(([, codes]) => Object.values(codes).includes(code))?.[0] ?? 'wrong_type';

const FILE_ERRORS: ReadonlySet<MediaErrorCode> = new Set(MEDIA_FILE_ERRORS);

/**
 * Checks whether another try to send a file may succeed: not where the file or its text is the reason.
 * @spec §8 Profile and media — upload image or video failed
 */
export const mayHelpToRetry = (code: MediaErrorCode): boolean => !FILE_ERRORS.has(code);
