import { open, type FileHandle } from 'node:fs/promises';

/** Boxes that hold others, notes among them. */
const HOLDERS = ['moov', 'trak'];
/** What cameras and programs write beside picture and sound: the place above all. */
const NOTES = ['udta', 'meta', 'uuid'];
/** Type and length of a box, and its length once more where it is a long one. */
const HEAD = 8;
const LONG_HEAD = 16;
const AT_ONCE = 64 * 1024;

interface Box {
  readonly type: string;
  readonly at: number;
  readonly content: number;
  readonly end: number;
}

/** @returns `undefined` where there is no further box */
const boxAt = async (file: FileHandle, at: number, end: number): Promise<Box | undefined> => {
  const head = Buffer.alloc(LONG_HEAD);
  const { bytesRead } = await file.read(head, 0, LONG_HEAD, at);
  if (bytesRead < HEAD) return undefined;
  const told = head.readUInt32BE(0);
  const isLong = told === 1;
  // No length means as far as there is.
  const length = isLong ? Number(head.readBigUInt64BE(HEAD)) : told || end - at;
  const content = isLong ? LONG_HEAD : HEAD;
  if (length < content) return undefined;
  return { type: head.toString('latin1', 4, HEAD), at, content: at + content, end: Math.min(at + length, end) };
};

/** Nothing else moves: the box stays as long as it was, as one that players pass over. */
const empty = async (file: FileHandle, { at, content, end }: Box): Promise<void> => {
  await file.write('free', at + 4, 'latin1');
  for (let from = content; from < end; from += AT_ONCE) {
    await file.write(Buffer.alloc(Math.min(AT_ONCE, end - from)), 0, undefined, from);
  }
};

const clear = async (file: FileHandle, from: number, end: number): Promise<void> => {
  for (let at = from; at + HEAD <= end;) {
    const box = await boxAt(file, at, end);
    if (box === undefined) return;
    if (NOTES.includes(box.type)) await empty(file, box);
    else if (HOLDERS.includes(box.type)) await clear(file, box.content, box.end);
    at = box.end;
  }
};

/** Takes the notes of whoever filmed it out of an MP4 or QuickTime file, where it lies: where it was filmed is nobody's business. */
export const forgetPlace = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  try {
    await clear(file, 0, (await file.stat()).size);
  } finally {
    await file.close();
  }
};
