import type { Timed } from './clip-player.ts';

/** A picture with the parameter sets before it. */
interface H264Picture extends Timed {
  readonly units: readonly Buffer[];
}

const PER_SECOND = 15;
const START_CODE = '\0\0\0\u0001';
/** Kind of a unit, in the last bits of its first byte: a part of a picture, or a picture that needs no other one. */
const KIND = 0x1f;
const PICTURES: readonly number[] = [1, 5];

/** Reads a stream in the form of Annex B: units after start codes, one of them for each picture. */
export const readH264Clip = (stream: Buffer): readonly H264Picture[] => {
  const pictures: H264Picture[] = [];
  let units: Buffer[] = [];
  for (const text of stream.toString('latin1').split(START_CODE).slice(1)) {
    const unit = Buffer.from(text, 'latin1');
    units.push(unit);
    if (!PICTURES.includes((unit[0] ?? 0) & KIND)) continue;
    pictures.push({ at: (pictures.length * 1_000) / PER_SECOND, units });
    units = [];
  }
  return pictures;
};
