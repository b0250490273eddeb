import { createFileProbe } from '@greenroom/adapters-http/media/file-probe.media';
import { bytes } from '@greenroom/core/kernel/units';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hugeClaim, photo, SCRIPTED_SVG, turnedPhoto, video } from '../../support/media-files.ts';

const look = (content: Uint8Array) =>
  createFileProbe().look({
    name: 'holiday.jpg',
    size: bytes(content.length),
    content: new Blob([new Uint8Array(content)]),
  });

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
  [
    'a GIF',
    async () =>
      sharp(await photo())
        .gif()
        .toBuffer(),
    { kind: 'other' },
  ],
  ['a text', async () => Buffer.from('no picture at all'), { kind: 'other' }],
  ['a photo that breaks off in its head', async () => (await photo()).subarray(0, 20), { kind: 'unreadable' }],
])('tells %s by its content, whatever its name', async (_what, make, probed) => {
  expect(await look(await make())).toEqual(probed);
});

it('does not read what is no file', async () => {
  expect(await createFileProbe().look({ name: 'x', size: bytes(1), content: 'text' })).toEqual({ kind: 'unreadable' });
});
