import type { FileHandle } from 'node:fs/promises';
import { blankSpan, readSpan, type Span } from './file-span.ts';

/** One box of an MP4 or QuickTime file. */
export interface Box {
  readonly type: string;
  readonly at: number;
  readonly content: Span;
}

/** Type and length of a box, and its length once more where it is a long one. */
const HEAD = 8;
const LONG_HEAD = 16;

/** @returns `undefined` where there is no further box */
const boxAt = async (file: FileHandle, at: number, end: number): Promise<Box | undefined> => {
  const head = await readSpan(file, { from: at, end: at + LONG_HEAD });
  if (head.length < HEAD) return undefined;
  const told = head.readUInt32BE(0);
  const isLong = told === 1;
  if (isLong && head.length < LONG_HEAD) return undefined;
  // No length means as far as there is.
  const length = isLong ? Number(head.readBigUInt64BE(HEAD)) : told || end - at;
  const headLength = isLong ? LONG_HEAD : HEAD;
  if (length < headLength) return undefined;
  const type = head.toString('latin1', 4, HEAD);
  return { type, at, content: { from: at + headLength, end: Math.min(at + length, end) } };
};

/** Those that lie in a part of the file, in their order. */
export const boxesIn = async (file: FileHandle, { from, end }: Span): Promise<readonly Box[]> => {
  const boxes: Box[] = [];
  for (let at = from; at + HEAD <= end;) {
    const box = await boxAt(file, at, end);
    if (box === undefined) break;
    boxes.push(box);
    at = box.content.end;
  }
  return boxes;
};

/** The box at the end of a path of types below another. */
export const boxUnder = async (file: FileHandle, box: Box, ...path: readonly string[]): Promise<Box | undefined> => {
  const [type, ...rest] = path;
  if (type === undefined) return box;
  const found = (await boxesIn(file, box.content)).find((inner) => inner.type === type);
  return found === undefined ? undefined : boxUnder(file, found, ...rest);
};

/** It stays as long as it was, as one that players pass over. */
export const emptyBox = async (file: FileHandle, { at, content }: Box): Promise<void> => {
  await file.write('free', at + 4, 'latin1');
  await blankSpan(file, content);
};
