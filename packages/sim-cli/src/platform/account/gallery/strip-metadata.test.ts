import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as media from 'mediabunny';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_VIDEO } from './media-filler.ts';
import { stripMetadata } from './strip-metadata.ts';

const PLACE = '+52.3702+004.8952/';
const FRAMES = 20;
const PICTURE = 'one picture';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A film of twenty pictures whose title, tags and track tell the place. */
const film = async (format: media.OutputFormat): Promise<Buffer> => {
  const target = new media.BufferTarget();
  const output = new media.Output({ format, target });
  const source = new media.EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source, { name: `track ${PLACE}` });
  output.setMetadataTags({ title: `title ${PLACE}`, comment: `comment ${PLACE}` });
  await output.start();
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 64, codedHeight: 48 };
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const packet = new media.EncodedPacket(Buffer.from(PICTURE), frame % 10 === 0 ? 'key' : 'delta', frame / 10, 0.1);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
};

/** @returns the name of the new file and what is in it; no name when the file was refused */
const stripped = async (content: Buffer): Promise<{ readonly name: string | undefined; readonly file: Buffer }> => {
  const path = join(folder, 'upload');
  await writeFile(path, content);
  const name = await stripMetadata({ path, folder });
  return { name, file: name === undefined ? Buffer.alloc(0) : await readFile(join(folder, name)) };
};

const pictures = (file: Buffer): number => file.toString('latin1').split(PICTURE).length - 1;

const summary = async (content: Buffer) => {
  const { name, file } = await stripped(content);
  return { name, hasPlace: file.includes(PLACE), pictures: pictures(file) };
};

it.each([
  ['an MP4 file with its index at the end', new media.Mp4OutputFormat({ fastStart: false }), 'video.mp4'],
  ['an MP4 file with its index in front', new media.Mp4OutputFormat({ fastStart: 'in-memory' }), 'video.mp4'],
  ['a fragmented MP4 file', new media.Mp4OutputFormat({ fastStart: 'fragmented' }), 'video.mp4'],
  ['a QuickTime file', new media.MovOutputFormat({ fastStart: false }), 'video.mov'],
  ['a WebM file', new media.WebMOutputFormat(), 'video.webm'],
  ['a WebM file of unknown length', new media.WebMOutputFormat({ appendOnly: true }), 'video.webm'],
])('copies 20 pictures of %s without the place in title, tags and name of the track', async (_what, format, name) => {
  const before = await film(format);
  expect(before.includes(PLACE)).toBe(true);
  expect(await summary(before)).toEqual({ name, hasPlace: false, pictures: FRAMES });
});

const box = (type: string, ...content: readonly (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const numbers = (...values: readonly number[]): Buffer => {
  const content = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) content.writeUInt32BE(value, 4 * at);
  return content;
};

/** Puts a box into the index of an MP4 file whose index comes last. */
const inIndex = (file: Buffer, added: Buffer): Buffer => {
  const at = file.lastIndexOf('moov') - 4;
  const longer = Buffer.concat([file, added]);
  longer.writeUInt32BE(longer.length - at, at);
  return longer;
};

/** A track that a camera writes along: its only sample lies at this place of the file. */
const placeTrack = (at: number): Buffer =>
  box(
    'trak',
    box('tkhd', numbers(7, 0, 0, 2, 0, 10, ...Array.from({ length: 15 }, () => 0))),
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, 1000, 10, 0)),
      box('hdlr', numbers(0, 0), 'meta', numbers(0, 0, 0), '\0'),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', numbers(0, 1), box('mebx', numbers(0, 1))),
          box('stts', numbers(0, 1, 1, 10)),
          box('stsc', numbers(0, 1, 1, 1, 1)),
          box('stsz', numbers(0, PLACE.length, 1)),
          box('stco', numbers(0, 1, at)),
        ),
      ),
    ),
  );

it.each([
  ['the note of a phone', (file: Buffer) => inIndex(file, box('udta', box('\u00A9xyz', PLACE)))],
  ['a note of the whole', (file: Buffer) => inIndex(file, box('meta', PLACE))],
  ['a box of a maker', (file: Buffer) => Buffer.concat([file, box('uuid', PLACE)])],
  ['the unused part at the end', (file: Buffer) => Buffer.concat([file, box('free', PLACE)])],
  [
    'a track of places filmed along',
    (file: Buffer) => {
      const at = file.lastIndexOf('moov') - 4;
      const sample = box('mdat', PLACE);
      const track = placeTrack(at + 8);
      return inIndex(Buffer.concat([file.subarray(0, at), sample, file.subarray(at)]), track);
    },
  ],
])('leaves out %s', async (_what, placed) => {
  const plain = await film(new media.Mp4OutputFormat({ fastStart: false }));
  expect(await summary(placed(plain))).toEqual({ name: 'video.mp4', hasPlace: false, pictures: FRAMES });
});

it('copies a WebM file that ends in what players skip', async () => {
  const { name, file } = await stripped(Buffer.concat([SAMPLE_VIDEO.content(), Buffer.alloc(100_000)]));
  expect(name).toBe('video.webm');
  expect(file.length).toBeLessThan(SAMPLE_VIDEO.content().length);
});

it.each([
  ['what is no video', async () => Buffer.from('short')],
  ['an empty file', async () => Buffer.alloc(0)],
  ['a head without a film', async () => box('ftyp', 'isom', numbers(0), 'isom')],
  [
    'a track whose table tells of more than there is',
    async () => Buffer.concat([box('ftyp', 'isom', numbers(0)), box('moov', placeTrack(2 ** 31))]),
  ],
])('refuses %s', async (_what, make) => {
  expect((await stripped(await make())).name).toBeUndefined();
});

/** Files of the folder that this process has open, where the system lists them. */
const openFiles = (): readonly string[] => {
  const list = '/proc/self/fd';
  if (!existsSync(list)) return [];
  const ofNumber = (number: string): string => {
    try {
      return readlinkSync(join(list, number));
    } catch {
      return '';
    }
  };
  return readdirSync(list)
    .map(ofNumber)
    .filter((path) => path.startsWith(folder));
};

it('has closed the file that it writes, whether a video is copied or refused', async () => {
  const whole = await film(new media.Mp4OutputFormat({ fastStart: 'in-memory' }));
  const contents = [1, 0.9, 0.6, 0.3].map((part) => whole.subarray(0, Math.floor(whole.length * part)));
  const broken = Buffer.concat([box('ftyp', 'isom', numbers(0)), box('moov', placeTrack(2 ** 31))]);
  for (const content of [...contents, broken]) {
    await stripped(content);
    expect(openFiles().filter((path) => path.includes('video.'))).toEqual([]);
  }
});
