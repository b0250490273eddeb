import type { FileHandle } from 'node:fs/promises';

/** A part of a file. */
export interface Span {
  readonly from: number;
  readonly end: number;
}

const AT_ONCE = 64 * 1024;

/** @returns what there is of it: less where the file ends earlier */
export const readSpan = async (file: FileHandle, { from, end }: Span): Promise<Buffer> => {
  const content = Buffer.alloc(Math.max(0, end - from));
  const { bytesRead } = await file.read(content, 0, content.length, from);
  return content.subarray(0, bytesRead);
};

/** Overwrites a part where it lies: nothing else moves. */
export const blankSpan = async (file: FileHandle, { from, end }: Span): Promise<void> => {
  for (let at = from; at < end; at += AT_ONCE) {
    await file.write(Buffer.alloc(Math.min(AT_ONCE, end - at)), 0, undefined, at);
  }
};
