import type { FileHandle } from 'node:fs/promises';
import { blankSpan, readSpan, type Span } from './file-span.ts';
import { boxesIn, boxUnder, emptyBox, type Box } from './mp4-boxes.ts';
import { samplesOf } from './mp4-samples.ts';

/** What cameras and programs write beside picture and sound: the place above all. */
const NOTES = ['udta', 'meta', 'uuid'];
/** What a track is for stands behind version, flags and four bytes more. */
const HANDLER = { from: 8, end: 12 };
/** Picture and sound. Any other track may be of places: cameras call them by a dozen names. */
const SHOWN = ['vide', 'soun'];

const isShown = async (file: FileHandle, track: Box): Promise<boolean> => {
  const handler = await boxUnder(file, track, 'mdia', 'hdlr');
  if (handler === undefined) return true;
  const { from } = handler.content;
  const name = await readSpan(file, { from: from + HANDLER.from, end: from + HANDLER.end });
  return SHOWN.includes(name.toString('latin1'));
};

const dropTrack = async (file: FileHandle, track: Box, size: number): Promise<void> => {
  for (const span of await samplesOf(file, track, size)) await blankSpan(file, span);
  await emptyBox(file, track);
};

const clearIn = async (file: FileHandle, size: number, within: Span, holders: readonly string[]): Promise<void> => {
  const [holder, ...inner] = holders;
  for (const box of await boxesIn(file, within)) {
    if (NOTES.includes(box.type)) await emptyBox(file, box);
    else if (box.type === 'trak' && !(await isShown(file, box))) await dropTrack(file, box, size);
    else if (box.type === holder) await clearIn(file, size, box.content, inner);
  }
};

/** Takes the notes of whoever filmed it out of an MP4 or QuickTime file, and every track that is neither picture nor sound. */
export const clearMp4 = (file: FileHandle, size: number): Promise<void> =>
  clearIn(file, size, { from: 0, end: size }, ['moov', 'trak']);
