import fastify from 'fastify';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createOrigins } from '../../base/security/origins.ts';
import { mountMedia, type MountedMedia } from './mount-media.ts';

let port = 0;
let media: MountedMedia;
let close: () => Promise<void>;

beforeEach(async () => {
  const app = fastify({ forceCloseConnections: true });
  const realtime = new Server(app.server, { destroyUpgrade: false, serveClient: false });
  media = mountMedia(
    app,
    createOrigins(() => port, []),
    { codec: 'vp8', log: silentLog },
  );
  app.get('/api/news', () => ({ items: [] }));
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  close = async () => {
    await media.close();
    await realtime.close();
    await app.close();
  };
});
afterEach(() => close());

const ended = (socket: WebSocket): Promise<string> =>
  new Promise((resolve) => {
    socket.on('open', () => resolve('open'));
    socket.on('error', ({ message }) => resolve(message));
  });

it('signals on the port of the platform', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/webrtc-session.json`);
  expect(await ended(socket)).toBe('open');
  socket.terminate();
});

it('leaves the realtime socket and the calls alone', async () => {
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'] });
  await new Promise<void>((resolve) => {
    socket.on('connect', resolve);
  });
  expect(socket.connected).toBe(true);
  socket.disconnect();
  expect(await (await fetch(`http://127.0.0.1:${port}/api/news`)).json()).toEqual({ items: [] });
});

it('answers WHIP and WHEP', async () => {
  const offer = { method: 'POST', headers: { 'Content-Type': 'application/sdp' }, body: 'v=0' };
  expect((await fetch(`http://127.0.0.1:${port}/live/S/whep`, offer)).status).toBe(409);
});

it.each([
  ['/elsewhere', {}, 'Unexpected server response: 404'],
  ['/webrtc-session.json', { origin: 'https://elsewhere.example' }, 'Unexpected server response: 403'],
  ['/webrtc-session.json', { headers: { host: 'elsewhere.example' } }, 'Unexpected server response: 403'],
])('lets nobody in through %s with %j', async (path, options, says) => {
  expect(await ended(new WebSocket(`ws://127.0.0.1:${port}${path}`, options))).toBe(says);
});

it('lets no foreign page stream over HTTP', async () => {
  const headers = { 'Content-Type': 'application/sdp', Origin: 'https://elsewhere.example' };
  const asked = { method: 'POST', headers, body: 'v=0' };
  expect((await fetch(`http://127.0.0.1:${port}/live/S/whip`, asked)).status).toBe(403);
});
