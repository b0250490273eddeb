import sharp from 'sharp';
import { expect, it } from 'vitest';
import { reencodeImage } from '@greenroom/sim-cli/platform/account/gallery/reencode-image';
import { CUT_OFF, doubleFile, hugeClaim, turnedPhoto } from '../../support/media/media-files.ts';

it('keeps a document upright, without place and camera', async () => {
  const content = await turnedPhoto(600, 800);
  expect(content.includes('Testcamera')).toBe(true);
  const drawn = Buffer.from((await reencodeImage(content)) ?? []);
  const { width, height, exif, orientation } = await sharp(drawn).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 600,
    height: 800,
    exif: undefined,
    orientation: undefined,
  });
  expect(drawn.includes('Testcamera')).toBe(false);
});

it('leaves behind what hides after a picture', async () => {
  const drawn = Buffer.from((await reencodeImage(await doubleFile())) ?? []);
  expect(drawn.length).toBeGreaterThan(1_000);
  expect(drawn.includes('script')).toBe(false);
});

it.each<readonly [string, () => Promise<Buffer>]>([
  ...CUT_OFF,
  ['a head that claims 60000x60000', hugeClaim],
  ['nothing', async () => Buffer.alloc(0)],
])('finds no picture in %s', async (_what, make) => {
  expect(await reencodeImage(await make())).toBeUndefined();
});
