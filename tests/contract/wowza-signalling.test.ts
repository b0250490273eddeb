import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TokenPlacement } from '@greenroom/adapters-socket/session/video/streaming-options';
import { createWowzaStreaming } from '@greenroom/adapters-socket/session/video/wowza-streaming.socket';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { startRawMediaServer, type RawMediaServer } from '../support/media/raw-media-server.ts';
import { createRecordedPeer } from '../support/media/recorded-peer.ts';

let server: RawMediaServer;

beforeEach(async () => {
  server = await startRawMediaServer();
});
afterEach(() => server.close());

const setUp = (tokenPlacement: TokenPlacement = 'userData', token = 'secret') => {
  const recorded = createRecordedPeer();
  const clock = createVirtualClock();
  const received: string[] = [];
  const shown: number[] = [];
  const streaming = createWowzaStreaming({
    createPeer: () => recorded.peer,
    openSocket: (url) => new WebSocket(url),
    camera: { tracks: () => [{ kind: 'video' } as MediaStreamTrack], onChange: () => () => undefined },
    showPicture: (tracks) => shown.push(tracks.length),
    application: 'live',
    tokenPlacement,
    clock,
    log: silentLog,
  });
  const listener = {
    live: () => received.push('live'),
    lost: (reason: string) => received.push(`lost ${reason}`),
    failed: (reason: string) => received.push(`failed ${reason}`),
  };
  const order = { attempt: 0, grant: { name: 'S', token, server: server.url }, quality: 'md' } as const;
  return {
    ...recorded,
    clock,
    received,
    shown,
    publish: () => streaming.publish(order, listener),
    play: () => streaming.play(order, listener),
  };
};
const asked = (count = 1) => vi.waitFor(() => expect(server.frames).toHaveLength(count));

const OFFERED =
  '{"direction":"publish","command":"sendOffer","streamInfo":{"applicationName":"live","streamName":"S","sessionId":"[empty]"},' +
  '"sdp":{"type":"offer","sdp":"v=0 her offer"},"userData":{"token":"secret"}}';
const PUBLISHED =
  '{"status":200,"statusDescription":"OK","direction":"publish","command":"sendOffer","streamInfo":{"applicationName":"live/_definst_",' +
  '"streamName":"S","sessionId":"2121326948"},"sdp":{"type":"answer","sdp":"v=0 its answer"},' +
  '"iceCandidates":[{"candidate":"candidate:1 1 udp 1 192.0.2.1 50000 typ host","sdpMid":"0","sdpMLineIndex":0}]}';
const PLAY_ASKED =
  '{"direction":"play","command":"getOffer","streamInfo":{"applicationName":"live","streamName":"S","sessionId":"[empty]"},' +
  '"userData":{"token":"secret"},"secureToken":null}';
const PLAY_OFFERED =
  '{"status":200,"statusDescription":"OK","direction":"play","command":"getOffer","streamInfo":{"applicationName":"live/_definst_",' +
  '"streamName":"S","sessionId":"2121326948"},"sdp":{"type":"offer","sdp":"v=0 profile-level-id=640028"}}';
const PLAY_ANSWERED =
  '{"direction":"play","command":"sendResponse","streamInfo":{"applicationName":"live","streamName":"S","sessionId":"2121326948"},' +
  '"sdp":{"type":"answer","sdp":"v=0 her answer"},"userData":{"token":"secret"}}';
const PLAYED =
  '{"status":200,"statusDescription":"OK","direction":"play","command":"sendResponse",' +
  '"iceCandidates":[{"candidate":"candidate:1 1 udp 1 192.0.2.1 50000 typ host","sdpMid":"0","sdpMLineIndex":0}]}';
const refusal = (status: number, direction: string, command: string, says = '') =>
  `{"status":${status},"statusDescription":"${says}","direction":"${direction}","command":"${command}",` +
  '"streamInfo":{"applicationName":"live","streamName":"S","sessionId":"[empty]"}}';
const CANDIDATE = 'candidate:1 1 udp 1 192.0.2.1 50000 typ host';

it('publishes: offers, takes the answer, then its candidates', async () => {
  const { publish, log, become, received } = setUp();
  publish();
  await asked();
  expect(server.paths).toEqual(['/webrtc-session.json']);
  expect(server.frames).toEqual([OFFERED]);
  server.say(PUBLISHED);
  await expect.poll(() => log).toContain(CANDIDATE);
  expect(log).toEqual([
    'sendonly video',
    'sendonly audio',
    'local v=0 her offer',
    'remote answer v=0 its answer',
    CANDIDATE,
  ]);
  become('connected');
  expect(received).toEqual(['live']);
  expect(server.openSockets()).toBe(1);
});

it('closes first the peer and then the socket when publishing stops', async () => {
  const { publish, log, received } = setUp();
  const handle = publish();
  await asked();
  handle.stop();
  expect(log.at(-1)).toBe('closed');
  await vi.waitFor(() => expect(server.openSockets()).toBe(0));
  expect(received).toEqual([]);
});

it('loses what it publishes with the socket', async () => {
  const { publish, log, become, received } = setUp();
  publish();
  await asked();
  server.say(PUBLISHED);
  await expect.poll(() => log).toContain(CANDIDATE);
  become('connected');
  server.cut();
  await expect.poll(() => received).toContain('lost streaming.connectionLost');
  expect(log.at(-1)).toBe('closed');
});

