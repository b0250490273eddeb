import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UploadListener, UploadTask } from '@greenroom/core/gallery/upload.port';
import { performerId } from '@greenroom/core/kernel/ids';
import { bytes, credits } from '@greenroom/core/kernel/units';
import { startRecordingServer, type RecordingServer } from '../http/recording-server.fake.ts';
import { createTestClient } from '../http/test-client.fake.ts';
import { createUploader } from './uploader.http.ts';

const CONTENT = Buffer.from('content');
const TUS = { 'tus-resumable': '1.0.0' };

let server: RecordingServer;
/** Statuses of the calls that keep the upload, in turn; 0 breaks the connection. */
let keeping: number[];
beforeEach(async () => {
  server = await startRecordingServer();
  server.reply((response) => {
    const { method = '', url = '' } = server.requests.at(-1) ?? {};
    if (url.startsWith('/api/')) {
      if (method === 'DELETE') return response.end('{}');
      const status = keeping.shift() ?? 200;
      if (status === 0) return response.destroy();
      return response.writeHead(status).end(status === 200 ? '{"id":"m1"}' : '{"error":"no_such_upload"}');
    }
    if (method === 'POST') return response.writeHead(201, { ...TUS, location: `${server.url}/uploads/1004-new` }).end();
    if (method === 'PATCH') return response.writeHead(204, { ...TUS, 'upload-offset': `${CONTENT.length}` }).end();
    // What is kept is no upload any longer.
    return response.writeHead(404, TUS).end();
  });
});
afterEach(() => server.close());

const task: UploadTask = {
  owner: performerId('1004'),
  kind: 'photo',
  file: { name: 'sea.jpg', size: bytes(CONTENT.length), content: CONTENT },
  paid: false,
  price: credits(0),
  description: 'By the sea',
};

/** Starts the upload. @returns it, and a promise of its next outcome */
const start = (address?: string) => {
  let settle: (outcome: string) => void = () => undefined;
  const listener: UploadListener = {
    opened: () => undefined,
    progressed: () => undefined,
    interrupted: () => undefined,
    gaveUp: () => settle('gaveUp'),
    finished: () => settle('finished'),
    failed: (failure) => settle(`failed ${failure.status}`),
  };
  const next = (): Promise<string> =>
    new Promise((resolve) => {
      settle = resolve;
    });
  const outcome = next();
  const client = createTestClient(server.url);
  const uploadUrl = `${server.url}/uploads`;
  const uploader = createUploader({
    client,
    base: `${server.url}/api`,
    uploadUrl,
    streamingUrl: '',
    headers: {},
    random: { id: () => 'id' },
  });
  return { uploader, running: uploader.start(task, listener, address), outcome, next };
};
const sent = () => server.requests.map(({ method, url }) => `${method} ${url}`);
const KEEP = 'POST /api/performer/performer_accounts/1004/photos';

it.each([
  ['no answer', 0],
  ['the answer of a gateway', 502],
])('asks once more to keep a whole upload after %s, and does not send it again', async (_what, status) => {
  keeping = [status];
  const upload = start();
  expect(await upload.outcome).toBe('gaveUp');
  const outcome = upload.next();
  upload.running.resume();
  expect(await outcome).toBe('finished');
  expect(sent()).toEqual(['POST /uploads', 'PATCH /uploads/1004-new', KEEP, KEEP]);
});

it('finds the file of an earlier page that was kept already, and does not send it again', async () => {
  keeping = [];
  expect(await start(`${server.url}/uploads/1004-old`).outcome).toBe('finished');
  expect(sent()).toEqual(['HEAD /uploads/1004-old', KEEP]);
  expect(server.requests.at(-1)?.body).toContain('"1004-old"');
});

it('sends the file of an earlier page again that is neither uploaded nor kept', async () => {
  keeping = [404, 200];
  expect(await start(`${server.url}/uploads/1004-old`).outcome).toBe('finished');
  expect(sent()).toEqual(['HEAD /uploads/1004-old', KEEP, 'POST /uploads', 'PATCH /uploads/1004-new', KEEP]);
});

const REMOVE = 'DELETE /api/performer/performer_accounts/1004/medias/m1';

it('deletes a photo whose upload is cancelled after the answer that it is kept was lost', async () => {
  keeping = [0];
  const { outcome, running } = start();
  await outcome;
  running.cancel();
  await vi.waitFor(() => expect(sent().slice(3)).toEqual([KEEP, REMOVE]));
});

it('has the upload forgotten that is cancelled and was not kept', async () => {
  keeping = [0, 422];
  const { outcome, running } = start();
  await outcome;
  running.cancel();
  await vi.waitFor(() => expect(sent().slice(3)).toEqual([KEEP, 'DELETE /uploads/1004-new']));
});

it('deletes a photo of an earlier page that is discarded and was kept', async () => {
  keeping = [];
  const { uploader, outcome } = start();
  await outcome;
  const before = sent().length;
  uploader.discard(task, `${server.url}/uploads/1004-old`);
  await vi.waitFor(() => expect(sent().slice(before)).toEqual(['DELETE /uploads/1004-old', KEEP, REMOVE]));
});
