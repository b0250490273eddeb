import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { startPlatformProxy } from './platform-proxy.ts';

const LISTENER = { asked: () => () => {}, fromPerformer: () => {}, fromPlatform: () => {} };

/** Starts a platform that accepts each upgrade, and a proxy before it. */
const setUp = async () => {
  const upgrades: string[] = [];
  const platform = createServer();
  const sockets = new WebSocketServer({ server: platform });
  sockets.on('connection', (_socket, { url = '' }) => upgrades.push(url));
  await new Promise<void>((go) => {
    platform.listen(0, '127.0.0.1', go);
  });
  onTestFinished(() => {
    for (const client of sockets.clients) client.terminate();
    platform.close();
  });
  const origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const site = { origin, apiBase: '/api', apiOrigin: origin, socketOrigin: origin, configuration: undefined };
  const proxy = await startPlatformProxy(site, 0, LISTENER);
  return { proxy, platform, upgrades };
};

/** Asks for an upgrade by hand. @returns the socket, and the first line of the answer */
const upgrade = async (url: string, path: string, version: number) => {
  const { host, port } = new URL(url);
  const socket: Socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${url}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Sec-WebSocket-Version: ${version}`,
      '',
      '',
    ].join('\r\n'),
  );
  const answer = await new Promise<string>((go) => {
    socket.once('data', (data) => go(String(data)));
    socket.once('close', () => go(''));
  });
  return answer.split('\r\n')[0];
};

it.each([
  ['/api/check_session', { 'sec-fetch-site': 'cross-site' }, 403],
  ['/%61pi/check_session', { origin: 'https://other.example' }, 403],
  ['/%61pi/check_session', { origin: 'null' }, 403],
  ['/inbox/', { 'sec-fetch-site': 'cross-site' }, 200],
])('answers %s with %j by %i', async (path, headers, status) => {
  const { proxy, platform } = await setUp();
  platform.on('request', (_request, response) => response.end());
  expect((await fetch(proxy.url + path, { headers })).status).toBe(status);
  await proxy.stop();
});

it('opens nothing at the platform for a main socket that it refuses', async () => {
  const { proxy, upgrades } = await setUp();
  expect(await upgrade(proxy.url, '/socket.io/?refused', 5)).toBe('HTTP/1.1 400 Bad Request');
  // The platform has seen the later one, so it would have seen the earlier one.
  expect(await upgrade(proxy.url, '/socket.io/?accepted', 13)).toBe('HTTP/1.1 101 Switching Protocols');
  await expect.poll(() => upgrades).toEqual(['/socket.io/?accepted']);
  await proxy.stop();
});

it.each(['/socket.io/', '/media'])('stops while a socket at %s is open', async (path) => {
  const { proxy, upgrades } = await setUp();
  expect(await upgrade(proxy.url, path, 13)).toBe('HTTP/1.1 101 Switching Protocols');
  await expect.poll(() => upgrades).toEqual([path]);
  await proxy.stop();
});
