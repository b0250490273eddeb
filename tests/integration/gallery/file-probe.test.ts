import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createFileProbe } from '@greenroom/adapters-http/gallery/file-probe.media';
import { bytes } from '@greenroom/core/kernel/units';
import {
  doubleFile,
  gif,
  hugeClaim,
  photo,
  SCRIPTED_PAGE,
  SCRIPTED_SVG,
  turnedPhoto,
  video,
} from '../../support/media/media-files.ts';

const look = (content: Uint8Array) =>
  createFileProbe().look({
    name: 'holiday.jpg',
    size: bytes(content.length),
    content: new Blob([new Uint8Array(content)]),
  });

const HALF = { kind: 'faulty', of: 'photo', code: 'media.photoDamaged' };

it.each([
  ['a JPEG', () => photo(640, 900), { kind: 'photo', width: 640, height: 900 }],
  [
    'a PNG',
    async () =>
      sharp(await photo(640, 900))
        .png()
        .toBuffer(),
    { kind: 'photo', width: 640, height: 900 },
  ],
  [
    'a WebP',
    async () =>
      sharp(await photo(640, 900))
        .webp()
        .toBuffer(),
    { kind: 'photo', width: 640, height: 900 },
  ],
  ['a photo that the camera turned', () => turnedPhoto(600, 800), { kind: 'photo', width: 600, height: 800 }],
  ['a head that claims 60000x60000', hugeClaim, { kind: 'photo', width: 60_000, height: 60_000 }],
  ['a video', async () => video(), { kind: 'video' }],
  ['an SVG with a script', async () => SCRIPTED_SVG, { kind: 'other' }],
  ['a GIF', gif, { kind: 'other' }],
  ['a page with a script', async () => SCRIPTED_PAGE, { kind: 'other' }],
  ['a photo with a page behind its end', doubleFile, { kind: 'photo', width: 900, height: 1200 }],
  ['nothing', async () => Buffer.alloc(0), { kind: 'other' }],
  ['a text', async () => Buffer.from('no picture at all'), { kind: 'other' }],
  ['a photo that breaks off in its head', async () => (await photo()).subarray(0, 20), HALF],
])('tells %s by its content, whatever its name', async (_what, make, probed) => {
  expect(await look(await make())).toEqual(probed);
});

it('does not read what is no file', async () => {
  const text = { name: 'x', size: bytes(1), content: 'text' };
  expect(await createFileProbe().look(text)).toEqual({ kind: 'unreadable' });
  expect(await createFileProbe().fingerprint(text)).toBeUndefined();
});

it('tells the same file by its content again, and another of the same length and name from it', async () => {
  const fingerprint = (content: Uint8Array) =>
    createFileProbe().fingerprint({
      name: 'holiday.jpg',
      size: bytes(content.length),
      content: new Blob([new Uint8Array(content)]),
    });
  const [one, other] = [new Uint8Array(300_000), new Uint8Array(300_000).fill(1, 299_999)];
  expect(await fingerprint(one)).toBe(await fingerprint(new Uint8Array(one)));
  expect(await fingerprint(one)).not.toBe(await fingerprint(other));
  expect(await fingerprint(one)).not.toBe(await fingerprint(new Uint8Array(300_001)));
});
