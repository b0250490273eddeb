import { readdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBarePerformer, type BarePerformer } from '../../support/bare-performer.ts';
import { createBareUploader, type BareUploader } from '../../support/bare-upload.ts';
import {
  doubleFile,
  CUT_OFF,
  FILES_THAT_LIE,
  heavyPhoto,
  hugeClaim,
  photo,
  turnedPhoto,
} from '../../support/media/media-files.ts';
import { readGroups } from '../../support/media/media-groups.ts';
import { openGallery } from '../../support/media/open-gallery.ts';
import { startPlatformHere } from '../../support/platform-here.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

let folder: string;
let platform: TestPlatform;
let performer: BarePerformer;
let uploads: BareUploader;
let performerId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-test-'));
  platform = await startPlatformHere({ data: join(folder, 'data') });
});
afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  ({ performerId, performer, uploads } = await openGallery(platform));
});

const groups = (kind: 'photos' | 'medias', paid = 0) => readGroups(performer, performerId, kind, paid);
const picture = (url: string): Promise<Response> => uploads.send(`${platform.url}${url}`);

it('keeps a photo in every size, pending, until the moderators approve', async () => {
  const added = await uploads.add('photo', await photo(1400, 1800), { description: 'By the sea' });
  expect(added.status).toBe(200);
  const [item] = (await groups('photos')).pending.items;
  expect(item).toMatchObject({ id: added.json['id'], state: 'pending', width: 1400, height: 1800 });
  expect(item?.thumbs.map(({ width }) => width)).toEqual([160, 320, 640, 1280]);
  const response = await picture(item?.thumbs[1]?.url ?? '');
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 320, format: 'webp' });
  await platform.moderate({ performerId, approve: true });
  expect(await groups('photos')).toMatchObject({ approved: { total: 1 }, pending: { total: 0 } });
});

it('goes on with an upload where it broke off', async () => {
  const file = await photo();
  const half = Math.floor(file.length / 2);
  const address = await uploads.begin(file.length);
  await uploads.append(address, 0, file.subarray(0, half));
  expect(await uploads.offset(address)).toBe(half);
  expect((await uploads.keep('photo', address)).status).toBe(404);
  await uploads.append(address, half, file.subarray(half));
  const first = await uploads.keep('photo', address);
  expect(first.status).toBe(200);
  expect((await uploads.keep('photo', address)).json).toEqual(first.json);
  expect((await groups('photos')).pending.total).toBe(1);
});

it('keeps what came through when the line breaks in the middle', async () => {
  const file = await heavyPhoto(900);
  expect(file.length).toBeGreaterThan(300_000);
  await platform.fault('upload-cut', true, performerId);
  const address = await uploads.begin(file.length);
  await expect(uploads.append(address, 0, file)).rejects.toThrow('fetch failed');
  await platform.fault('upload-cut', false, performerId);
  const arrived = await uploads.offset(address);
  // What the platform has written by then; the last of it may be lost on the way to the disk.
  expect(arrived).toBeGreaterThan(0);
  expect(arrived).toBeLessThan(file.length);
  await uploads.append(address, arrived, file.subarray(arrived));
  expect((await uploads.keep('photo', address)).status).toBe(200);
});

it('answers a photo that arrived whole with 500 while upload-fails is on, and keeps it once afterwards', async () => {
  const file = await photo();
  const address = await uploads.begin(file.length);
  await uploads.append(address, 0, file);
  await platform.fault('upload-fails', true, performerId);
  expect((await uploads.keep('photo', address)).status).toBe(500);
  await platform.fault('upload-fails', false, performerId);
  expect((await uploads.keep('photo', address)).status).toBe(200);
  expect((await groups('photos')).pending.total).toBe(1);
});

it('refuses to go on with the upload of another performer', async () => {
  const address = await uploads.begin(10);
  const other = await openGallery(platform);
  expect((await other.uploads.append(address, 0, new Uint8Array(10))).status).toBe(404);
  const anonymous = createBareUploader(platform, createBarePerformer(platform), performerId);
  expect((await anonymous.append(address, 0, new Uint8Array(10))).status).toBe(403);
});

it('turns a photo as the camera says and passes nothing of the camera on', async () => {
  const file = await turnedPhoto(900, 1200);
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, orientation: 6 });
  expect(file.includes('Testcamera')).toBe(true);
  await uploads.add('photo', file);
  const [item] = (await groups('photos')).pending.items;
  expect(item).toMatchObject({ width: 900, height: 1200 });
  for (const { url } of item?.thumbs ?? []) {
    const kept = await sharp(await (await picture(url)).arrayBuffer()).metadata();
    expect(kept.exif).toBeUndefined();
    expect(kept.height).toBeGreaterThan(kept.width ?? 0);
  }
});

