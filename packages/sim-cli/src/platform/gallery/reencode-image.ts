import { MAX_PHOTO_PIXELS } from '@greenroom/core/gallery/upload-limits';

/** The library that reads and draws pictures is large: it is loaded with the first one. */
export const loadSharp = async () => (await import('sharp')).default;

/** A document must stay readable. */
const QUALITY = 90;

/**
 * Re-encodes a picture, upright: place, camera and all other metadata of the file are gone.
 *
 * @returns `undefined` when there is no picture behind its head
 */
export const reencodeImage = async (content: Uint8Array): Promise<Uint8Array | undefined> => {
  const sharp = await loadSharp();
  try {
    return await sharp(content, { limitInputPixels: MAX_PHOTO_PIXELS })
      .autoOrient()
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    return undefined;
  }
};
