import { join } from 'node:path';
import { PICTURE_QUALITY, PICTURE_WIDTHS } from './gallery.constants.ts';
import { openPhoto } from './reencode-image.ts';

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
 * @param width as it is seen
 * @returns whether there was a whole picture behind its head
 */
export const makePictures = async (path: string, folder: string, width: number): Promise<boolean> => {
  const photo = await openPhoto(path);
  return Promise.all(
    pictureWidths(width).map((wide) =>
      photo
        .clone()
        .resize({ width: wide })
        .webp({ quality: PICTURE_QUALITY })
        .toFile(join(folder, pictureName(wide))),
    ),
  ).then(
    () => true,
    () => false,
  );
};
