import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createBarePerformer, type BarePerformer, type BareSocket, type Json } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { runHere } from '../support/run-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let anna: BarePerformer;
let socket: BareSocket;
let granted: Json;

beforeAll(async () => {
  platform = await startPlatformHere({ more: ['--codec', 'h264', '--signalling', 'whip'] });
  anna = createBarePerformer(platform);
  socket = await anna.openSocket(await anna.arrives('1001'));
  granted = (await anna.call('POST', 'session/one_on_one', { performerId: '1001' })).json;
  await anna.call('POST', 'session/performer_ready', { performerId: '1001' });
});
afterAll(async () => {
  socket.close();
  await platform.stop();
});

/** Runs a command of the simulator. @returns its code and all that it printed */
const sim = async (...args: readonly string[]): Promise<{ readonly code: number | null; readonly out: string }> => {
  const { code, out, complaint } = await runHere([...args, '--port', new URL(platform.url).port]);
  return { code, out: out + complaint };
};

/** One question to a media server, in the words of the wire. */
const ask = (server: string, stream: unknown, token: unknown, command = 'getOffer'): Promise<Json> =>
  new Promise((resolve, reject) => {
    const asking = new WebSocket(server);
    const streamInfo = { applicationName: 'live', streamName: stream, sessionId: '[empty]' };
    const direction = command === 'getOffer' ? 'play' : 'publish';
    const frame = { direction, command, streamInfo, userData: { token }, sdp: { type: 'offer', sdp: 'v=0' } };
    asking.on('open', () => asking.send(JSON.stringify(frame)));
    asking.on('error', reject);
    asking.on('message', (data: Buffer) => {
      resolve(JSON.parse(data.toString()));
      asking.close();
    });
  });
const host = (): string => new URL(platform.url).host;
const main = (): string => `ws://${host()}/webrtc-session.json`;

it('grants streams on its own media server, at the address by which it was called', () => {
  const server = `ws://${host()}`;
  expect(granted).toMatchObject({ publishWowza: server, playWowza: server });
  expect(granted['publishStream']).toMatch(/^1001-[\da-f-]{36}-out$/);
  expect(granted['playStream']).toMatch(/^1001-[\da-f-]{36}-in$/);
});

it('tells its page by which signalling to stream', async () => {
  const configuration: unknown = await (await fetch(`${platform.url}/config.json`)).json();
  expect(configuration).toMatchObject({ streaming: 'whip' });
});

it.each([
  ['no token', '', 401],
  ['the token of the other stream', 'publishToken', 401],
  ['its own token', 'playToken', 502],
] as const)('refuses to play without right: %s', async (_how, token, status) => {
  expect(await ask(main(), granted['playStream'], granted[token] ?? '')).toMatchObject({ status });
});

it('refuses to publish with the token for watching', async () => {
  const { stream, token } = await platform.ticket('1001');
  expect(await ask(main(), stream, token, 'sendOffer')).toMatchObject({ status: 401 });
  expect(await ask(main(), stream, granted['publishToken'], 'sendOffer')).toMatchObject({ status: 500 });
});

it('turns the camera of a customer off also where the performer has no streams', async () => {
  const demi = createBarePerformer(platform);
  await demi.arrives('1004');
  const mark = await platform.customer({ name: 'Mark' });
  await mark.asks('1004');
  await demi.call('POST', 'session/accept_request', { clientId: mark.id });
  await expect(mark.shows(true)).rejects.toThrow('no_session');
  await mark.shows(false);
});

it('shows a customer with the camera on, moves both to the same server, and ends with the session', async () => {
  const mark = await platform.customer({ name: 'Mark' });
  await mark.asks('1001');
  await expect(mark.shows(true)).rejects.toThrow('no_session');
  await anna.call('POST', 'session/accept_request', { clientId: mark.id });
  await mark.shows(true);
  expect(await socket.receives('clientstream')).toEqual({ clientId: mark.id, value: true });
  expect(await ask(main(), granted['playStream'], granted['playToken'])).toMatchObject({
    status: 200,
    sdp: { sdp: expect.stringContaining('H264/90000') },
  });
  const { code, out } = await sim('trigger', 'stream-reconnect', '--performer', '1001');
  const spare = `ws://${host()}/spare/webrtc-session.json`;
  expect([code, out.includes(spare)]).toEqual([0, true]);
  for (const stream of ['publish', 'play']) {
    expect(await socket.receives('singlestream', (content) => content['stream'] === stream)).toEqual({
      type: 'RECONNECT',
      stream,
      value: spare,
    });
  }
  expect(await ask(main(), granted['playStream'], granted['playToken'])).toMatchObject({ status: 502 });
  expect(await ask(spare, granted['playStream'], granted['playToken'])).toMatchObject({ status: 200 });
  await mark.leaves();
  expect(await ask(spare, granted['playStream'], granted['playToken'])).toMatchObject({ status: 502 });
});

it('shows what goes through the media servers', async () => {
  const { out } = await sim('media', 'stats', '--json');
  expect(JSON.parse(out)).toMatchObject({
    codec: 'h264',
    streams: expect.arrayContaining([
      expect.objectContaining({ server: 'spare', stream: granted['playStream'], running: false }),
    ]),
  });
  expect((await sim('media', 'stats')).out).toContain('Relayed in h264.');
});

it('breaks the media server for all, or not at all', async () => {
  expect((await sim('fault', 'on', 'media-refused', '--performer', '1001')).out).toContain('for everybody');
  expect((await sim('fault', 'on', 'media-refused')).code).toBe(0);
  expect((await platform.state()).faults).toEqual([{ name: 'media-refused' }]);
  expect(await ask(main(), granted['playStream'], granted['playToken'])).toMatchObject({ status: 401 });
  await sim('fault', 'off', 'media-refused');
  expect((await platform.state()).faults).toEqual([]);
});

it('has no stream for a performer who was never granted one', async () => {
  const { code, out } = await sim('trigger', 'stream-reconnect', '--performer', '1002');
  expect([code, out]).toEqual([1, 'The performer was never granted a stream: that takes going ready first.\n']);
});
