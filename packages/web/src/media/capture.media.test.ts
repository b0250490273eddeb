import { expect, it } from 'vitest';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { captureRequest as request, setUpCapture as setUp, type FakeTrack } from './capture-rig.fake.ts';
import { createCapture } from './capture.media.ts';

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

it('turns both on with the size of the level', async () => {
  const { devices, requests, tracks } = setUp();
  expect(await devices.capture(request())).toEqual({ ok: true, value: { camera: 'c1', microphone: 'm1' } });
  expect(requests[0]?.video).toMatchObject({ width: { ideal: 640 }, height: { ideal: 480 } });
  expect(tracks.state()).toHaveLength(2);
});

it('stops what is not wanted any more, light included', async () => {
  const { devices, live } = setUp();
  await devices.capture(request());
  const off = { camera: false, microphone: true };
  expect(await devices.capture(request({ wanted: off }))).toMatchObject({ value: { camera: undefined } });
  expect(live()).toEqual(['m1']);
});

it('changes the camera, and keeps the microphone that is on', async () => {
  const { devices, live, requests } = setUp();
  await devices.capture(request());
  await devices.capture(request({ chosen: { camera: 'c2' } }));
  expect(live()).toEqual(['m1', 'c2']);
  expect(requests[1]?.audio).toBe(false);
});

it('takes the browser’s choice when the remembered camera is gone', async () => {
  const { devices, gone } = setUp();
  gone.add('c9');
  expect(await devices.capture(request({ chosen: { camera: 'c9' } }))).toMatchObject({ value: { camera: 'c1' } });
});

it('shows the performer without sound where there is no microphone', async () => {
  const { devices, gone } = setUp();
  gone.add('microphones');
  expect(await devices.capture(request())).toEqual({
    ok: true,
    value: { camera: 'c1', microphone: undefined, missing: 'camera.microphoneNotFound' },
  });
});

it('keeps what was on when another one is refused', async () => {
  const { devices, live, refuse } = setUp();
  await devices.capture(request());
  refuse('NotReadableError');
  expect(await devices.capture(request({ chosen: { camera: 'c2' } }))).toEqual({
    ok: false,
    error: 'camera.notReadable',
  });
  expect(live()).toEqual(['c1', 'm1']);
});

it('stops the camera of a phone that opens one at a time before it opens the other, and keeps the microphone', async () => {
  const { devices, live, onPhone, received } = setUp();
  onPhone();
  await devices.capture(request());
  const back = request({ chosen: { camera: 'c2' } });
  expect(await devices.capture(back)).toEqual({ ok: true, value: { camera: 'c2', microphone: 'm1' } });
  expect(live()).toEqual(['m1', 'c2']);
  expect(received).toEqual([]);
});

it('turns the camera of a phone on again that made room for one that does not open, and names it where that fails too', async () => {
  const { devices, live, onPhone, broken, received } = setUp();
  onPhone();
  broken.add('c2');
  await devices.capture(request());
  expect(await devices.capture(request({ chosen: { camera: 'c2' } }))).toEqual({
    ok: false,
    error: 'camera.notReadable',
  });
  expect([live(), received]).toEqual([['m1', 'c1'], []]);
  broken.add('c1');
  await devices.capture(request({ chosen: { camera: 'c2' } }));
  expect([live(), received]).toEqual([['m1'], [{ kind: 'camera', error: 'camera.notReadable' }]]);
});

it.each([
  ['camera', 'camera.blocked'],
  ['microphone', 'camera.microphoneBlocked'],
] as const)('says that the %s is blocked, which the browser’s error does not', async (kind, error) => {
  const { devices, refuse } = setUp({ [kind]: 'denied' });
  refuse('NotAllowedError');
  expect(await devices.capture(request())).toEqual({ ok: false, error });
});

it('opens no camera in a browser that cannot send its picture, and says so', async () => {
  const { devices } = createCapture({
    media: {
      getUserMedia: () => expect.fail('no camera is opened'),
      enumerateDevices: async () => [],
      addEventListener: () => undefined,
    } as unknown as MediaDevices,
    permissions: undefined,
    canSend: false,
    black: { start: () => expect.fail('nothing is sent'), stop: () => undefined },
    log: silentLog,
  });
  expect(await devices.capture(request())).toEqual({ ok: false, error: 'camera.browserCannot' });
});

it('says that a page must be served securely', async () => {
  const { devices } = createCapture({
    media: undefined,
    permissions: undefined,
    canSend: true,
    black: { start: () => expect.fail('nothing is sent'), stop: () => undefined },
    log: silentLog,
  });
  expect(await devices.capture(request())).toEqual({ ok: false, error: 'camera.insecure' });
  expect(await devices.devices()).toEqual([]);
});

it('has nothing to say about an error that it does not know', async () => {
  const { devices, refuse } = setUp();
  refuse('SecurityError');
  expect(await devices.capture(request())).toEqual({ ok: false, error: 'camera.unknown' });
});

it('follows the level without asking for the camera anew', async () => {
  const { devices, requests, made } = setUp();
  await devices.capture(request());
  await devices.capture(request({ quality: 'hd' }));
  expect(requests).toHaveLength(1);
  expect(made[0]?.asked).toMatchObject({ width: { ideal: 1280 }, height: { ideal: 720 } });
});

