import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createFileProbe } from '@greenroom/adapters-http/gallery/file-probe.media';
import { bytes } from '@greenroom/core/kernel/units';
import { reencodeImage } from '@greenroom/sim-cli/platform/account/gallery/reencode-image';
import { readWebmClip } from '@greenroom/sim-cli/platform/devices/media/cameras/webm-clip';
import { createFilmCopier } from './film-copier.ts';
import { holds, type FuzzTarget } from './fuzz-target.ts';

const SAMPLES = join(import.meta.dirname, 'samples');
const samples = (ending: RegExp): readonly Buffer[] =>
  readdirSync(SAMPLES)
    .filter((name) => ending.test(name))
    .toSorted()
    .map((name) => readFileSync(join(SAMPLES, name)));
const PHOTOS = samples(/\.(jpg|png|webp)$/);
const FILMS = samples(/\.(mp4|mov|webm)$/);

interface Damage {
  readonly at: number;
  readonly how: 'cut' | 'put' | 'set' | 'double' | 'end';
  readonly with: Uint8Array;
}
const damages = fc.record<Damage>({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  how: fc.constantFrom('cut', 'put', 'set', 'set', 'double', 'end'),
  with: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc.constantFrom(
      ...['ff', '00', 'ffffffff', '00000000', '7fffffff', '80000000', '01ffffffffffffff'].map((hex) =>
        Buffer.from(hex, 'hex'),
      ),
    ),
  ),
});

const damaged = (file: Buffer, { at, how, with: put }: Damage): Buffer => {
  const from = Math.floor(at * file.length);
  const head = file.subarray(0, from);
  switch (how) {
    case 'cut':
      return Buffer.concat([head, file.subarray(from + put.length)]);
    case 'put':
      return Buffer.concat([head, put, file.subarray(from)]);
    case 'set':
      return Buffer.concat([head, put, file.subarray(from + put.length)]);
    case 'double':
      return Buffer.concat([file, file.subarray(from)]);
    case 'end':
      return head;
  }
};

/** Files with up to four damages, in base64. */
const nearlyFiles = (files: readonly Buffer[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...files), fc.array(damages, { maxLength: 4 }))
    .map(([file, all]) => all.reduce(damaged, file).toString('base64'));

const contentOf = (input: string): Buffer<ArrayBuffer> => Buffer.from(input, 'base64');

const probe = createFileProbe();
const KINDS = ['photo', 'video', 'faulty', 'other'];

const fileProbes: FuzzTarget = {
  name: 'file-probes',
  inputs: nearlyFiles([...PHOTOS, ...FILMS]),
  check: async (input) => {
    const content = new Blob([contentOf(input)]);
    const probed = await probe.look({ name: 'x', size: bytes(content.size), content });
    holds('a file has a kind', KINDS.includes(probed.kind));
    if (probed.kind !== 'photo') return;
    const { width, height } = probed;
    holds('a photo has whole sides', Number.isInteger(width) && Number.isInteger(height));
    holds('a photo has sides of 0 and more', width >= 0 && height >= 0);
  },
};

const JPEG = Buffer.from('ffd8ff', 'hex');

const pictures: FuzzTarget = {
  name: 'pictures',
  inputs: nearlyFiles(PHOTOS),
  check: async (input) => {
    const drawn = await reencodeImage(contentOf(input));
    holds('a picture is drawn as JPEG, or refused', drawn === undefined || Buffer.from(drawn).indexOf(JPEG) === 0);
  },
};

/** Milliseconds without progress after which a video counts as one that is read for ever; these have a few kilobytes. */
const TIMEOUT_MS = 3_000;
const copyFilm = createFilmCopier(TIMEOUT_MS);

const films: FuzzTarget = {
  name: 'films',
  inputs: nearlyFiles(FILMS),
  check: async (input) => {
    const folder = mkdtempSync(join(tmpdir(), 'greenroom-fuzz-'));
    try {
      const path = join(folder, 'upload');
      await writeFile(path, contentOf(input));
      const name = await copyFilm({ path, folder });
      holds('a video has a name of the platform, or is refused', name === undefined || /^video\.\w+$/.test(name));
      // What is refused may be a file that is read for ever, here without a thread that can be ended.
      const frames = name === undefined ? [] : await readWebmClip(contentOf(input), 'video');
      holds(
        'the pictures of a clip have their time',
        frames.every(({ at }) => Number.isFinite(at)),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

export const FILE_TARGETS: readonly FuzzTarget[] = [fileProbes, pictures, films];
