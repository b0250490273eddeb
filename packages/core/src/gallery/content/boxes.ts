import { textAt, uint64At, viewOf } from './file-bytes.ts';

/** Head of a box in an MP4 or MOV file. */
export interface BoxHead {
  readonly type: string;
  readonly headSize: number;
  /** Bytes of the box with its head, as the file says; a file that is cut off has fewer. */
  readonly size: number;
}

const SHORT_HEAD = 8;
/** A head with a length of 64 bits. */
export const LONG_HEAD = 16;

/**
 * Reads the head of a box.
 *
 * @param rest bytes from here to the end, for a box that lasts until there
 * @returns undefined for what is no box
 */
export const boxHead = (content: Uint8Array, at: number, rest: number): BoxHead | undefined => {
  if (at + SHORT_HEAD > content.length) return undefined;
  const view = viewOf(content);
  const type = textAt(content, at + 4, 4);
  const size = view.getUint32(at);
  if (size === 0) return { type, headSize: SHORT_HEAD, size: rest };
  if (size >= SHORT_HEAD) return { type, headSize: SHORT_HEAD, size };
  if (size !== 1 || at + LONG_HEAD > content.length) return undefined;
  const long = uint64At(view, at + SHORT_HEAD);
  return long < LONG_HEAD ? undefined : { type, headSize: LONG_HEAD, size: long };
};

/** Contents of the boxes of one type inside another. */
export const boxesIn = (content: Uint8Array, type: string): readonly Uint8Array[] => {
  const found: Uint8Array[] = [];
  let at = 0;
  while (at < content.length) {
    const head = boxHead(content, at, content.length - at);
    if (head === undefined) return found;
    if (head.type === type) found.push(content.subarray(at + head.headSize, at + head.size));
    at += head.size;
  }
  return found;
};

/** Content of the first box on a way through boxes; empty where there is none. */
export const boxAt = (content: Uint8Array, ...way: readonly string[]): Uint8Array =>
  way.reduce((inner, type) => boxesIn(inner, type)[0] ?? new Uint8Array(), content);
