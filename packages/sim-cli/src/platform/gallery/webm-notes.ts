import type { FileHandle } from 'node:fs/promises';
import { blankSpan, readSpan } from './file-span.ts';

/** What others lie in. */
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const CLUSTER = 0x1f43b675;
const HOLDERS = [SEGMENT, INFO, TRACKS, TRACK];

/** Tags, attachments, chapters; of the whole its title, its file's names and its date; the name of a track; a sum that is wrong afterwards. */
const NOTES = [0x1254c367, 0x1941a469, 0x1043a770, 0x7ba9, 0x7384, 0x3c83ab, 0x3e83bb, 0x4461, 0x536e, 0xbf];
/** The programs that wrote it: these must be there, so they stay, without a word. */
const PROGRAMS = [0x4d80, 0x5741];

/** What players pass over. */
const VOID = 0xec;
const LONGEST_ID = 4;
const LONGEST_LENGTH = 8;

interface Element {
  readonly id: number;
  readonly at: number;
  readonly content: number;
  /** `undefined`: as far as what lies in it goes, as recorders write that do not know yet. */
  readonly end: number | undefined;
}

/** How many bytes a number has: one more than its first byte has zeros in front. */
const widthOf = (first: number): number => Math.clz32(first) - 23;

/** @returns `undefined` where there is no further element */
const elementAt = async (file: FileHandle, at: number, size: number): Promise<Element | undefined> => {
  const head = await readSpan(file, { from: at, end: Math.min(size, at + LONGEST_ID + LONGEST_LENGTH) });
  const idWidth = widthOf(head[0] ?? 0);
  const lengthWidth = widthOf(head[idWidth] ?? 0);
  const content = idWidth + lengthWidth;
  if (idWidth > LONGEST_ID || lengthWidth > LONGEST_LENGTH || content > head.length) return undefined;
  const id = head.readUIntBE(0, idWidth);
  const most = 2n ** BigInt(7 * lengthWidth) - 1n;
  const length = BigInt(`0x${head.toString('hex', idWidth, content)}`) & most;
  const end = length === most ? undefined : Math.min(size, at + content + Number(length));
  return { id, at, content: at + content, end };
};

/** It stays as long as it was. @param end where the next one begins */
const empty = async (file: FileHandle, at: number, end: number): Promise<void> => {
  const length = end - at;
  const isShort = length <= LONGEST_LENGTH;
  const head = Buffer.alloc(isShort ? 2 : 1 + LONGEST_LENGTH);
  if (isShort) head.writeUInt8(0x80 | (length - head.length), 1);
  else head.writeBigUInt64BE((1n << 56n) | BigInt(length - head.length), 1);
  head.writeUInt8(VOID, 0);
  await file.write(head, 0, undefined, at);
  await blankSpan(file, { from: at + head.length, end });
};

/** Takes what a WebM file says of itself out of it, where it lies. */
export const clearWebm = async (file: FileHandle, size: number): Promise<void> => {
  for (let at = 0; at < size;) {
    const element = await elementAt(file, at, size);
    if (element === undefined) return;
    const { id, content, end } = element;
    if (HOLDERS.includes(id) || (id === CLUSTER && end === undefined)) {
      at = content;
      continue;
    }
    // Nothing but these may be of unknown length.
    if (end === undefined) return;
    if (NOTES.includes(id)) await empty(file, at, end);
    if (PROGRAMS.includes(id)) await blankSpan(file, { from: content, end });
    at = end;
  }
};
