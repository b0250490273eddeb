import { createBitWriter, type BitWriter } from './bit-writer.ts';

/** A colour in luma and the two chroma parts, each 0 to 255. */
export type Colour = readonly [luma: number, blue: number, red: number];

/**
 * A picture of blocks of one colour each, row by row. Pixels pass unchanged: no encoder is needed and colours can be
 * read back.
 */
export interface FlatPicture {
  readonly columns: number;
  readonly rows: number;
  readonly blocks: readonly Colour[];
}

const [SLICE, WHOLE_PICTURE, SEQUENCE, PICTURE] = [0x41, 0x65, 0x67, 0x68];
const [BASELINE, CONSTRAINED, LEVEL] = [0x42, 0xe0, 31];
const FRAME_NUMBER_BITS = 4;
/** I_PCM, in a slice of type I and in one of type P. */
const [RAW_IN_I, RAW_IN_P] = [25, 30];
const [TYPE_P, TYPE_I] = [5, 7];

const unit = (kind: number, write: (out: BitWriter) => void): Buffer => {
  const out = createBitWriter();
  write(out);
  return Buffer.concat([Buffer.from([kind]), out.finish()]);
};

/**
 * The parameter sets that a decoder needs before the first picture: size and profile, with all optional features off.
 */
const parameterSets = ({ columns, rows }: FlatPicture): readonly Buffer[] => [
  unit(SEQUENCE, (out) => {
    for (const byte of [BASELINE, CONSTRAINED, LEVEL]) out.bits(byte, 8);
    // Set 0; 4 bits of frame number; pictures in order of decoding; 1 reference; no gaps.
    for (const value of [0, FRAME_NUMBER_BITS - 4, 2, 1]) out.golomb(value);
    out.bits(0, 1);
    out.golomb(columns - 1);
    out.golomb(rows - 1);
    // Frames only; direct 8x8; no cropping; no usability information.
    out.bits(0b1100, 4);
  }),
  unit(PICTURE, (out) => {
    out.golomb(0);
    out.golomb(0);
    // CAVLC, no picture order, one slice group, one reference either way, no weights.
    out.bits(0, 2);
    for (const value of [0, 0, 0]) out.golomb(value);
    out.bits(0, 3);
    for (const value of [0, 0, 0]) out.golomb(value);
    // Deblocking can be switched off; no constrained prediction, no redundant pictures.
    out.bits(0b100, 3);
  }),
];

const rawBlock = (out: BitWriter, kind: number, [luma, blue, red]: Colour): void => {
  out.golomb(kind);
  out.align();
  out.bytes(new Uint8Array(256).fill(luma));
  out.bytes(new Uint8Array(64).fill(blue));
  out.bytes(new Uint8Array(64).fill(red));
};

/** First block, type, set, frame number; then no change of the quantiser and no deblocking. */
const sliceHeader = (out: BitWriter, type: number, frame: number): void => {
  for (const value of [0, type, 0]) out.golomb(value);
  out.bits(frame % 2 ** FRAME_NUMBER_BITS, FRAME_NUMBER_BITS);
  if (type === TYPE_I) {
    out.golomb(0);
    out.bits(0, 2);
  } else out.bits(0, 3);
  out.golomb(0);
  out.golomb(1);
};

/** Makes a picture that needs no other one, with its parameter sets. */
export const wholePicture = (picture: FlatPicture): readonly Buffer[] => [
  ...parameterSets(picture),
  unit(WHOLE_PICTURE, (out) => {
    sliceHeader(out, TYPE_I, 0);
    for (const block of picture.blocks) rawBlock(out, RAW_IN_I, block);
  }),
];

/** Makes a picture of the blocks that differ from the picture before. @param frame pictures since the last whole one */
export const changedPicture = (before: FlatPicture, picture: FlatPicture, frame: number): readonly Buffer[] => [
  unit(SLICE, (out) => {
    sliceHeader(out, TYPE_P, frame);
    let same = 0;
    for (const [index, block] of picture.blocks.entries()) {
      if (before.blocks[index] === block) same += 1;
      else {
        out.golomb(same);
        rawBlock(out, RAW_IN_P, block);
        same = 0;
      }
    }
    if (same > 0) out.golomb(same);
  }),
];
