import { MAX_PHOTO_SIZE, type ProbedFile } from '../upload-limits.ts';
import type { FileBytes } from './file-bytes.ts';
import { probeMatroska } from './matroska-content.ts';
import { probeMp4 } from './mp4-content.ts';
import { probePhoto } from './photo-content.ts';

/** Bytes by which each kind of file is known. */
const HEAD = 1_024;

/**
 * Finds what a file is by its bytes alone: kind, size of a photo, codecs and cuts of a video, and whether it is whole. The page asks before an
 * upload and the platform after it, so both give the same answer. Of a video it reads the index alone.
 *
 * @throws what the reading of the file throws
 * @spec §5 Photo, Video — valid format
 */
export const probeFile = async (file: FileBytes): Promise<ProbedFile> => {
  const head = await file.read(0, HEAD);
  const photo = probePhoto(head, () => file.read(0, MAX_PHOTO_SIZE));
  return (await (photo ?? probeMatroska(file, head))) ?? (await probeMp4(file)) ?? { kind: 'other' };
};
