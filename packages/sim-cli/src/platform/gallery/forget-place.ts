import { open } from 'node:fs/promises';
import { readSpan } from './file-span.ts';
import { clearMp4 } from './mp4-notes.ts';
import { clearWebm } from './webm-notes.ts';

const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** Takes the notes of whoever filmed it out of a video, where they lie: where it was filmed, and with what, is nobody's business. */
export const forgetPlace = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const head = await readSpan(file, { from: 0, end: WEBM.length });
    await (head.equals(WEBM) ? clearWebm : clearMp4)(file, size);
  } finally {
    await file.close();
  }
};
