import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { rawRequest } from '../support/raw-request.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let demi: BarePerformer;

beforeAll(async () => {
  platform = await startPlatformHere();
  demi = createBarePerformer(platform);
  await demi.arrives('1004');
});
afterAll(() => platform.stop());

const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const REPORT = '/sim/csp-report';

it.each([
  ['a report of the policy', 'application/csp-report', DEEP],
  ['reports of the browser', 'application/reports+json', DEEP],
  ['a text', 'text/plain', '{}'],
  ['a form', 'application/x-www-form-urlencoded', 'a=1'],
  ['a form with files', 'multipart/form-data; boundary=x', '--x--'],
  ['bytes', 'application/octet-stream', 'abc'],
  ['a piece of an upload', 'application/offset+octet-stream', 'abc'],
])('answers 415 to a call whose body is %s', async (_what, type, body) => {
  const answer = await demi.call('POST', 'auth/login', body, { role: 'ROLE_PERFORMER', 'content-type': type });
  expect(answer).toEqual({ status: 415, json: { error: 'invalid_request' } });
});

it.each([
  ['of too many levels', `${'['.repeat(8_000)}${']'.repeat(8_000)}`],
  ['with half a character', String.raw`{"csp-report":{"blocked-uri":"\ud800"}}`],
  ['that is no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
])('answers 400 to a report of the policy %s', async (_what, body) => {
  const { status } = await fetch(platform.url + REPORT, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body,
  });
  expect(status).toBe(400);
});

it.each(['auth/logout', 'account_data/secret'])(
  'answers 404 to a HEAD of %s, which logs nobody out and opens no link',
  async (path) => {
    const { status } = await demi.send(`${platform.url}/api/${path}`, {
      method: 'HEAD',
      headers: { ver: '1.1', tokenDate: '1' },
    });
    expect([status, (await demi.call('GET', 'check_session')).status]).toEqual([404, 200]);
  },
);

it('answers a HEAD of a page and its configuration', async () => {
  for (const path of ['/', '/config.json'])
    expect((await fetch(platform.url + path, { method: 'HEAD' })).status).toBe(200);
});

it.each([
  ['a call', '/api/check_session', ''],
  ['a page', '/', ''],
  ['a socket', '/socket.io/?EIO=4&transport=websocket', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'],
  ['a stream', '/webrtc-session.json', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'],
])('answers 400 to %s with two Host headers, also when the first is right', async (_what, path, more) => {
  const closing = more === '' ? 'Connection: close\r\n' : more;
  const port = Number(new URL(platform.url).port);
  const hosts = `Host: 127.0.0.1:${port}\r\nHost: other.example\r\n`;
  const { answer } = await rawRequest(port, `GET ${path} HTTP/1.1\r\n${hosts}${closing}\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});
