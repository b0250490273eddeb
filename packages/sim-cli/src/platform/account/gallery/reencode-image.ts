import { MAX_PHOTO_PIXELS } from '@greenroom/core/gallery/upload-limits';

/** The library that reads and draws pictures is large: it is loaded with the first one. */
export const loadSharp = async () => (await import('sharp')).default;

/** A document must stay readable. */
const QUALITY = 90;

/**
 * Opens a photo upright, for one reading. What every browser shows is taken, such as the odd scan heads of some phones; what breaks off is
 * not.
 *
 * @param input path or content
 */
export const openPhoto = async (input: string | Uint8Array) => {
  const sharp = await loadSharp();
  return sharp(input, { limitInputPixels: MAX_PHOTO_PIXELS, sequentialRead: true, failOn: 'error' }).autoOrient();
};

/**
 * Re-encodes a picture, upright: place, camera and all other metadata of the file are gone.
 *
 * @returns `undefined` when there is no picture behind its head
 */
export const reencodeImage = async (content: Uint8Array): Promise<Uint8Array | undefined> => {
  try {
    return await (await openPhoto(content)).jpeg({ quality: QUALITY }).toBuffer();
  } catch {
    return undefined;
  }
};