it.each<[string, () => Promise<Buffer>, number, string]>([
  ['a photo that is only wide enough before it is turned', () => turnedPhoto(799, 600), 422, 'wrong_size'],
  ['a photo of 599x800', () => photo(599, 800), 422, 'wrong_size'],
  ['a head that claims 60000x60000', hugeClaim, 422, 'too_many_pixels'],
  ...FILES_THAT_LIE.map(([what, make]): [string, () => Promise<Buffer>, number, string] => [
    what,
    make,
    415,
    'wrong_type',
  ]),
  ...CUT_OFF.map(([what, make]): [string, () => Promise<Buffer>, number, string] => [what, make, 422, 'photo_damaged']),
  ['nothing', async () => Buffer.alloc(0), 422, 'file_empty'],
])('refuses %s', async (_what, make, status, error) => {
  const answer = await uploads.add('photo', await make());
  expect(answer).toMatchObject({ status, json: { error } });
  expect((await groups('photos')).pending.total).toBe(0);
});

it.each([
  [600, 800],
  [4000, 800],
])('takes a photo of %ix%i', async (width, height) => {
  expect((await uploads.add('photo', await photo(width, height))).status).toBe(200);
});

it('refuses a photo of more than 15 MB', async () => {
  const answer = await uploads.add('photo', Buffer.concat([await photo(), Buffer.alloc(15 * 1024 * 1024)]));
  expect(answer).toMatchObject({ status: 413, json: { error: 'too_large' } });
});

it('passes nothing on of what hides behind a photo, and lets no file do anything', async () => {
  await uploads.add('photo', await doubleFile());
  const [item] = (await groups('photos')).pending.items;
  for (const { url } of item?.thumbs ?? []) {
    const response = await picture(url);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(Buffer.from(await response.arrayBuffer()).includes('script')).toBe(false);
  }
});

it('draws a sample photo when it is looked at, in the widths there are', async () => {
  await platform.fillMedia({ performerId });
  const [item] = (await groups('photos')).approved.items;
  expect(item).toMatchObject({ width: 900, height: 1200 });
  const { url } = item?.thumbs[1] ?? { url: '' };
  expect(await sharp(await (await picture(url)).arrayBuffer()).metadata()).toMatchObject({ width: 320, height: 427 });
  expect((await picture(url.replace('320', '321'))).status).toBe(404);
});

it('refuses the eleventh that would wait, with errNo 1', async () => {
  await platform.fillMedia({ performerId, status: 'pending', count: 10 });
  const info = await performer.call('GET', 'performer/medias/info_paid');
  expect(info.json).toMatchObject({ free: { add: false, errNo: 1 }, paid: { add: false, errNo: 1 } });
  const answer = await uploads.add('photo', await photo());
  expect(answer).toMatchObject({ status: 409, json: { error: 'more_in_process', errNo: '1' } });
});

it('refuses more paid than free photos with errNo 2, and a paid one without an approved free one', async () => {
  const paid = { paid: 1, price: 10 };
  const first = await uploads.add('photo', await photo(), paid);
  expect(first).toMatchObject({ status: 409, json: { error: 'more_paid_than_free', errNo: '2' } });
  await platform.fillMedia({ performerId, status: 'pending' });
  const second = await uploads.add('photo', await photo(), paid);
  expect(second).toMatchObject({ status: 409, json: { error: 'not_enough_free' } });
  await platform.moderate({ performerId, approve: true });
  expect((await uploads.add('photo', await photo(), paid)).status).toBe(200);
  const info = await performer.call('GET', 'performer/medias/info_paid');
  expect(info.json).toMatchObject({ free: { add: true }, paid: { add: false, errNo: 2, balance: 0 } });
});

it('allows a paid video where the free photo of a paid one is deleted', async () => {
  await platform.fillMedia({ performerId, kind: 'video' });
  const [free = ''] = await platform.fillMedia({ performerId });
  expect((await uploads.add('photo', await photo(), { paid: 1, price: 10 })).status).toBe(200);
  await performer.call('DELETE', `performer/performer_accounts/${performerId}/medias/${free}`);
  const info = await performer.call('GET', 'performer/medias/info_paid');
  expect(info.json).toMatchObject({ paid: { add: true, errNo: 0, balance: 1 } });
});

