import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BareUploader } from '../../support/bare-upload.ts';
import { photo, placedVideo, SCRIPTED_PAGE, video } from '../../support/media/media-files.ts';
import { readGroups } from '../../support/media/media-groups.ts';
import { openGallery } from '../../support/media/open-gallery.ts';
import { startPlatformHere } from '../../support/platform-here.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

let platform: TestPlatform;
let uploads: BareUploader;
let performerId: string;
let videos: () => ReturnType<typeof readGroups>;

beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  const own = await openGallery(platform);
  ({ performerId, uploads } = own);
  videos = () => readGroups(own.performer, performerId, 'medias');
});

it('refuses a video of more than 1 GB before its first byte', async () => {
  const response = await uploads.send(`${platform.url}/api/uploads`, {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': String(1024 ** 3 + 1) },
  });
  expect(response.status).toBe(413);
});

it('shows a video as new, then pending, then approved, and plays it in parts', async () => {
  expect((await uploads.add('video', video())).status).toBe(200);
  expect(await videos()).toMatchObject({ new: { total: 1 }, pending: { total: 0 } });
  await platform.moderate({ performerId, approve: true });
  const { approved } = await videos();
  expect(approved.total).toBe(1);
  const part = await uploads.send(`${platform.url}${approved.items[0]?.url ?? ''}`, {
    headers: { range: 'bytes=0-9' },
  });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-type')).toBe('video/webm');
});

it('passes on no place where a video was filmed', async () => {
  const place = '+52.3702+004.8952/';
  const sent = placedVideo(place);
  expect(sent.includes(place)).toBe(true);
  await uploads.add('video', sent);
  await platform.moderate({ performerId, approve: true });
  const { approved } = await videos();
  const film = await uploads.send(`${platform.url}${approved.items[0]?.url ?? ''}`);
  const shown = Buffer.from(await film.arrayBuffer());
  expect(shown.includes('V_VP8')).toBe(true);
  expect(shown.includes(place)).toBe(false);
});

it.each([
  ['a photo', photo],
  ['a page with a script', async () => SCRIPTED_PAGE],
  ['a video that breaks off in its head', async () => video().subarray(0, 3)],
])('refuses %s as a video', async (_what, make) => {
  expect(await uploads.add('video', await make())).toMatchObject({ status: 415, json: { error: 'wrong_type' } });
});
