import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { clientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { PerformerVideo } from '@greenroom/core/performer-video/performer-video.controller';
import { NO_SERVICES } from '@greenroom/core/services/service-flags';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { CameraState } from '@greenroom/core/session/video/camera.machine';
import { NO_PICTURE, type PictureFlow } from '@greenroom/core/session/video/picture-flow.machine';
import type { StreamHealth } from '@greenroom/core/session/video/stream-health';
import type { StreamingState } from '@greenroom/core/session/video/streaming.machine';
import { connectedWith, MARK } from '@greenroom/core/testing/session/session-state.fake';
import type { MeterState } from '../../media/microphone-meter.media.ts';
import { createTicker } from '../../mobx/ticker.ts';
import { StudioVideoViewModel } from './studio-video.view-model.ts';

const OFF: CameraState = {
  status: 'off',
  request: { chosen: {}, wanted: { camera: true, microphone: true }, quality: 'md' },
  got: { camera: undefined, microphone: undefined },
  error: undefined,
  ended: [],
  silenced: [],
  back: undefined,
  devices: [],
};
const ON: CameraState = { ...OFF, status: 'on', got: { camera: 'c1', microphone: 'm1' } };
const QUIET: StreamingState = {
  status: 'idle',
  attempt: 0,
  tries: 0,
  retryAt: undefined,
  missing: false,
  error: undefined,
  quality: 'md',
};
const wanting = (camera: boolean, microphone: boolean): CameraState['request'] => ({
  ...OFF.request,
  wanted: { camera, microphone },
});

const setUp = (camera: CameraState = ON, stream: Partial<StreamingState> = {}, services: object = { cam: true }) => {
  const clock = createVirtualClock();
  const pressed: string[] = [];
  const note =
    (name: string) =>
    (...args: readonly unknown[]): void =>
      void pressed.push([name, ...args].join(' '));
  const state = { ...QUIET, ...stream };
  const quality = createValue<StreamHealth | undefined>('good');
  const flow = createValue<PictureFlow>(NO_PICTURE.flow);
  const session = createValue<SessionState>(connectedWith(MARK));
  const hidden = createValue(false);
  const meter = createValue<MeterState>({ bars: 3, heard: true, isMeasured: true });
  const own = createValue<readonly MediaStreamTrack[]>([]);
  const model = new StudioVideoViewModel({
    video: {
      camera: {
        watch: createValue(camera),
        retry: note('retry camera'),
        switchDevice: note('switch'),
        choose: note('choose'),
      },
      publish: { watch: createValue(state) },
      play: { watch: createValue(state) },
      retry: note('retry'),
      goReadyByChat: note('chat'),
    } as unknown as PerformerVideo,
    services: createValue({ flags: { ...NO_SERVICES, ...services } } as unknown as ServicesState),
    own,
    theirs: createValue<readonly MediaStreamTrack[]>([]),
    meter,
    quality,
    flow,
    session,
    hidden,
    browser: 'chromium',
    ticker: createTicker(clock),
  });
  return { model, clock, pressed, meter, flow, own, session, hidden };
};

it.each([
  ['on', ON, {}],
  ['starting', { ...OFF, status: 'starting' }, {}],
  ['failed', { ...OFF, status: 'failed' }, {}],
  ['paused', { ...ON, got: { camera: undefined, microphone: 'm1' }, request: wanting(false, true) }, {}],
  ['comes', OFF, { cam: true }],
  ['notNeeded', OFF, { chat: true }],
] as const)('shows the own picture as %s', (picture, camera, services) => {
  expect(setUp(camera, {}, services).model.picture).toBe(picture);
});

it('turns a camera off that is still being turned on', () => {
  const { model, pressed } = setUp({ ...ON, got: { camera: undefined, microphone: 'm1' } });
  expect(model.picture).toBe('starting');
  model.toggleCamera();
  expect(pressed).toEqual(['switch camera false']);
});

it.each([
  ['works', ON, true],
  ['silent', ON, false],
  ['missing', { ...ON, got: { camera: 'c1', microphone: undefined } }, false],
  ['muted', { ...ON, got: { camera: 'c1', microphone: undefined }, request: wanting(true, false) }, false],
] as const)('says of the microphone that it is %s', (word, camera, heard) => {
  const { model, meter } = setUp(camera);
  meter.set({ bars: 0, heard, isMeasured: true });
  expect(model.microphone).toBe(word);
});

it.each([
  ['camera.blocked', 'chromium', true, false],
  ['camera.microphoneBlocked', 'chromium', true, true],
  ['camera.notReadable', undefined, true, false],
] as const)('offers the ways on from %s', (error, help, mayChatOnly, mayContinueWithoutMicrophone) => {
  const { model } = setUp({ ...OFF, status: 'failed', error });
  expect([model.errorKey, model.help, model.mayChatOnly, model.mayContinueWithoutMicrophone]).toEqual([
    `error.${error}`,
    help,
    mayChatOnly,
    mayContinueWithoutMicrophone,
  ]);
});

it('tells the quality of the own picture only while there is one', () => {
  expect(setUp().model.quality).toBe('good');
  expect(setUp({ ...ON, got: { camera: undefined, microphone: 'm1' } }).model.quality).toBeUndefined();
});

it("waits for the customer's picture while none arrives, although the stream is live", () => {
  const { model, flow } = setUp(ON, { status: 'live' });
  expect([model.isFrozen, model.theirLine.status]).toEqual([false, 'live']);
  flow.set({ status: 'frozen', packets: 9, since: millis(0) });
  expect([model.isFrozen, model.theirLine.status, model.ownLine.status]).toEqual([true, 'missing', 'live']);
});

it('counts down to the next try', () => {
  const { model, clock } = setUp(ON, { status: 'lost', tries: 2, attempt: 1, retryAt: millis(3_500) });
  const seen: (number | undefined)[] = [];
  const stop = autorun(() => seen.push(model.ownLine.secondsToRetry));
  clock.advance(millis(3_000));
  stop();
  expect([seen[0], seen.at(-1)]).toEqual([4, 1]);
  expect(model.ownLine).toMatchObject({ status: 'lost', tries: 2, attempt: 1 });
});

it('says that the customer’s picture is not there yet', () => {
  expect(setUp(ON, { status: 'starting', missing: true }).model.theirLine.status).toBe('missing');
});

it('names why a line was given up, and tries it again', () => {
  const { model, pressed } = setUp(ON, { status: 'failed', error: 'streaming.noMedia' });
  expect(model.theirLine.errorKey).toBe('error.streaming.noMedia');
  model.theirLine.retry();
  expect(pressed).toEqual(['retry play']);
});

it('switches camera and microphone only while they are on or paused', () => {
  const off = setUp(OFF);
  off.model.toggleCamera();
  expect(off.pressed).toEqual([]);
  const { model, pressed } = setUp({ ...ON, got: { camera: 'c1', microphone: undefined } });
  model.toggleCamera();
  model.toggleMicrophone();
  model.continueWithoutMicrophone();
  model.tryAgain();
  model.chatOnly();
  expect(pressed).toEqual([
    'switch camera false',
    'switch microphone true',
    'switch microphone false',
    'retry camera',
    'chat',
  ]);
});

it('starts with the customer’s sound on, and muted where the browser says so', () => {
  const { model } = setUp();
  expect(model.sound).toBe('on');
  model.soundBlocked();
  expect(model.sound).toBe('blocked');
  model.toggleSound();
  expect(model.sound).toBe('on');
  model.toggleSound();
  expect(model.sound).toBe('muted');
});

it('keeps the preview as it is when the microphone is muted and switched on again', () => {
  const { model, own } = setUp();
  const track = (kind: string): MediaStreamTrack => ({ kind }) as MediaStreamTrack;
  const [picture, sound] = [track('video'), track('audio')];
  own.set([picture, sound]);
  const seen: (readonly MediaStreamTrack[])[] = [];
  const end = autorun(() => seen.push(model.tracks));
  own.set([picture]);
  own.set([picture, track('audio')]);
  expect(seen).toEqual([[picture]]);
  own.set([track('video'), sound]);
  expect(seen).toHaveLength(2);
  end();
});

it('mutes one customer, and not the next', () => {
  const { model, session } = setUp();
  model.toggleSound();
  expect(model.sound).toBe('muted');
  session.set(connectedWith({ ...MARK, id: clientId('c2') }));
  expect(model.sound).toBe('on');
});

it('mutes every customer while the screen is neutral, and restores the sound after it', () => {
  const { model, hidden } = setUp();
  hidden.set(true);
  expect(model.sound).toBe('muted');
  hidden.set(false);
  expect(model.sound).toBe('on');
});

it('turns to the camera on the other side of the phone, and offers nothing with one camera', () => {
  const devices = [
    { kind: 'camera', id: 'c1', label: 'camera2 1, facing front' },
    { kind: 'camera', id: 'c2', label: 'camera2 0, facing back' },
  ] as const;
  const { model, pressed } = setUp({ ...ON, devices });
  expect(model.otherCamera).toBe('back');
  model.switchCamera();
  expect(pressed).toEqual(['choose camera c2']);
  const alone = setUp({ ...ON, devices: [devices[0]] });
  expect(alone.model.otherCamera).toBe(undefined);
  alone.model.switchCamera();
  expect(alone.pressed).toEqual([]);
});
