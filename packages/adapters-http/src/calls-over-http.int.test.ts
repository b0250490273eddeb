import type { ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRecordingServer, type RecordingServer } from './http/recording-server.fake.ts';
import { createTestClient } from './http/test-client.fake.ts';
import { authCalls } from './login/auth-api.http.ts';

let server: RecordingServer;

beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

const check = () => createTestClient(server.url).call(authCalls.checkSession, { query: { moment: 'check' } });
const logOut = () => createTestClient(server.url).call(authCalls.logout, {});
const failed = (kind: string, status: number, message: string) => ({ ok: false, error: { kind, status, message } });

const replies: readonly (readonly [string, (response: ServerResponse) => void, ReturnType<typeof failed>])[] = [
  [
    'HTML with 200',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Hotel</title>'),
    failed('decode', 200, 'answer: HTML instead of JSON'),
  ],
  ['204 without a body', (response) => response.writeHead(204).end(), failed('gateway', 204, 'No Content')],
  ['404 with text', (response) => response.writeHead(404).end('nowhere'), failed('status', 404, 'nowhere')],
  ['200 with nothing', (response) => response.writeHead(200).end(), failed('decode', 200, 'answer: empty')],
  ['malformed JSON', (response) => response.end('{"id":1,}'), failed('decode', 200, 'answer: not JSON')],
  ['JSON cut off in the middle', (response) => response.end('{"id":"10'), failed('decode', 200, 'answer: not JSON')],
  ['the wrong type', (response) => response.end('[1,2]'), failed('decode', 200, 'answer')],
  [
    'a body cut below its length',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"id":"1001"');
      setTimeout(() => response.destroy(), 20);
    },
    failed('network', 0, 'Network request failed'),
  ],
  [
    'cut gzip',
    (response) => {
      const packed = gzipSync(JSON.stringify({ id: '1001', text: 'x'.repeat(500) }));
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed.subarray(0, packed.length / 2));
    },
    failed('decode', 200, 'answer: not JSON'),
  ],
  [
    'a connection reset before the answer',
    (response) => response.socket?.resetAndDestroy(),
    failed('network', 0, 'Network request failed'),
  ],
  [
    'a 500 whose body breaks off',
    (response) => {
      response.writeHead(500, { 'content-length': '1000' }).write('{"error":"plat');
      setTimeout(() => response.destroy(), 20);
    },
    failed('gateway', 500, 'Internal Server Error'),
  ],
];

it.each(replies)('turns %s into a failure, not a throw', async (_, reply, expected) => {
  server.reply(reply);
  expect(await check()).toEqual(expected);
});

it('takes an empty answer of a log-out for a failure as well', async () => {
  server.reply((response) => response.writeHead(200).end());
  expect(await logOut()).toEqual(failed('decode', 200, 'answer: empty'));
});

it('names what a platform refuses with', async () => {
  server.replyJson('{"error":"double_tab"}', 409);
  expect(await check()).toMatchObject(failed('status', 409, 'double_tab'));
});

const TEN_MEGABYTES = 10 * 1024 * 1024;

it('refuses a body of 10 MB by its length, unread', async () => {
  server.reply((response) => response.end(' '.repeat(TEN_MEGABYTES)));
  expect(await check()).toEqual(failed('decode', 200, 'answer: too big'));
});

it('hangs up after 2 MB of a body of 10 MB that hides its length', async () => {
  let sent = 0;
  const piece = ' '.repeat(64 * 1024);
  const closed = new Promise<void>((resolve) => {
    server.reply((response) => {
      response.on('close', resolve);
      const push = (): void => {
        while (sent < TEN_MEGABYTES && !response.destroyed) {
          sent += piece.length;
          if (!response.write(piece)) return;
        }
        response.end();
      };
      response.on('drain', push);
      push();
    });
  });
  expect(await check()).toEqual(failed('decode', 200, 'answer: too big'));
  await closed;
  expect(sent).toBeLessThan(TEN_MEGABYTES);
});

it('fails with "Network request failed" when no server listens', async () => {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
  const result = await createTestClient(`http://127.0.0.1:${port}`).call(authCalls.logout, {});
  expect(result).toEqual(failed('network', 0, 'Network request failed'));
});

it.concurrent.each([
  ['gets an answer that takes 1,900 ms', 1_900, { ok: true }],
  [
    'says "Network request timed out" to one that takes 2,100 ms',
    2_100,
    failed('timeout', 0, 'Network request timed out'),
  ],
])('%s', { retry: 2 }, async (_, delay, expected) => {
  const slow = await startRecordingServer();
  slow.reply((response) => setTimeout(() => response.end('{}'), delay));
  const result = await createTestClient(slow.url).call(authCalls.logout, {});
  await slow.close();
  expect(result).toMatchObject(expected);
});

it('times out as well when the body stalls after the first byte', async () => {
  server.reply((response) => response.writeHead(200).write('{'));
  expect(await check()).toEqual(failed('timeout', 0, 'Network request timed out'));
});
