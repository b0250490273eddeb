import sharp from 'sharp';
import { SAMPLE_VIDEO } from '@greenroom/sim-cli/platform/account/gallery/media-filler';
import { sampleScene } from '@greenroom/sim-cli/platform/base/world/sample-scene';

/** A real photo of this size. */
export const photo = (width = 900, height = 1200, number = 0): Promise<Buffer> =>
  sharp(Buffer.from(sampleScene(number, { width, height })))
    .jpeg()
    .toBuffer();

/** As a camera held upright makes it: stored lying, to be turned, with the place where it was taken. */
export const turnedPhoto = async (width: number, height: number): Promise<Buffer> =>
  sharp(await photo(height, width))
    .withExif({
      IFD0: { Model: 'Testcamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 54/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A photo of about this many bytes: noise does not compress. */
export const heavyPhoto = async (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

export const video = (): Buffer => SAMPLE_VIDEO.content();

/** Offset of the length of all that follows in the sample video. */
const SEGMENT_LENGTH_AT = Buffer.from('18538067', 'hex');

/** A video whose tags say where it was filmed. */
export const placedVideo = (place: string): Buffer => {
  const film = video();
  const words = Buffer.from(place);
  const tags = Buffer.concat([Buffer.from('1254c367', 'hex'), Buffer.from([0x80 | words.length]), words]);
  const at = film.indexOf(SEGMENT_LENGTH_AT) + SEGMENT_LENGTH_AT.length;
  film.writeBigUInt64BE(film.readBigUInt64BE(at) + BigInt(tags.length), at);
  return Buffer.concat([film, tags]);
};

/** A PNG that claims to be 60000 by 60000 and holds next to nothing. */
export const hugeClaim = async (): Promise<Buffer> => {
  const png = await sharp(await photo())
    .png()
    .toBuffer();
  const lying = Buffer.from(png);
  lying.writeUInt32BE(60_000, 16);
  lying.writeUInt32BE(60_000, 20);
  return lying;
};

/** A page with a script, whatever its name says. */
export const SCRIPTED_PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');

/** A photo with a page behind its end: two files in one. */
export const doubleFile = async (): Promise<Buffer> => Buffer.concat([await photo(), SCRIPTED_PAGE]);

export const gif = async (): Promise<Buffer> =>
  sharp(await photo())
    .gif()
    .toBuffer();

/** Files that are no photo in spite of their name or their head. */
export const FILES_THAT_LIE: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['an SVG with a script', async () => SCRIPTED_SVG],
  ['a page with a script named as a photo', async () => SCRIPTED_PAGE],
  ['a text named as a photo', async () => Buffer.from('no picture at all')],
  ['a GIF', gif],
];

/** Photos of which a part is missing. */
export const CUT_OFF: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['a photo that breaks off', async () => (await photo()).subarray(0, 700)],
  ['the first bytes of a JPEG and nothing more', async () => (await photo()).subarray(0, 12)],
];

export const SCRIPTED_SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><script>alert(1)</script></svg>',
);
