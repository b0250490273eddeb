import type { ProbedFile } from '@greenroom/core/gallery/upload-limits';
import type { FileProbe } from '@greenroom/core/gallery/upload.port';

/** Bytes that are read of a file: enough to recognise every known type. */
const HEAD = 4_100;
const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const VIDEO_TYPES: readonly string[] = ['video/mp4', 'video/quicktime', 'video/webm'];
/** From here on EXIF orientations lay a picture on its side. */
const FIRST_LYING_ORIENTATION = 5;

const bytesOf = async (content: Blob): Promise<Uint8Array> => new Uint8Array(await content.arrayBuffer());

const measure = async (content: Blob): Promise<ProbedFile> => {
  const { imageSize } = await import('image-size');
  const { width, height, orientation = 1 } = imageSize(await bytesOf(content));
  return orientation < FIRST_LYING_ORIENTATION
    ? { kind: 'photo', width, height }
    : { kind: 'photo', width: height, height: width };
};

const look = async (content: Blob): Promise<ProbedFile> => {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(await bytesOf(content.slice(0, HEAD))))?.mime ?? '';
  if (PHOTO_TYPES.includes(type)) return measure(content);
  return { kind: VIDEO_TYPES.includes(type) ? 'video' : 'other' };
};

/** Bytes of the beginning and of the end that identify a file, together with its length. */
const PRINTED = 64 * 1024;

const printOf = async (content: Blob): Promise<string> => {
  const parts = [content.slice(0, PRINTED), content.slice(-PRINTED), String(content.size)];
  const digest = await crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Finds the type of a file by its first bytes, and the size of a photo without drawing it. The libraries that know the formats are fetched
 * with the first file.
 */
export const createFileProbe = (): FileProbe => ({
  look: async ({ content }) => {
    if (!(content instanceof Blob)) return { kind: 'unreadable' };
    return look(content).catch(() => ({ kind: 'unreadable' }));
  },
  fingerprint: async ({ content }) => (content instanceof Blob ? printOf(content).catch(() => undefined) : undefined),
});
