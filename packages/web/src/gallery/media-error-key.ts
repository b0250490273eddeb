import type { MediaErrorCode } from '@greenroom/core/media/media.errors';

export type MediaErrorKey = `error.${MediaErrorCode}`;

export const mediaErrorKey = (code: MediaErrorCode | undefined): MediaErrorKey | undefined =>
  code === undefined ? undefined : `error.${code}`;
