import type { ProbedFile } from '../upload-limits.ts';
import { faultyVideo, tracksProblem } from './codecs.ts';
import { textAt, type FileBytes } from './file-bytes.ts';

/** An element of the format below WebM and Matroska. */
interface Element {
  readonly id: number;
  readonly headSize: number;
  /** Infinite for one that was written while it was recorded. */
  readonly size: number;
}

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
const CODEC_ID = 0x86;
const VIDEO_TRACK = 1;
const AUDIO_TRACK = 2;

/** Longest head: an id of 4 and a length of 8 bytes. */
const HEAD = 12;
/** Tracks are described in a few hundred bytes. */
const LONGEST_TRACKS = 1024 * 1024;
const DAMAGED = faultyVideo('media.videoDamaged');

/** Length of a number, which its first byte tells by the zeros in front. */
const widthOf = (first: number): number => Math.clz32(first) - 23;

/** @returns undefined for what is no element */
const elementAt = (content: Uint8Array, at: number): Element | undefined => {
  const idWidth = widthOf(content[at] ?? 0);
  const sizeAt = at + idWidth;
  const sizeWidth = widthOf(content[sizeAt] ?? 0);
  if (idWidth > 4 || sizeWidth > 8 || sizeAt + sizeWidth > content.length) return undefined;
  const number = (from: number, width: number, first: number): number =>
    content.subarray(from + 1, from + width).reduce((sum, byte) => sum * 256 + byte, first);
  const mask = 0xff >>> sizeWidth;
  const value = number(sizeAt, sizeWidth, (content[sizeAt] ?? 0) & mask);
  const isUnknown = content.subarray(sizeAt + 1, sizeAt + sizeWidth).every((byte) => byte === 0xff);
  return {
    id: number(at, idWidth, content[at] ?? 0),
    headSize: idWidth + sizeWidth,
    size: isUnknown && ((content[sizeAt] ?? 0) & mask) === mask ? Infinity : value,
  };
};

/** Contents of the elements of one kind inside another. */
const elementsIn = (content: Uint8Array, id: number): readonly Uint8Array[] => {
  const found: Uint8Array[] = [];
  let at = 0;
  while (at < content.length) {
    const element = elementAt(content, at);
    if (element === undefined) return found;
    const from = at + element.headSize;
    if (element.id === id) found.push(content.subarray(from, from + element.size));
    at = from + element.size;
  }
  return found;
};

const probeTracks = (tracks: Uint8Array): ProbedFile => {
  const entries = elementsIn(tracks, TRACK_ENTRY).map((entry) => {
    const [codec = new Uint8Array()] = elementsIn(entry, CODEC_ID);
    return {
      type: elementsIn(entry, TRACK_TYPE)[0]?.at(-1),
      codec: textAt(codec, 0, codec.length).replace(/\0+$/, ''),
    };
  });
  const codecs = (of: number): readonly string[] => entries.filter(({ type }) => type === of).map(({ codec }) => codec);
  return tracksProblem({ pictures: codecs(VIDEO_TRACK), sounds: codecs(AUDIO_TRACK) }) ?? { kind: 'video' };
};

/**
 * Reads what a WebM or Matroska file holds; browsers record H.264 as Matroska.
 *
 * @returns undefined for what is neither
 * @spec §5 Video
 */
export const probeMatroska = async (file: FileBytes, head: Uint8Array): Promise<ProbedFile | undefined> => {
  const ebml = elementAt(head, 0);
  if (ebml?.id !== EBML) return undefined;
  const [docType] = elementsIn(head.subarray(ebml.headSize, ebml.headSize + ebml.size), DOC_TYPE);
  if (docType === undefined || !/^(webm|matroska)\0*$/.test(textAt(docType, 0, docType.length)))
    return { kind: 'other' };
  let at = ebml.headSize + ebml.size;
  const segment = elementAt(await file.read(at, HEAD), 0);
  if (segment?.id !== SEGMENT) return DAMAGED;
  at += segment.headSize;
  if (segment.size !== Infinity && at + segment.size > file.size) return DAMAGED;
  while (at < file.size) {
    const element = elementAt(await file.read(at, HEAD), 0);
    if (element === undefined || element.id === CLUSTER || element.size === Infinity) return DAMAGED;
    at += element.headSize;
    if (element.id === TRACKS && element.size <= LONGEST_TRACKS) return probeTracks(await file.read(at, element.size));
    at += element.size;
  }
  return DAMAGED;
};
