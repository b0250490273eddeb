import type { FileHandle } from 'node:fs/promises';
import { readSpan, type Span } from './file-span.ts';
import { boxUnder, type Box } from './mp4-boxes.ts';

/** Version, flags and the number of entries come before the entries of a table. */
const TABLE_HEAD = 8;
/** A longer table is nobody's: a sample each thirtieth of a second fills this in a day and a half. */
const LONGEST_TABLE = 16 * 1024 * 1024;

const NOTHING = Buffer.alloc(0);

const table = async (file: FileHandle, track: Box, name: string): Promise<Buffer> => {
  const found = await boxUnder(file, track, 'mdia', 'minf', 'stbl', name);
  if (found === undefined) return NOTHING;
  const { from, end } = found.content;
  return readSpan(file, { from, end: Math.min(end, from + LONGEST_TABLE) });
};

/** Whole entries of a table, each read at its place. */
const entries = <Entry>(content: Buffer, from: number, length: number, read: (at: number) => Entry): readonly Entry[] =>
  Array.from({ length: Math.max(0, Math.floor((content.length - from) / length)) }, (_, index) =>
    read(from + index * length),
  );

const chunkPlaces = async (file: FileHandle, track: Box): Promise<readonly number[]> => {
  const [short, long] = [await table(file, track, 'stco'), await table(file, track, 'co64')];
  return [
    ...entries(short, TABLE_HEAD, 4, (at) => short.readUInt32BE(at)),
    ...entries(long, TABLE_HEAD, 8, (at) => Number(long.readBigUInt64BE(at))),
  ];
};

/** How many samples each chunk holds: told only where the number changes. */
const samplesPerChunk = async (file: FileHandle, track: Box): Promise<(chunk: number) => number> => {
  const runs = await table(file, track, 'stsc');
  const known = entries(runs, TABLE_HEAD, 12, (at) => ({
    first: runs.readUInt32BE(at),
    count: runs.readUInt32BE(at + 4),
  }));
  let run = 0;
  return (chunk) => {
    while ((known[run + 1]?.first ?? Infinity) <= chunk + 1) run += 1;
    return known[run]?.count ?? 0;
  };
};

/** The length of the next so many samples. */
const nextSamples = async (file: FileHandle, track: Box): Promise<(count: number) => number> => {
  const sizes = await table(file, track, 'stsz');
  const ofAll = sizes.length < TABLE_HEAD ? 0 : sizes.readUInt32BE(4);
  if (ofAll > 0) return (count) => count * ofAll;
  const each = entries(sizes, TABLE_HEAD + 4, 4, (at) => sizes.readUInt32BE(at));
  let next = 0;
  return (count) => {
    const until = Math.min(each.length, next + count);
    let length = 0;
    for (; next < until; next += 1) length += each[next] ?? 0;
    return length;
  };
};

/** Where what a track holds lies in the file. @param size of the file: a table that tells of more than there is, is not followed further */
export const samplesOf = async (file: FileHandle, track: Box, size: number): Promise<readonly Span[]> => {
  const perChunk = await samplesPerChunk(file, track);
  const lengthOf = await nextSamples(file, track);
  const spans: Span[] = [];
  let told = 0;
  for (const [chunk, from] of (await chunkPlaces(file, track)).entries()) {
    const length = lengthOf(perChunk(chunk));
    told += length;
    if (told > size) break;
    if (from < size) spans.push({ from, end: Math.min(size, from + length) });
  }
  return spans;
};
