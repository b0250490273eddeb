import { textAt, viewOf } from './file-bytes.ts';

const ENTRY_LENGTH = 12;
const ORIENTATION_TAG = 0x0112;
/** From here on EXIF orientations lay a picture on its side. */
const FIRST_LYING = 5;
const LAST = 8;

/** Checks whether EXIF data demand that a picture is turned by a quarter. @param exif with or without its name in front */
export const liesOnItsSide = (exif: Uint8Array): boolean => {
  const tiff = textAt(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  const isLittle = textAt(tiff, 0, 2) === 'II';
  const view = viewOf(tiff);
  if (tiff.length < 8) return false;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > tiff.length) return false;
  const count = view.getUint16(first, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * ENTRY_LENGTH;
    if (at + ENTRY_LENGTH > tiff.length) return false;
    if (view.getUint16(at, isLittle) !== ORIENTATION_TAG) continue;
    const orientation = view.getUint16(at + 8, isLittle);
    return orientation >= FIRST_LYING && orientation <= LAST;
  }
  return false;
};
