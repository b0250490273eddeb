import { expect, it } from 'vitest';
import { invoke, leave } from '../../kernel/slots.ts';
import { camera, cameraOff, type CameraEvent, type CameraState } from './camera.machine.ts';

const GOT = { camera: 'c1', microphone: 'm1' };

const after = (...events: readonly CameraEvent[]): CameraState =>
  events.reduce((state, event) => camera(state, event).state, cameraOff({ camera: 'c1' }));

const ON: readonly CameraEvent[] = [{ type: 'turnedOn' }, { type: 'captured', got: GOT }];

const REQUEST = cameraOff({ camera: 'c1' }).request;

const MICROPHONE_ENDED: CameraEvent = {
  type: 'ended',
  device: { kind: 'microphone', error: 'camera.microphoneEnded' },
};
const CAMERA_ENDED: CameraEvent = { type: 'ended', device: { kind: 'camera', error: 'camera.ended' } };

it('begins off, and wants both devices', () => {
  expect(cameraOff({ camera: 'c1' })).toEqual({
    status: 'off',
    request: { chosen: { camera: 'c1' }, wanted: { camera: true, microphone: true }, quality: REQUEST.quality },
    got: { camera: undefined, microphone: undefined },
    error: undefined,
    ended: [],
    silenced: [],
    back: undefined,
    devices: [],
  });
});

it.each([
  ['on', after(...ON)],
  ['starting', after({ type: 'turnedOn' })],
])('asks for nothing when it is turned on while it is %s', (_, state) => {
  expect(camera(state, { type: 'turnedOn' })).toEqual({ state, effects: [] });
});

it('turns on the camera that was switched off, and leaves the microphone off', () => {
  const off = after(
    { type: 'switched', kind: 'camera', on: false },
    { type: 'switched', kind: 'microphone', on: false },
  );
  expect(off).toEqual({
    ...cameraOff({ camera: 'c1' }),
    request: { ...REQUEST, wanted: { camera: false, microphone: false } },
  });
  expect(camera(off, { type: 'turnedOn' }).effects).toEqual([
    invoke('capture', { type: 'capture', request: { ...REQUEST, wanted: { camera: true, microphone: false } } }),
  ]);
});

it('lets go of both devices at the end, and keeps the choices', () => {
  const muted = after(...ON, { type: 'switched', kind: 'microphone', on: false });
  expect(camera(muted, { type: 'turnedOff' })).toEqual({
    state: { ...cameraOff({ camera: 'c1' }) },
    effects: [leave('capture'), { type: 'release' }],
  });
});

it('has nothing to let go of while it is off', () => {
  const state = after();
  expect(camera(state, { type: 'turnedOff' })).toEqual({ state, effects: [] });
});

it('remembers a camera that is chosen while it is off, and opens none', () => {
  expect(camera(after(), { type: 'deviceChosen', kind: 'microphone', id: 'm2' })).toEqual({
    state: { ...after(), request: { ...REQUEST, chosen: { camera: 'c1', microphone: 'm2' } } },
    effects: [{ type: 'remember', chosen: { camera: 'c1', microphone: 'm2' } }],
  });
});

it('leaves a microphone off that was switched off when another one is chosen', () => {
  const muted = after(...ON, { type: 'switched', kind: 'microphone', on: false });
  const { effects } = camera(muted, { type: 'deviceChosen', kind: 'microphone', id: 'm2' });
  expect(effects).toEqual([
    invoke('capture', {
      type: 'capture',
      request: {
        ...REQUEST,
        chosen: { camera: 'c1', microphone: 'm2' },
        wanted: { camera: true, microphone: false },
      },
    }),
    { type: 'remember', chosen: { camera: 'c1', microphone: 'm2' } },
  ]);
});

it('leaves a microphone off that was switched off when another one is chosen after the camera failed', () => {
  const state = after(
    ...ON,
    { type: 'switched', kind: 'microphone', on: false },
    { type: 'captured', got: { camera: 'c1', microphone: undefined } },
    CAMERA_ENDED,
  );
  const { effects } = camera(state, { type: 'deviceChosen', kind: 'microphone', id: 'm2' });
  expect(effects[0]).toMatchObject({ effect: { request: { wanted: { camera: false, microphone: false } } } });
});

it('turns on the microphone that is chosen after both have ended, although the error names the camera', () => {
  const { effects } = camera(after(...ON, MICROPHONE_ENDED, CAMERA_ENDED), {
    type: 'deviceChosen',
    kind: 'microphone',
    id: 'm2',
  });
  expect(effects[0]).toMatchObject({ effect: { request: { wanted: { camera: false, microphone: true } } } });
});

it('keeps the picture on while it asks for another quality', () => {
  expect(camera(after(...ON), { type: 'qualityChosen', quality: 'hd' })).toEqual({
    state: { ...after(...ON), request: { ...REQUEST, quality: 'hd' } },
    effects: [invoke('capture', { type: 'capture', request: { ...REQUEST, quality: 'hd' } })],
  });
});

it('keeps a quality that is chosen while it is off for later', () => {
  expect(camera(after(), { type: 'qualityChosen', quality: 'hd' })).toEqual({
    state: { ...after(), request: { ...REQUEST, quality: 'hd' } },
    effects: [],
  });
});

