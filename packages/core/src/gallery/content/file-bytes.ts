/** Content of a file, read in parts; a part beyond its end is shorter than asked for. */
export interface FileBytes {
  readonly size: number;
  readonly read: (from: number, length: number) => Promise<Uint8Array>;
}

export const viewOf = (content: Uint8Array): DataView =>
  new DataView(content.buffer, content.byteOffset, content.byteLength);

/** Reads bytes as Latin letters, such as the type of a box. */
export const textAt = (content: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...content.subarray(at, at + length));

const WIDE = 2 ** 32;

/** @returns a number of 64 bits; sizes and times of files are far below 2^53 */
export const uint64At = (view: DataView, at: number): number => view.getUint32(at) * WIDE + view.getUint32(at + 4);