it('takes a photo that becomes a paid one from the avatar', async () => {
  const [first = ''] = await platform.fillMedia({ performerId, count: 3 });
  const account = `performer/performer_accounts/${performerId}`;
  await performer.call('PATCH', account, { id: performerId, avatarMedia: { id: first } });
  expect((await performer.call('PATCH', `${account}/medias/${first}`, { paid: 1, price: 10 })).status).toBe(200);
  expect((await performer.call('GET', 'check_session?login=1')).json['avatar_media']).toBeNull();
});

it.each([4, 21])('refuses a price of %i credits at the rank silver', async (price) => {
  await platform.fillMedia({ performerId });
  const answer = await uploads.add('photo', await photo(), { paid: 1, price });
  expect(answer).toMatchObject({ status: 422, json: { error: 'price_out_of_range' } });
});

it("changes, orders, selects and deletes the performer's own media, with their files", async () => {
  const first = String((await uploads.add('photo', await photo())).json['id']);
  await platform.moderate({ performerId, approve: true });
  const [second = '', third = ''] = await platform.fillMedia({ performerId, count: 2 });
  const ids = async () => (await groups('photos')).approved.items.map(({ id }) => id);
  expect(await ids()).toEqual([third, second, first]);
  await performer.call('GET', `performer/medias/swap/${third}/${first}`);
  expect(await ids()).toEqual([first, second, third]);

  const item = `performer/performer_accounts/${performerId}/medias/${second}`;
  expect((await performer.call('PATCH', item, { description: 'On the hill' })).status).toBe(200);
  expect((await performer.call('PATCH', item, { description: 'see Other Platform' })).json).toEqual({
    error: 'text_refused',
  });
  // The specification names both methods.
  expect((await performer.call('PUT', item, { paid: 1, price: 12 })).status).toBe(200);
  expect((await groups('photos', 1)).approved.items).toMatchObject([
    { id: second, price: 12, description: 'On the hill' },
  ]);
  expect((await performer.call('PATCH', `performer/medias/${second}`, { mainPhoto: 1 })).json).toEqual({
    error: 'not_selectable',
  });

  const account = `performer/performer_accounts/${performerId}`;
  await performer.call('PATCH', `performer/medias/${first}`, { mainPhoto: 1 });
  await performer.call('PATCH', account, { id: performerId, avatarMedia: { id: first } });
  expect((await groups('photos')).approved.items[0]).toMatchObject({ mainPhoto: 1, avatar: 1 });

  const url = (await groups('photos')).approved.items[0]?.thumbs[0]?.url ?? '';
  expect((await picture(url)).status).toBe(200);
  const before = (await readdir(join(folder, 'data/media/items'))).length;
  await performer.call('DELETE', `${account}/medias/${first}`);
  expect((await picture(url)).status).toBe(404);
  expect(await readdir(join(folder, 'data/media/items'))).toHaveLength(before - 1);
  expect(await platform.medias(performerId)).toHaveLength(2);
});

it('rejects with a reason that the performer can read', async () => {
  await uploads.add('photo', await photo());
  await platform.moderate({ performerId, approve: false, reason: 'Too dark.' });
  expect((await groups('photos')).rejected.items).toMatchObject([{ state: 'denied', reason: 'Too dark.' }]);
});

it('takes a photo in one piece where an upload cannot be resumed, once also when it is sent again', async () => {
  const form = new FormData();
  for (const [name, value] of [
    ['upload', 'one'],
    ['paid', '0'],
    ['price', '0'],
    ['description', 'In one piece'],
  ] as const)
    form.set(name, value);
  form.set('file', new Blob([new Uint8Array(await photo())]), 'photo');
  const path = `${platform.url}/api/performer/performer_accounts/${performerId}/photos/file`;
  const send = () => uploads.send(path, { method: 'POST', body: form, headers: { ver: '1.1', tokenDate: '1' } });
  const response = await send();
  expect(response.status).toBe(200);
  expect(await (await send()).json()).toEqual(await response.json());
  expect((await groups('photos')).pending.items).toMatchObject([{ description: 'In one piece' }]);
  // A page that did not get the answer asks for the id by the same name.
  const body = { upload: 'one', paid: 0, price: 0, description: 'In one piece' };
  const { json } = await performer.call('POST', `performer/performer_accounts/${performerId}/photos`, body);
  expect(json).toEqual(await (await send()).json());
});
