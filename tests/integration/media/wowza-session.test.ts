import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClipCamera } from '@greenroom/sim-cli/platform/devices/media/cameras/clip-camera';
import { startFrameRig, type FrameRig } from '../../support/media/frame-rig.ts';

const clipCamera = await createClipCamera('vp8');

let rig: FrameRig;
beforeEach(async () => {
  rig = await startFrameRig();
});
afterEach(() => rig.close());

const info = (name: string, sessionId = '[empty]') => ({ applicationName: 'live', streamName: name, sessionId });
const GET_OFFER = JSON.stringify({ direction: 'play', command: 'getOffer', streamInfo: info('S'), secureToken: null });

it('answers a request for a stream that is not running with 502', async () => {
  const { ask } = await rig.open();
  expect(await ask(GET_OFFER)).toEqual({
    status: 502,
    statusDescription: 'Live stream is not running: S',
    direction: 'play',
    command: 'getOffer',
    streamInfo: { applicationName: 'live', streamName: 'S', sessionId: '[empty]' },
  });
});

it('offers a stream that runs, with its candidates only after the answer', async () => {
  rig.media.addSource('S', clipCamera);
  const { ask } = await rig.open();
  const offer = await ask(GET_OFFER);
  expect(offer).toMatchObject({
    status: 200,
    streamInfo: { applicationName: 'live/_definst_', streamName: 'S', sessionId: expect.stringMatching(/^\d+$/) },
    sdp: { type: 'offer', sdp: expect.stringContaining('VP8/90000') },
  });
  expect(JSON.stringify(offer)).not.toContain('candidate:');
});

it('lists the streams that run', async () => {
  rig.media.addSource('S', clipCamera);
  const { ask } = await rig.open();
  const answer = await ask('{"direction":"play","command":"getAvailableStreams","streamInfo":{}}');
  expect(answer).toMatchObject({ status: 200, availableStreams: [{ streamName: 'S' }] });
});

it.each([
  '',
  'nonsense',
  'null',
  '[]',
  '{}',
  '{"direction":"publish"}',
  '{"direction":"play","command":"sendOffer"}',
  '{"direction":"publish","command":"sendOffer","streamInfo":{"applicationName":"live","streamName":"","sessionId":""}}',
  '{"direction":"play","command":"__proto__","streamInfo":{}}',
  JSON.stringify({ direction: 'play', command: 'sendResponse', streamInfo: info('S', '1'), sdp: { sdp: 'v=0' } }),
])('answers %j with 400 and goes on', async (frame) => {
  const { ask } = await rig.open();
  expect(await ask(frame)).toMatchObject({ status: 400 });
  expect(await ask(GET_OFFER)).toMatchObject({ status: 502 });
});

it('answers a binary frame with 400', async () => {
  const { ask } = await rig.open();
  expect(await ask(Buffer.from([0, 1, 2]))).toMatchObject({ status: 400 });
});

it.each(['v=0', 'nonsense', 'v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\n', 'v=0\r\nm=\r\na=mid:\r\na=candidate:\r\n'])(
  'answers the offer %j with 500 and keeps the name free',
  async (sdp) => {
    const { ask } = await rig.open();
    const frame = { direction: 'publish', command: 'sendOffer', streamInfo: info('S'), sdp: { type: 'offer', sdp } };
    expect(await ask(JSON.stringify(frame))).toMatchObject({ status: 500 });
    expect(await ask(GET_OFFER)).toMatchObject({ status: 502 });
  },
);

it('closes a socket that says too much', async () => {
  const { socket } = await rig.open();
  const closed = new Promise((resolve) => {
    socket.on('close', resolve);
  });
  socket.send('x'.repeat(70_000));
  expect(await closed).toBe(1009);
});

it.each([
  ['POST', '/live/S/whip', 'text/plain', 'v=0', 415],
  ['POST', '/live/S/whip', 'application/sdp', 'nonsense', 400],
  ['POST', '/live/S/whip', 'application/sdp', 'v=0 nonsense', 400],
  ['POST', '/live/S/whep', 'application/sdp', 'v=0', 409],
  ['POST', '/live/S/whip', 'application/sdp', `v=0${'x'.repeat(70_000)}`, 413],
  ['GET', '/live/S/whip', undefined, undefined, 405],
  ['DELETE', '/live/S/whip/unknown', undefined, undefined, 404],
  ['POST', '/api/services', 'application/json', '{}', 404],
])('%s %s as %s is answered', async (method, path, type, body, status) => {
  const headers = type === undefined ? {} : { 'Content-Type': type };
  const response = await fetch(`${rig.url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  expect(response.status).toBe(status);
});

it('takes an offer of 4 MB to its end, and answers 413', async () => {
  const sent = request(`${rig.url}/live/S/whip`, { method: 'POST', headers: { 'Content-Type': 'application/sdp' } });
  const whole = once(sent.end(`v=0${'x'.repeat(4 * 1024 ** 2)}`), 'finish');
  const [response] = await once(sent, 'response');
  response.resume();
  await Promise.all([whole, once(response, 'end')]);
  expect(response.statusCode).toBe(413);
});

it('lets no foreign page in', async () => {
  const strict = await startFrameRig({ mayEnter: ({ headers }) => headers.origin !== undefined });
  await expect(strict.open()).rejects.toThrow('403');
  strict.close();
});
