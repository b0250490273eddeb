import { boxAt } from './boxes.ts';
import { textAt, uint64At, viewOf } from './file-bytes.ts';

/** Times, in seconds of the shown video, that a track keeps of what it holds. */
export interface Shown {
  /** Some of what the track holds is not shown. */
  readonly isCut: boolean;
  /** Time at which it ends, where what follows is cut off. */
  readonly until: number | undefined;
  /** No list of edits, or one that can be followed: one part at its own speed, which holds a picture to begin with. */
  readonly canFollow: boolean;
}

const WHOLE: Shown = { isCut: false, until: undefined, canFollow: true };

/** Less than this is no cut: encoders begin and end their tracks a few frames apart. In seconds. */
const ROUNDING = 0.1;
const NORMAL_SPEED = 0x1_00_00;
const NO_MEDIA = -1;

interface Edit {
  readonly duration: number;
  readonly from: number;
  readonly speed: number;
}

/** Reads an entry's fields from a box whose version says how wide they are. */
const edits = (elst: Uint8Array): readonly Edit[] => {
  if (elst.length < 8) return [];
  const view = viewOf(elst);
  const isWide = elst[0] === 1;
  const length = isWide ? 20 : 12;
  const count = Math.min(view.getUint32(4), Math.floor((elst.length - 8) / length));
  return Array.from({ length: count }, (_, index) => {
    const at = 8 + index * length;
    return isWide
      ? { duration: uint64At(view, at), from: Number(view.getBigInt64(at + 8)), speed: view.getUint32(at + 16) }
      : { duration: view.getUint32(at), from: view.getInt32(at + 4), speed: view.getUint32(at + 8) };
  });
};

/** Units of a second, and their number, of a movie's or track's head; `NaN` where it is too short. */
export const timesOf = (head: Uint8Array): { readonly scale: number; readonly duration: number } => {
  const view = viewOf(head);
  if (head[0] === 1 && head.length >= 32) return { scale: view.getUint32(20), duration: uint64At(view, 24) };
  if (head.length >= 20) return { scale: view.getUint32(12), duration: view.getUint32(16) };
  return { scale: Number.NaN, duration: Number.NaN };
};

/** Numbers of a table behind its version and length, as many as it names and holds. */
const table = (content: Uint8Array, columns: number): readonly number[] => {
  if (content.length < 8) return [];
  const view = viewOf(content);
  const count = Math.min(view.getUint32(4) * columns, Math.floor((content.length - 8) / 4));
  return Array.from({ length: count }, (_, index) => view.getUint32(8 + 4 * index));
};

/** Checks whether a picture that needs none before it lies within a part of the track. Times in the track's units. */
const hasKeyWithin = (stbl: Uint8Array, from: number, end: number): boolean => {
  const keys = table(boxAt(stbl, 'stss'), 1);
  // Without this table each picture stands alone.
  if (keys.length === 0) return true;
  const runs = table(boxAt(stbl, 'stts'), 2);
  let sample = 1;
  let time = 0;
  let key = 0;
  for (let run = 0; run + 1 < runs.length; run += 2) {
    const [count = 0, delta = 0] = [runs[run], runs[run + 1]];
    for (; (keys[key] ?? Infinity) < sample + count; key += 1) {
      const at = time + ((keys[key] ?? 0) - sample) * delta;
      if (at >= from) return at < end;
    }
    sample += count;
    time += count * delta;
  }
  return false;
};

/** Reads which part of a track its list of edits shows. @param movieScale units of a second in which edits are measured */
export const shownOf = (trak: Uint8Array, movieScale: number): Shown => {
  const all = edits(boxAt(trak, 'edts', 'elst'));
  const parts = all.filter(({ from }) => from !== NO_MEDIA);
  const [part] = parts;
  if (part === undefined) return WHOLE;
  if (parts.length > 1 || part.speed !== NORMAL_SPEED) return { isCut: true, until: undefined, canFollow: false };
  const media = timesOf(boxAt(trak, 'mdia', 'mdhd'));
  const delay = all.slice(0, all.indexOf(part)).reduce((sum, { duration }) => sum + duration, 0) / movieScale;
  const from = part.from / media.scale;
  const length = part.duration / movieScale;
  // A length of 0 lasts until the end, as in files that are written piece by piece.
  const isEndCut = length > 0 && media.duration / media.scale - from - length > ROUNDING;
  const isStartCut = from > ROUNDING;
  const end = isEndCut ? (from + length) * media.scale : Infinity;
  const isVideo = textAt(boxAt(trak, 'mdia', 'hdlr'), 8, 4) === 'vide';
  return {
    isCut: isStartCut || isEndCut,
    until: isEndCut ? delay + length : undefined,
    canFollow: !isStartCut || !isVideo || hasKeyWithin(boxAt(trak, 'mdia', 'minf', 'stbl'), part.from, end),
  };
};
