import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { photo, video } from '../../support/media/media-files.ts';
import { openGallery } from '../../support/media/open-gallery.ts';
import { startPlatformHere } from '../../support/platform-here.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

let platform: TestPlatform;
let owner: Awaited<ReturnType<typeof openGallery>>;
let other: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  owner = await openGallery(platform);
  other = await openGallery(platform);
});

const TUS = { 'tus-resumable': '1.0.0' };
const MEGABYTE = 1024 * 1024;

const begin = (performer: typeof owner, length: number) =>
  performer.uploads.send(`${platform.url}/api/uploads`, {
    method: 'POST',
    headers: { ...TUS, 'upload-length': String(length) },
  });

it.each([
  ['its own address', (name: string, _caller: string) => name],
  ['a folder named after the caller', (name: string, caller: string) => `${caller}-x/${name}`],
  ['a folder and a slash at the end', (name: string, caller: string) => `${caller}-x/${name}/`],
  ['a query that names the caller', (name: string, caller: string) => `${name}?/uploads/${caller}-x`],
  ['a coded letter', (name: string, caller: string) => `${caller}-x/${name.replace('-', '%2D')}`],
])('lets no verb of another performer reach an upload through %s', async (_what, pathOf) => {
  const content = Buffer.from('0123456789');
  const address = await owner.uploads.begin(content.length);
  await owner.uploads.append(address, 0, content.subarray(0, 4));
  const url = `${platform.url}/api/uploads/${pathOf(address.split('/').at(-1) ?? '', other.performerId)}`;
  const patch = { 'upload-offset': '4', 'content-type': 'application/offset+octet-stream' };
  const tries = [
    { method: 'HEAD', headers: TUS },
    { method: 'GET', headers: TUS },
    { method: 'PATCH', headers: { ...TUS, ...patch }, body: 'stolen' },
    { method: 'POST', headers: { ...TUS, ...patch, 'x-http-method-override': 'PATCH' }, body: 'stolen' },
    { method: 'DELETE', headers: TUS },
  ];
  for (const attempt of tries) {
    const response = await other.uploads.send(url, attempt);
    expect({ method: attempt.method, status: response.status }).toEqual({ method: attempt.method, status: 404 });
    expect(await response.text()).not.toContain('0123');
  }
  expect(await owner.uploads.offset(address)).toBe(4);
});

it('takes 20 unfinished uploads of a performer, however many come at once, and says what is wrong with the others', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => begin(owner, MEGABYTE)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(answers.length - refused.length).toBe(20);
  for (const answer of refused) {
    expect([answer.status, await answer.json()]).toEqual([413, { error: 'too_many_uploads' }]);
  }
  expect((await begin(other, MEGABYTE)).status).toBe(201);
});

it('takes 4 GB of unfinished uploads of a performer, and more when one is thrown away or kept', async () => {
  const addresses = [];
  for (let begun = 0; begun < 4; begun += 1) {
    const answer = await begin(owner, 1024 * MEGABYTE - 1024 * 1024);
    expect(answer.status).toBe(201);
    addresses.push(answer.headers.get('location') ?? '');
  }
  const refused = await begin(owner, 100 * MEGABYTE);
  expect([refused.status, await refused.json()]).toEqual([413, { error: 'too_many_uploads' }]);
  const thrown = await owner.uploads.send(new URL(addresses[0] ?? '', platform.url).href, {
    method: 'DELETE',
    headers: TUS,
  });
  expect(thrown.status).toBe(204);
  expect((await begin(owner, 100 * MEGABYTE)).status).toBe(201);
});

it('counts what was kept no more: 21 photos come one after the other', async () => {
  const file = await photo();
  for (let added = 0; added < 21; added += 1) {
    expect((await owner.uploads.add('photo', file)).status).toBe(200);
    await platform.moderate({ performerId: owner.performerId, approve: true });
  }
});

it('forgets the upload of a video that was kept', async () => {
  const content = video();
  const address = await owner.uploads.begin(content.length);
  await owner.uploads.append(address, 0, content);
  expect((await owner.uploads.keep('video', address)).status).toBe(200);
  const asked = await owner.uploads.send(new URL(address, platform.url).href, { method: 'HEAD', headers: TUS });
  expect(asked.status).toBe(404);
});

it('takes no upload that does not say how large it is', async () => {
  const answer = await owner.uploads.send(`${platform.url}/api/uploads`, {
    method: 'POST',
    headers: { ...TUS, 'upload-defer-length': '1' },
  });
  expect(answer.status).toBe(400);
});
