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
