import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPlatformHere } from '../support/platform-here.ts';
import { PROTECTING, rawRequest } from '../support/raw-request.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());

const upgrade = (path: string, more = ''): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${new URL(platform.url).host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `${more === '' ? 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' : more}\r\n\r\n`,
  ].join('\r\n');
const SOCKET = '/socket.io/?EIO=4&transport=websocket';
const FOREIGN = 'Origin: https://other.example\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

it.each([
  ['of another page to the socket', SOCKET, FOREIGN, 400],
  ['of an unknown transport', '/socket.io/?EIO=4&transport=nonsense', '', 400],
  ['of an unknown session', `${SOCKET}&sid=nobody`, '', 400],
  ['without a key', SOCKET, 'X-Nothing: 1', 400],
  ['of another page to live video', '/webrtc-session.json', FOREIGN, 403],
  ['to live video without a key', '/webrtc-session.json', 'X-Nothing: 1', 400],
  ['at an address that has no socket', '/api/nothing', '', 404],
])('sends the protecting headers with the refusal of an upgrade %s', async (_what, path, more, status) => {
  const { answer } = await rawRequest(Number(new URL(platform.url).port), upgrade(path, more));
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.match(/^HTTP/gm)).toHaveLength(1);
  const names = answer.toLowerCase();
  for (const [name, value] of Object.entries(PROTECTING)) expect(names).toContain(`${name}: ${value.toLowerCase()}`);
});
