/** The file or its text is the reason: it is refused however often it is sent. @spec §5 Photo, Video */
export const MEDIA_FILE_ERRORS = [
  'media.photoTooLarge',
  'media.photoTooSmall',
  'media.photoNotValid',
  'media.photoTooManyPixels',
  'media.photoDamaged',
  'media.photoHeic',
  'media.videoTooLarge',
  'media.videoNotValid',
  'media.videoDamaged',
  'media.videoNoPicture',
  'media.videoCodec',
  'media.videoSound',
  'media.videoTrimmed',
  'media.fileEmpty',
  'media.fileUnreadable',
  'media.textRefused',
] as const;

/** Reasons for which a photo or video is not accepted. @spec §5 Photo, Video, Paid photos or videos; §8 Profile and media */
const MEDIA_RULE_ERRORS = [
  ...MEDIA_FILE_ERRORS,
  'media.otherFile',
  'media.tooManyPendingPhotos',
  'media.tooManyPendingVideos',
  'media.tooManyUploads',
  'media.morePaidThanFreePhotos',
  'media.morePaidThanFreeVideos',
  'media.notEnoughFreePhotos',
  'media.notEnoughFreeVideos',
  'media.notAllowedNow',
  'media.priceOutOfRange',
] as const;
export type MediaRuleErrorCode = (typeof MEDIA_RULE_ERRORS)[number];

/** Failures of calls about media. @spec §8 Profile and media */
const MEDIA_CALL_ERRORS = [
  'media.photosNotLoaded',
  'media.videosNotLoaded',
  'media.photoNotUploaded',
  'media.videoNotUploaded',
  'media.noStreamingServer',
  'media.notSaved',
  'media.notDeleted',
  'media.notSelected',
  'media.notMoved',
  'login.sessionExpired',
] as const;

/** Everything that can go wrong with photos and videos. @spec §8 Profile and media */
export const MEDIA_ERRORS = [...MEDIA_RULE_ERRORS, ...MEDIA_CALL_ERRORS] as const;
export type MediaErrorCode = (typeof MEDIA_ERRORS)[number];
