import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetPlace } from './forget-place.ts';

const PLACE = '+52.3702+004.8952/';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

const box = (type: string, ...content: readonly (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const longBox = (type: string, content: string): Buffer => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(content.length + 16), 8);
  return Buffer.concat([head, Buffer.from(content)]);
};
const endless = (type: string, content: string): Buffer => {
  const whole = box(type, content);
  whole.writeUInt32BE(0);
  return whole;
};

const numbers = (...values: readonly number[]): Buffer => {
  const content = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) content.writeUInt32BE(value, 4 * at);
  return content;
};
const track = (kind: string, ...tables: readonly Buffer[]): Buffer =>
  box('trak', box('mdia', box('hdlr', numbers(0, 0), kind), box('minf', box('stbl', ...tables))));

const element = (id: string, ...content: readonly (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), length, body]);
};
/** As recorders write that do not know yet. */
const unending = (id: string, ...content: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0xff]), ...content]);

const cleared = async (content: Buffer): Promise<Buffer> => {
  const path = join(folder, 'video.mp4');
  await writeFile(path, content);
  await forgetPlace(path);
  return readFile(path);
};

const HEAD = box('ftyp', 'isom');
const FRAMES = box('mdat', 'picture and sound');

it.each([
  ['a phone', box('moov', box('mvhd', 'length'), box('udta', box('\u00A9xyz', PLACE)))],
  ['a track', box('moov', box('trak', box('tkhd', 'size'), box('meta', PLACE)))],
  ['the file', box('uuid', PLACE)],
  ['a long box', longBox('meta', PLACE)],
])('forgets the place in the notes of %s, and moves nothing', async (_whose, notes) => {
  const before = Buffer.concat([HEAD, notes, FRAMES]);
  const after = await cleared(before);
  expect(after.includes(PLACE)).toBe(false);
  expect(after.length).toBe(before.length);
  expect(after.indexOf(FRAMES)).toBe(before.indexOf(FRAMES));
});

it('forgets notes that go to the end of the file', async () => {
  expect((await cleared(Buffer.concat([HEAD, FRAMES, endless('udta', PLACE)]))).includes(PLACE)).toBe(false);
});

it.each([
  ['picture and sound alone', Buffer.concat([HEAD, box('moov', box('mvhd', 'length')), FRAMES])],
  ['a box that is shorter than its head', Buffer.concat([HEAD, Buffer.from('\0\0\0\u0004moov', 'latin1'), FRAMES])],
  ['what is no box at all', Buffer.from('short')],
])('leaves %s as it was', async (_what, content) => {
  expect(await cleared(content)).toEqual(content);
});

const SECRET = `a place ${PLACE}`;
const LYING = Buffer.from(`${SECRET}${FRAMES.toString('latin1')}${SECRET}`, 'latin1');
const ENDS = [0, LYING.length - SECRET.length] as const;

it.each([
  ['samples of a length each', [box('stsz', numbers(0, 0, 2, SECRET.length, SECRET.length))]],
  ['samples of one length', [box('stsz', numbers(0, SECRET.length, 2))]],
])('overwrites what a track of places filmed along, of %s, and nothing beside it', async (_which, sizes) => {
  const media = box('mdat', LYING);
  const places = ENDS.map((at) => HEAD.length + 8 + at);
  for (const chunks of [
    box('stco', numbers(0, 2, ...places)),
    box('co64', numbers(0, 2, ...places.flatMap((at) => [0, at]))),
  ]) {
    const shown = track('vide');
    const along = track('meta', ...sizes, box('stsc', numbers(0, 1, 1, 1, 1)), chunks);
    const before = Buffer.concat([HEAD, media, box('moov', shown, along)]);
    const after = await cleared(before);
    expect(after.includes(PLACE)).toBe(false);
    expect(after.includes(FRAMES)).toBe(true);
    expect(after.includes(shown)).toBe(true);
    expect(after.includes('meta')).toBe(false);
    expect(after.length).toBe(before.length);
  }
});

it('is not led astray by a track that tells of more than there is', async () => {
  const chunks = box('stco', numbers(0, 3, 0, 4, 2 ** 32 - 1));
  const lying = track(
    'meta',
    box('stsz', numbers(0, 2 ** 31, 2 ** 32 - 1)),
    box('stsc', numbers(0, 1, 1, 2 ** 32 - 1, 1)),
    chunks,
  );
  const before = Buffer.concat([HEAD, FRAMES, box('moov', lying)]);
  const after = await cleared(before);
  expect(after.subarray(0, HEAD.length + FRAMES.length)).toEqual(Buffer.concat([HEAD, FRAMES]));
});

const EBML = element('1a45dfa3', 'head');
const CLUSTER = element('1f43b675', element('a3', 'picture and sound'));

it.each([
  ['its tags', element('1254c367', element('7373', PLACE))],
  ['what is attached', element('1941a469', PLACE)],
  ['its chapters', element('1043a770', PLACE)],
  ['its title', element('1549a966', element('7ba9', PLACE))],
  ['the program that wrote it', element('1549a966', element('4d80', PLACE), element('5741', PLACE))],
  ['the name of a track', element('1654ae6b', element('ae', element('536e', PLACE)))],
])('forgets the place in a WebM file, in %s, and moves nothing', async (_where, notes) => {
  for (const before of [
    Buffer.concat([EBML, element('18538067', notes, CLUSTER)]),
    Buffer.concat([EBML, unending('18538067', CLUSTER, notes, CLUSTER)]),
    Buffer.concat([
      EBML,
      unending('18538067', unending('1f43b675', element('a3', 'picture and sound')), notes),
      CLUSTER,
    ]),
  ]) {
    const after = await cleared(before);
    expect(after.includes(PLACE)).toBe(false);
    expect(after.length).toBe(before.length);
    expect(after.lastIndexOf(CLUSTER)).toBe(before.lastIndexOf(CLUSTER));
    expect(after.indexOf('picture and sound')).toBe(before.indexOf('picture and sound'));
  }
});

it.each([
  ['picture and sound alone', Buffer.concat([EBML, element('18538067', CLUSTER)])],
  ['what breaks off', Buffer.concat([EBML, Buffer.from('1853', 'hex')])],
  ['what ends in nothing', Buffer.concat([EBML, CLUSTER, Buffer.alloc(40)])],
])('leaves a WebM file of %s as it was', async (_what, content) => {
  expect(await cleared(content)).toEqual(content);
});

it('leaves players a box of nothing where notes were, however short they are', async () => {
  const short = Buffer.from('1254c36781ff', 'hex');
  expect(await cleared(Buffer.concat([EBML, short, CLUSTER]))).toEqual(
    Buffer.concat([EBML, Buffer.from('ec8400000000', 'hex'), CLUSTER]),
  );
});
