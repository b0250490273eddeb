import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metadata } from 'sharp';
import { checkContent, MAX_PHOTO_PIXELS, PHOTO_FORMATS, type PhotoSize } from '@greenroom/core/gallery/upload-limits';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import { PICTURE_QUALITY, PICTURE_WIDTHS } from './gallery.constants.ts';
import { loadSharp } from './reencode-image.ts';

/** Reasons for which a file is refused as a photo. */
export type PhotoProblem = 'wrong_type' | 'wrong_size' | 'too_many_pixels';

const isFormat = ({ format }: Metadata): boolean => PHOTO_FORMATS.some((known) => known === format);

/** Reads the head of a file and no more. */
const look = async (path: string): Promise<Result<PhotoSize, PhotoProblem>> => {
  const sharp = await loadSharp();
  const head = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head === undefined || !isFormat(head)) return err('wrong_type');
  const { width, height } = head.autoOrient;
  const checked = checkContent('photo', { kind: 'photo', width, height });
  if (checked.ok) return ok({ width, height });
  return err(checked.error === 'media.photoTooManyPixels' ? 'too_many_pixels' : 'wrong_size');
};

export const pictureName = (width: number): string => `${width}.webp`;
/** @returns `NaN` for a name of another file */
export const pictureWidth = (name: string): number => Number(/^(\d+)\.webp$/.exec(name)?.[1]);

/** The widths that are made of a photo: none wider than itself. */
export const pictureWidths = (width: number): readonly number[] =>
  PICTURE_WIDTHS.filter((wide) => wide <= Math.max(width, PICTURE_WIDTHS[0]));

/**
 * Makes the pictures of an uploaded photo: turned as the camera recorded, re-encoded, without the camera's metadata
 * such as place and time.
 *
 * @param folder is made
 */
export const keepPhoto = async (path: string, folder: string): Promise<Result<PhotoSize, PhotoProblem>> => {
  const size = await look(path);
  if (!size.ok) return size;
  const sharp = await loadSharp();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const photo = sharp(path, { limitInputPixels: MAX_PHOTO_PIXELS, sequentialRead: true }).autoOrient();
  const made = await Promise.all(
    pictureWidths(size.value.width).map((width) =>
      photo
        .clone()
        .resize({ width })
        .webp({ quality: PICTURE_QUALITY })
        .toFile(join(folder, pictureName(width))),
    ),
  ).catch(() => undefined);
  // A head that promised a picture, and no picture behind it.
  return made === undefined ? err('wrong_type') : size;
};
