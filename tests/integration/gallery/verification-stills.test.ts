import { expect, it } from 'vitest';
import { isShown } from '@greenroom/sim-cli/platform/account/account/verifications';
import { CUT_OFF, FILES_THAT_LIE, hugeClaim, photo, turnedPhoto, video } from '../../support/media/media-files.ts';
import { png } from '../../support/media/pictures.ts';

const shows = async (action: Parameters<typeof isShown>[0], content: Buffer): Promise<boolean> =>
  isShown(action, new Uint8Array(content));

it.each<[string, () => Promise<Buffer>, boolean]>([
  ['a still of 640x480', async () => png(640, 480), true],
  ['a still of 1280x960', () => photo(1280, 960), true],
  ['a picture of 250x250, the smallest', async () => png(250, 250), true],
  ['a picture of 640x249', async () => png(640, 249), false],
  ['a picture of 249x640', async () => png(249, 640), false],
  ['a picture that lies on its side', () => turnedPhoto(480, 640), true],
  ['a head that claims 60000x60000', hugeClaim, false],
  ['a picture of more than 15 MB', async () => Buffer.concat([await photo(), Buffer.alloc(15 * 1024 * 1024)]), false],
  ['a video', async () => video(), false],
  ['nothing', async () => Buffer.alloc(0), false],
  ...[...FILES_THAT_LIE, ...CUT_OFF].map(([what, make]): [string, () => Promise<Buffer>, boolean] => [
    what,
    make,
    false,
  ]),
])('counts %s as a face: %s', async (_what, make, isFace) => {
  const content = await make();
  for (const action of ['BioEnrollFace', 'BioCheckFace'] as const) expect(await shows(action, content)).toBe(isFace);
});

it.each([
  [0, false],
  [199, false],
  [200, true],
  [200_000, true],
])('counts a recording of %i bytes as a voice: %s', async (length, isVoice) => {
  for (const action of ['BioEnrollVoice', 'BioCheckVoice'] as const)
    expect(await shows(action, Buffer.alloc(length, 1))).toBe(isVoice);
});
