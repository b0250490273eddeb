import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyVideo } from './copy-video.ts';
import { SAMPLE_VIDEO } from './media-filler.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

const upload = async (content: Buffer): Promise<string> => {
  const path = join(folder, 'upload');
  await writeFile(path, content);
  return path;
};

/** The beginning of a WebM file, then nothing that is known: the library looks for the next part in the last 8 bytes for ever. */
const endless = (): Buffer => {
  const film = SAMPLE_VIDEO.content();
  const segment = film.indexOf('18538067', 0, 'hex');
  return Buffer.concat([film.subarray(0, segment + 12), Buffer.alloc(1_000)]);
};

it('copies a video', async () => {
  expect(await copyVideo({ path: await upload(SAMPLE_VIDEO.content()), folder })).toBe('video.webm');
  expect(await readdir(folder)).toContain('video.webm');
});

it('refuses what is no video', async () => {
  expect(await copyVideo({ path: await upload(Buffer.from('short')), folder })).toBeUndefined();
});

it('refuses a file that would be read for ever, while everything else goes on', async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 10);
  expect(await copyVideo({ path: await upload(endless()), folder }, 1_500)).toBeUndefined();
  clearInterval(others);
  expect(turns).toBeGreaterThan(5);
});

it('fails where the operating system refuses', async () => {
  const path = await upload(SAMPLE_VIDEO.content());
  await expect(copyVideo({ path, folder: join(folder, 'missing') })).rejects.toThrow('ENOENT');
});
