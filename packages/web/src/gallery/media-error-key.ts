import type { MediaErrorCode } from '@greenroom/core/gallery/media.errors';

export type MediaErrorKey = `error.${MediaErrorCode}`;

export const mediaErrorKey = (code: MediaErrorCode | undefined): MediaErrorKey | undefined =>
  code === undefined ? undefined : `error.${code}`;
