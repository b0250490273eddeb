import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFileProbe } from '@greenroom/adapters-http/gallery/file-probe.media';
import type { MediaKind } from '@greenroom/core/gallery/media-item';
import { mediaRefusal } from '@greenroom/core/gallery/media-refusal';
import { checkContent } from '@greenroom/core/gallery/upload-limits';
import { bytes } from '@greenroom/core/kernel/units';
import type { BareUploader } from '../../support/bare-upload.ts';
import { photo } from '../../support/media/media-files.ts';
import { openGallery } from '../../support/media/open-gallery.ts';
import { branded, heic, lateCut, oddScan, oriented, replaced, sample } from '../../support/media/phone-files.ts';
import { startPlatformHere } from '../../support/platform-here.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

let platform: TestPlatform;
let uploads: BareUploader;

beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  ({ uploads } = await openGallery(platform));
});

/** Error by which the page refuses a file before its upload. */
const pageRefusal = async (kind: MediaKind, file: Buffer): Promise<string | undefined> => {
  const content = new Blob([new Uint8Array(file)]);
  const checked = checkContent(kind, await createFileProbe().look({ name: 'x', size: bytes(file.length), content }));
  return checked.ok ? undefined : checked.error;
};

/** Error that the page shows for the platform's answer. */
const platformRefusal = async (kind: MediaKind, file: Buffer): Promise<string | undefined> => {
  const { status, json } = await uploads.add(kind, file);
  if (status === 200) return undefined;
  const { error } = json as { readonly error: string };
  return mediaRefusal({ kind: 'status', status, message: error }, kind, 'media.notSaved');
};

const turns = [2, 3, 4, 5, 6, 7, 8].flatMap((turn) =>
  (['jpeg', 'png', 'webp'] as const).map(
    (format) =>
      [
        `a ${format} of 1200x700 with orientation ${turn}`,
        'photo',
        () => oriented(format, turn),
        turn < 5 ? 'media.photoTooSmall' : undefined,
      ] as const,
  ),
);
const film = (): Buffer => sample('trimmed.mp4');
const brands = ['3gp4', '3gp5', 'M4V ', 'M4A ', 'mp42', 'qt  '].map(
  (brand) => [`an H.264 film of the brand ${brand}`, 'video', () => branded(film(), brand), undefined] as const,
);

it.each<readonly [string, MediaKind, () => Buffer | Promise<Buffer>, string | undefined]>([
  ['a JPEG of a Samsung phone', 'photo', oddScan, undefined],
  ['a JPEG with a film behind it', 'photo', async () => Buffer.concat([await photo(), film()]), undefined],
  ['a JPEG that is cut off', 'photo', async () => (await photo()).subarray(0, -200), 'media.photoDamaged'],
  ['a PNG that is cut off', 'photo', async () => (await oriented('png', 6)).subarray(0, -200), 'media.photoDamaged'],
  ['a WebP that is cut off', 'photo', async () => (await oriented('webp', 6)).subarray(0, -200), 'media.photoDamaged'],
  ['a HEIC of an iPhone', 'photo', heic, 'media.photoHeic'],
  ['a HEIC among videos', 'video', heic, 'media.videoNotValid'],
  ...turns,
  ['a MOV with HEVC of an iPhone', 'video', () => sample('phone.mov'), undefined],
  ...brands,
  ['an H.263 film of an old camera', 'video', () => sample('camera.3gp'), 'media.videoCodec'],
  ['a film whose sound is AMR', 'video', () => replaced(film(), 'mp4a', 'samr'), 'media.videoSound'],
  ['a file of sound alone', 'video', () => replaced(film(), 'vide', 'meta'), 'media.videoNoPicture'],
  ['H.264 as a browser records it', 'video', () => sample('recorded.webm'), undefined],
  ['a film without its index', 'video', () => replaced(film(), 'moov', 'free'), 'media.videoDamaged'],
  ['a film that is cut off', 'video', () => film().subarray(0, -2_000), 'media.videoDamaged'],
  ['a film cut behind its last key picture', 'video', lateCut, 'media.videoTrimmed'],
  ['a photo among videos', 'video', () => photo(), 'media.videoNotValid'],
])('judges %s alike before and after the upload', async (_what, kind, make, code) => {
  const file = await make();
  expect({ page: await pageRefusal(kind, file), platform: await platformRefusal(kind, file) }).toEqual({
    page: code,
    platform: code,
  });
});