it('stops at once what comes after everything was turned off', async () => {
  const { devices, live, wait, tracks } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  wait(promise);
  const asked = devices.capture(request());
  await settled();
  devices.release();
  resolve();
  expect((await asked).ok).toBe(false);
  expect([live(), tracks.state()]).toEqual([[], []]);
});

it('stops a microphone that comes while everything is turned off, and the camera is given its size', async () => {
  const { devices, made, live, tracks } = setUp();
  await devices.capture(request({ wanted: { camera: true, microphone: false } }));
  Object.assign(made[0] ?? {}, { applyConstraints: async () => devices.release() });
  expect((await devices.capture(request())).ok).toBe(false);
  expect([live(), tracks.state()]).toEqual([[], []]);
});

it('leaves the camera of a phone off that would be turned on again, when everything was turned off meanwhile', async () => {
  const { devices, media, onPhone, broken, live, received, tracks } = setUp();
  onPhone();
  broken.add('c2');
  await devices.capture(request());
  const ask = media.getUserMedia;
  let asked = 0;
  media.getUserMedia = async (constraints) => {
    asked += 1;
    // Twice for the other camera, then for the first one again.
    if (asked === 3) devices.release();
    return ask(constraints);
  };
  expect((await devices.capture(request({ chosen: { camera: 'c2' } }))).ok).toBe(false);
  expect([asked, live(), received, tracks.state()]).toEqual([3, [], [], []]);
});

it.each([
  [{}, 'camera.ended'],
  [{ camera: 'denied' }, 'camera.blocked'],
] as const)('tells of a camera that ended by itself, with %o as %s', async (permission, error) => {
  const { devices, made, received, tracks } = setUp(permission);
  await devices.capture(request());
  made[0]?.end();
  expect(tracks.state().map(({ kind }) => kind)).toEqual(['audio']);
  await settled();
  expect(received).toEqual([{ kind: 'camera', error }]);
});

it('lists the devices whose names it may know, and is told of new ones until it is closed', async () => {
  const { devices, media, received, leave } = setUp();
  expect(await devices.devices()).toEqual([{ kind: 'camera', id: 'c1', label: 'Desk' }]);
  media.dispatchEvent(new Event('devicechange'));
  expect(received).toEqual([undefined]);
  leave();
  media.dispatchEvent(new Event('devicechange'));
  expect(received).toEqual([undefined]);
});

it('sends black in place of a camera that is switched off, and nothing once all is released', async () => {
  const { devices, source, black } = setUp();
  const sent = (): readonly string[] => source.tracks().map((track) => (track as unknown as FakeTrack).device);
  await devices.capture(request());
  expect(sent()).toEqual(['c1', 'm1']);
  await devices.capture(request({ wanted: { camera: false, microphone: true } }));
  expect(sent()).toEqual(['m1', 'black']);
  await devices.capture(request({ wanted: { camera: false, microphone: false } }));
  expect(sent()).toEqual(['black']);
  await devices.capture(request());
  expect([sent(), black.readyState]).toEqual([['c1', 'm1'].toSorted(), 'ended']);
  devices.release();
  expect(sent()).toEqual([]);
});

it.each(['camera', 'microphone'] as const)('tells when the device silences the %s and gives it back', async (kind) => {
  const { devices, made, received, live } = setUp();
  await devices.capture(request());
  const track = made.find((each) => each.kind === (kind === 'camera' ? 'video' : 'audio'));
  track?.silence(true);
  expect(received).toEqual([{ kind, silenced: true }]);
  track?.silence(false);
  expect(received.slice(1)).toEqual([{ kind, silenced: false }]);
  expect(live()).toEqual(['c1', 'm1']);
});

it('fetches a silenced microphone anew when it is asked for again', async () => {
  const { devices, made, received, requests, live } = setUp();
  await devices.capture(request());
  made[1]?.silence(true);
  expect(await devices.capture(request())).toEqual({ ok: true, value: { camera: 'c1', microphone: 'm1' } });
  expect([requests[1]?.video, live()]).toEqual([false, ['c1', 'm1']]);
  expect(received).toEqual([
    { kind: 'microphone', silenced: true },
    { kind: 'microphone', silenced: false },
  ]);
});

it('says nothing of a device that was let go while it was silenced', async () => {
  const { devices, made, received } = setUp();
  await devices.capture(request());
  made[0]?.silence(true);
  devices.release();
  made[0]?.silence(false);
  expect(received).toEqual([{ kind: 'camera', silenced: true }]);
});

it('goes on with the camera where another program uses the microphone', async () => {
  const { devices, broken, live } = setUp();
  broken.add('m1');
  expect(await devices.capture(request())).toEqual({
    ok: true,
    value: { camera: 'c1', microphone: undefined, missing: 'camera.microphoneNotReadable' },
  });
  expect(live()).toEqual(['c1']);
});

it('names the microphone that is in use elsewhere when it alone is asked for', async () => {
  const { devices, broken } = setUp();
  await devices.capture(request({ wanted: { camera: true, microphone: false } }));
  broken.add('m1');
  const onlySound = await devices.capture(request());
  expect(onlySound).toEqual({ ok: false, error: 'camera.microphoneNotReadable' });
});

it('names the camera where it is the one that is in use elsewhere', async () => {
  const { devices, broken } = setUp();
  broken.add('c1');
  expect(await devices.capture(request())).toEqual({ ok: false, error: 'camera.notReadable' });
});