it('lists the devices once the browser has given them', () => {
  expect(camera(after({ type: 'turnedOn' }), { type: 'captured', got: GOT })).toEqual({
    state: { ...cameraOff({ camera: 'c1' }), status: 'on', got: GOT },
    effects: [{ type: 'list' }],
  });
  const devices = [{ kind: 'camera', id: 'c1', label: 'Front' }] as const;
  expect(camera(after(...ON), { type: 'devicesListed', devices })).toEqual({
    state: { ...after(...ON), devices },
    effects: [],
  });
});

it('does not miss the sound of a microphone that is switched off', () => {
  const muted = after(
    ...ON,
    { type: 'switched', kind: 'microphone', on: false },
    { type: 'captured', got: { camera: 'c1', microphone: undefined } },
  );
  expect(muted.error).toBeUndefined();
});

it('lists the devices after a refusal, with nothing on', () => {
  const starting = after({ type: 'turnedOn' });
  expect(camera(starting, { type: 'refused', error: 'camera.blocked' })).toEqual({
    state: { ...starting, status: 'failed', error: 'camera.blocked' },
    effects: [{ type: 'list' }],
  });
});

it('wants what is on after a refusal of something else', () => {
  const choosing = after(
    ...ON,
    { type: 'switched', kind: 'microphone', on: false },
    { type: 'captured', got: { camera: 'c1', microphone: undefined } },
    { type: 'switched', kind: 'microphone', on: true },
  );
  expect(camera(choosing, { type: 'refused', error: 'camera.microphoneNotFound' })).toEqual({
    state: {
      ...choosing,
      error: 'camera.microphoneNotFound',
      request: { ...REQUEST, wanted: { camera: true, microphone: false } },
    },
    effects: [{ type: 'list' }],
  });
});

it.each([
  ['off', after()],
  ['starting', after({ type: 'turnedOn' })],
])('hears of no device that ends while it is %s', (_, state) => {
  expect(camera(state, { type: 'ended', device: { kind: 'camera', error: 'camera.ended' } })).toEqual({
    state,
    effects: [],
  });
});

it('names a microphone that ended, once, and goes on with the picture', () => {
  const step = camera(after(...ON, MICROPHONE_ENDED), MICROPHONE_ENDED);
  expect(step).toEqual({
    state: {
      ...after(...ON),
      error: 'camera.microphoneEnded',
      got: { camera: 'c1', microphone: undefined },
      ended: ['microphone'],
      request: { ...REQUEST, wanted: { camera: true, microphone: false } },
    },
    effects: [{ type: 'list' }],
  });
});

it('names the camera when it ends after the microphone', () => {
  const both = after(...ON, MICROPHONE_ENDED, CAMERA_ENDED);
  expect(both).toMatchObject({ error: 'camera.ended', ended: ['microphone', 'camera'] });
});

it('forgets the end of the device that is switched on again, and of no other', () => {
  const both = after(...ON, MICROPHONE_ENDED, CAMERA_ENDED);
  const { state } = camera(both, { type: 'switched', kind: 'camera', on: true });
  expect(state).toMatchObject({ ended: ['microphone'], request: { wanted: { camera: true, microphone: false } } });
  expect(camera(state, { type: 'captured', got: GOT }).state).toMatchObject({ ended: [], error: undefined });
});

it('keeps the end of a device that did not come back', () => {
  const both = after(...ON, MICROPHONE_ENDED, CAMERA_ENDED, { type: 'retried' });
  expect(camera(both, { type: 'captured', got: { camera: 'c1', microphone: undefined } }).state).toMatchObject({
    ended: ['microphone'],
    error: 'camera.microphoneNotFound',
  });
});

it.each([
  ['camera.microphoneNotFound', { camera: false, microphone: true }],
  ['camera.notReadable', { camera: true, microphone: false }],
] as const)('tries the device of %s again, and not the one that was switched off', (error, wanted) => {
  const failed: CameraState = {
    ...after(),
    status: 'failed',
    error,
    request: { ...REQUEST, wanted: { camera: false, microphone: false } },
  };
  expect(camera(failed, { type: 'retried' }).effects).toEqual([
    invoke('capture', { type: 'capture', request: { ...REQUEST, wanted } }),
  ]);
});

const PICTURE_OFF: readonly CameraEvent[] = [
  ...ON,
  { type: 'switched', kind: 'camera', on: false },
  { type: 'captured', got: { camera: undefined, microphone: 'm1' } },
];

it('leaves the camera off that was switched off, and the microphone on, whatever the browser gives or refuses next', () => {
  const off = { camera: false, microphone: true };
  expect(after(...PICTURE_OFF).request.wanted).toEqual(off);
  const choosing = after(...PICTURE_OFF, { type: 'deviceChosen', kind: 'microphone', id: 'm2' });
  const refused = camera(choosing, { type: 'refused', error: 'camera.microphoneNotFound' });
  expect(refused.state.request.wanted).toEqual(off);
});

it('keeps the sound of a microphone that was chosen before the other one was unplugged', () => {
  const state = after(...ON, { type: 'deviceChosen', kind: 'microphone', id: 'm2' }, MICROPHONE_ENDED, {
    type: 'captured',
    got: { camera: 'c1', microphone: 'm2' },
  });
  expect(state).toMatchObject({ error: undefined, ended: [], request: { wanted: { camera: true, microphone: true } } });
});