it('swallows a 504 while publishing', async () => {
  const { publish, log, received } = setUp();
  publish();
  await asked();
  server.say(refusal(504, 'publish', 'sendOffer', 'new stream joining'));
  server.say(PUBLISHED);
  await expect.poll(() => log).toContain(CANDIDATE);
  expect(received).toEqual([]);
});

it.each([
  [400, 'streaming.serverFailed'],
  [401, 'streaming.refused'],
  [403, 'streaming.refused'],
  [404, 'streaming.unknownApplication'],
  [500, 'streaming.serverFailed'],
  [503, 'streaming.nameInUse'],
])('takes %i while publishing for %s', async (status, code) => {
  const { publish, log, received } = setUp();
  publish();
  await asked();
  server.say(refusal(status, 'publish', 'sendOffer'));
  await expect.poll(() => received).toContain(`failed ${code}`);
  expect(log.at(-1)).toBe('closed');
});

it('plays: asks for an offer, repairs and answers it, then closes the socket', async () => {
  const { play, log, become, receive, received, shown } = setUp();
  play();
  await asked();
  expect(server.frames).toEqual([PLAY_ASKED]);
  server.say(PLAY_OFFERED);
  await asked(2);
  expect(server.frames[1]).toBe(PLAY_ANSWERED);
  server.say(PLAYED);
  await expect.poll(() => log).toContain(CANDIDATE);
  expect(log).toEqual(['remote offer v=0 profile-level-id=42e01f', 'local v=0 her answer', CANDIDATE]);
  await vi.waitFor(() => expect(server.openSockets()).toBe(0));
  become('connected');
  expect(received).toEqual([]);
  receive('audio');
  receive('video');
  expect(received).toEqual(['live']);
  expect(shown).toEqual([1, 2]);
});

it('is told with 502 that the picture is not there', async () => {
  const { play, received } = setUp();
  play();
  await asked();
  server.say(refusal(502, 'play', 'getOffer', 'Live stream is not running: S'));
  await expect.poll(() => received).toContain('failed streaming.notRunning');
});

it.each([514, 504])('asks again 500 ms after a %i, ten times in all', async (status) => {
  const { play, received, clock } = setUp();
  play();
  for (let count = 1; count <= 10; count += 1) {
    await asked(count);
    const before = clock.pending();
    server.say(refusal(status, 'play', 'getOffer'));
    if (count === 10) break;
    await vi.waitFor(() => expect(clock.pending()).toBe(before + 1));
    clock.advance(millis(499));
    expect(server.frames).toHaveLength(count);
    clock.advance(millis(1));
  }
  await expect.poll(() => received).toContain('failed streaming.notReady');
  expect(new Set(server.frames)).toEqual(new Set([PLAY_ASKED]));
});

it('says nothing about a frame that cannot be read', async () => {
  const { publish, log, received } = setUp();
  publish();
  await asked();
  for (const frame of ['', 'nonsense', '[]', 'null', '{"status":"fine"}', '{"hello":1}']) server.say(frame);
  server.say(PUBLISHED);
  await expect.poll(() => log).toContain(CANDIDATE);
  expect(received).toEqual([]);
});

it('reads a status written as text, and nothing where lists are null', async () => {
  const { publish, log } = setUp();
  publish();
  await asked();
  server.say('{"status":"200","streamInfo":null,"sdp":{"sdp":"v=0 its answer"},"iceCandidates":null,"new":true}');
  await expect.poll(() => log).toContain('remote answer v=0 its answer');
});

it('fails on an answer without a description', async () => {
  const { publish, received } = setUp();
  publish();
  await asked();
  server.say('{"status":200}');
  await expect.poll(() => received).toContain('failed streaming.badAnswer');
});

it('cannot reach a server that is not there', async () => {
  const { publish, received } = setUp();
  server.close();
  publish();
  await expect.poll(() => received).toContain('failed streaming.unreachable');
});

it('gives up a peer that stays silent for 3 s, not one that comes back', async () => {
  const { publish, become, received, clock } = setUp();
  publish();
  await asked();
  become('connected');
  become('disconnected');
  clock.advance(millis(2_999));
  become('connected');
  clock.advance(millis(60_000));
  expect(received).toEqual(['live']);
  become('disconnected');
  clock.advance(millis(3_000));
  expect(received).toEqual(['live', 'lost streaming.connectionLost']);
});

it('fails when the media finds no way', async () => {
  const { publish, become, received } = setUp();
  publish();
  await asked();
  become('failed');
  expect(received).toEqual(['failed streaming.noMedia']);
});

it('puts the token into the name of the stream where the server wants it there', async () => {
  setUp('streamName', 'a b').publish();
  await asked();
  expect(JSON.parse(server.frames[0] ?? '')).toMatchObject({
    streamInfo: { streamName: 'S?token=a%20b' },
    userData: {},
  });
});

it.each([
  ['{"hash":"h-_=","starttime":"0","endtime":"9"}', { hash: 'h-_=', starttime: '0', endtime: '9' }],
  ['secret', null],
])('carries the secure token %s', async (token, secureToken) => {
  setUp('secureToken', token).play();
  await asked();
  expect(JSON.parse(server.frames[0] ?? '')).toMatchObject({ userData: {}, secureToken });
});
