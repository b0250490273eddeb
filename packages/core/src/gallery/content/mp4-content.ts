import type { ProbedFile } from '../upload-limits.ts';
import { boxAt, boxesIn, boxHead, LONG_HEAD, type BoxHead } from './boxes.ts';
import { faultyVideo, tracksProblem } from './codecs.ts';
import { textAt, type FileBytes } from './file-bytes.ts';
import { shownOf, timesOf } from './mp4-track.ts';

const DAMAGED = faultyVideo('media.videoDamaged');
/** An index of an hour's video has a few megabytes. */
const LONGEST_INDEX = 64 * 1024 * 1024;
/** Boxes with which an MP4 or MOV file may begin; the older MOV files have no brand. */
const FIRST_BOXES: readonly string[] = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
/** Boxes that hold pictures and sound, or where they are: a file that ends in one of them is cut off. */
const NEEDED_BOXES: readonly string[] = ['moov', 'moof', 'mdat'];
const HEIC_BRAND = /^(hei[cmsx]|hev[cmsx]|mif[12]|msf1)$/;
const AVIF_BRAND = /^avi[fs]$/;

interface PlacedBox extends BoxHead {
  readonly at: number;
}

/** Lists the outermost boxes, without reading what they hold. */
const outerBoxes = async (file: FileBytes): Promise<readonly PlacedBox[]> => {
  const boxes: PlacedBox[] = [];
  let at = 0;
  while (at < file.size) {
    const head = boxHead(await file.read(at, LONG_HEAD), 0, file.size - at);
    // What players skip may follow.
    if (head === undefined) return boxes;
    boxes.push({ ...head, at });
    at += head.size;
  }
  return boxes;
};

/** All brands of a file: what it is does not depend on which one is first. */
const brandsOf = (ftyp: Uint8Array): readonly string[] =>
  Array.from({ length: Math.floor(ftyp.length / 4) }, (_, index) => textAt(ftyp, 4 * index, 4)).filter(
    (_, index) => index !== 1,
  );

const probeIndex = (moov: Uint8Array): ProbedFile => {
  const tracks = boxesIn(moov, 'trak').map((trak) => {
    const mdia = boxAt(trak, 'mdia');
    const codec = textAt(boxAt(mdia, 'minf', 'stbl', 'stsd'), 12, 4);
    return { trak, kind: textAt(boxAt(mdia, 'hdlr'), 8, 4), codec };
  });
  const codecs = (of: string): readonly string[] => tracks.filter(({ kind }) => kind === of).map(({ codec }) => codec);
  const problem = tracksProblem({ pictures: codecs('vide'), sounds: codecs('soun') });
  if (problem !== undefined) return problem;
  const { scale } = timesOf(boxAt(moov, 'mvhd'));
  const shown = tracks.filter(({ kind }) => kind === 'vide' || kind === 'soun').map(({ trak }) => shownOf(trak, scale));
  if (shown.some(({ canFollow }) => !canFollow)) return faultyVideo('media.videoTrimmed');
  if (!shown.some(({ isCut }) => isCut)) return { kind: 'video' };
  return { kind: 'video', cut: { until: Math.min(...shown.map(({ until }) => until ?? Infinity)) } };
};

/**
 * Reads what an MP4, MOV or 3GP file holds from its index.
 *
 * @returns undefined for what is none of them
 * @spec §5 Video
 */
export const probeMp4 = async (file: FileBytes): Promise<ProbedFile | undefined> => {
  const [first, ...rest] = await outerBoxes(file);
  if (first === undefined || !FIRST_BOXES.includes(first.type)) return undefined;
  const boxes = [first, ...rest];
  const contentOf = ({ at, headSize, size }: PlacedBox): Promise<Uint8Array> =>
    file.read(at + headSize, size - headSize);
  const index = boxes.find(({ type }) => type === 'moov');
  if (index === undefined && first.type === 'ftyp' && first.size <= file.size) {
    const brands = brandsOf(await contentOf(first));
    if (brands.some((brand) => AVIF_BRAND.test(brand))) return { kind: 'other' };
    if (brands.some((brand) => HEIC_BRAND.test(brand))) return { kind: 'faulty', of: 'photo', code: 'media.photoHeic' };
  }
  const isCutOff = boxes.some(({ type, at, size }) => NEEDED_BOXES.includes(type) && at + size > file.size);
  return index === undefined || isCutOff || index.size > LONGEST_INDEX ? DAMAGED : probeIndex(await contentOf(index));
};
