import type { PhotoSize, ProbedFile } from '../upload-limits.ts';
import { textAt, viewOf } from './file-bytes.ts';

const ENTRY_LENGTH = 12;
const ORIENTATION_TAG = 0x0112;
/** From here on EXIF orientations lay a picture on its side. */
const FIRST_LYING = 5;
const LAST = 8;

/** Checks whether EXIF data demand that a picture is turned by a quarter. @param exif with or without its name in front */
const liesOnItsSide = (exif: Uint8Array): boolean => {
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

const DAMAGED: ProbedFile = { kind: 'faulty', of: 'photo', code: 'media.photoDamaged' };

/** Size as stored, and whether the camera wants it turned. */
interface Stored extends PhotoSize {
  readonly isTurned: boolean;
}

/** @param stored undefined where no size was found before the end */
const asSeen = (stored: Stored | undefined): ProbedFile => {
  if (stored === undefined) return DAMAGED;
  const { width, height, isTurned } = stored;
  return isTurned ? { kind: 'photo', width: height, height: width } : { kind: 'photo', width, height };
};

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Markers of a frame, which holds the size; the exceptions are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers within the data of a scan: an escaped 0xff and the restarts. */
const isInScan = (marker: number): boolean => marker === 0x00 || (marker >= 0xd0 && marker <= 0xd7);

/** Finds the next marker after the data of a scan. */
const afterScan = (content: Uint8Array, from: number): number => {
  let at = content.indexOf(0xff, from);
  while (at !== -1 && isInScan(content[at + 1] ?? END_OF_IMAGE)) at = content.indexOf(0xff, at + 2);
  return at === -1 ? content.length : at;
};

/** Reads a JPEG up to its end of image: what cameras append, such as a short film, does not matter. */
const probeJpeg = (content: Uint8Array): ProbedFile => {
  const view = viewOf(content);
  let size: PhotoSize | undefined;
  let isTurned: boolean | undefined;
  let at = 2;
  while (at + 4 <= content.length || content[at + 1] === END_OF_IMAGE) {
    const marker = content[at + 1] ?? 0;
    if (content[at] === 0xff && marker === END_OF_IMAGE)
      return asSeen(size && { ...size, isTurned: isTurned ?? false });
    // Decoders skip what stands before a marker, often another 0xff.
    if (content[at] !== 0xff || marker === 0xff) {
      at += 1;
      continue;
    }
    const next = at + 2 + view.getUint16(at + 2);
    if (next > content.length) return DAMAGED;
    const segment = content.subarray(at + 4, next);
    if (isFrame(marker) && segment.length >= 5)
      size = { height: viewOf(segment).getUint16(1), width: viewOf(segment).getUint16(3) };
    if (marker === 0xe1 && textAt(segment, 0, 4) === 'Exif') isTurned ??= liesOnItsSide(segment);
    at = marker === START_OF_SCAN ? afterScan(content, next) : next;
  }
  return DAMAGED;
};

/** Reads the chunks of a PNG up to its last. */
const probePng = (content: Uint8Array): ProbedFile => {
  const view = viewOf(content);
  let size: PhotoSize | undefined;
  let isTurned = false;
  let at = 8;
  while (at + 12 <= content.length) {
    const next = at + 12 + view.getUint32(at);
    if (next > content.length) return DAMAGED;
    const type = textAt(content, at + 4, 4);
    if (type === 'IEND') return asSeen(size && { ...size, isTurned });
    const data = content.subarray(at + 8, next - 4);
    if (type === 'IHDR' && data.length >= 8) size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (type === 'eXIf') isTurned = liesOnItsSide(data);
    at = next;
  }
  return DAMAGED;
};

/** Sizes by the chunk that holds them; they are stored as the largest index, or in 14 bits. */
const WEBP_SIZES: Readonly<Record<string, (data: DataView) => PhotoSize>> = {
  VP8X: (data) => ({ width: (data.getUint32(4, true) & 0xff_ff_ff) + 1, height: (data.getUint32(6, true) >>> 8) + 1 }),
  'VP8 ': (data) => ({ width: data.getUint16(6, true) & 0x3f_ff, height: data.getUint16(8, true) & 0x3f_ff }),
  VP8L: (data) => {
    const bits = data.getUint32(1, true);
    return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
  },
};
const LONGEST_HEAD = 10;

/** Reads the chunks of a WebP up to the length that its head promises. */
const probeWebp = (content: Uint8Array): ProbedFile => {
  const view = viewOf(content);
  const end = 8 + view.getUint32(4, true);
  if (end > content.length) return DAMAGED;
  let size: PhotoSize | undefined;
  let isTurned = false;
  let at = 12;
  while (at + 8 <= end) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > end) return DAMAGED;
    const type = textAt(content, at, 4);
    const data = content.subarray(at + 8, at + 8 + length);
    if (length >= LONGEST_HEAD) size ??= WEBP_SIZES[type]?.(viewOf(data));
    if (type === 'EXIF') isTurned = liesOnItsSide(data);
    // A chunk has an even number of bytes.
    at += 8 + length + (length % 2);
  }
  return asSeen(size && { ...size, isTurned });
};

/**
 * Finds size, orientation and wholeness of a photo in its bytes.
 *
 * @returns undefined for what is neither JPEG, PNG nor WebP
 * @spec §5 Photo — minimum 600x800, valid format
 */
export const probePhoto = (head: Uint8Array, readAll: () => Promise<Uint8Array>): Promise<ProbedFile> | undefined => {
  const begins = (text: string): boolean => textAt(head, 0, text.length) === text;
  if (begins('\u00FF\u00D8\u00FF')) return readAll().then(probeJpeg);
  if (begins('\u0089PNG\r\n\u001A\n')) return readAll().then(probePng);
  if (begins('RIFF') && textAt(head, 8, 4) === 'WEBP') return readAll().then(probeWebp);
  return undefined;
};
