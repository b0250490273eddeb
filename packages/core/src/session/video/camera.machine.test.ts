import { expect, it } from 'vitest';
import { invoke } from '../../kernel/slots.ts';
import { camera, cameraOff, type CameraEvent, type CameraState } from './camera.machine.ts';

const GOT = { camera: 'c1', microphone: 'm1' };

const after = (...events: readonly CameraEvent[]): CameraState =>
  events.reduce((state, event) => camera(state, event).state, cameraOff({ camera: 'c1' }));

const ON: readonly CameraEvent[] = [{ type: 'turnedOn' }, { type: 'captured', got: GOT }];

it('opens the camera that was chosen before', () => {
  expect(camera(cameraOff({ camera: 'c1' }), { type: 'turnedOn' }).effects).toMatchObject([
    invoke('capture', {
      type: 'capture',
      request: { chosen: { camera: 'c1' }, wanted: { camera: true, microphone: true } },
    }),
  ]);
});

it('says why it could not be turned on, and tries again when asked', () => {
  const refused = after({ type: 'turnedOn' }, { type: 'refused', error: 'camera.blocked' });
  expect(refused).toMatchObject({ status: 'failed', error: 'camera.blocked' });
  expect(camera(refused, { type: 'turnedOn' }).state).toMatchObject({ status: 'starting', error: undefined });
});

it('keeps what was on when another device cannot be used', () => {
  const state = after(
    ...ON,
    { type: 'deviceChosen', kind: 'camera', id: 'c2' },
    { type: 'refused', error: 'camera.notReadable' },
  );
  expect(state).toMatchObject({ status: 'on', got: GOT, error: 'camera.notReadable' });
});

it('names the camera when both end at once, and turns both on again when asked', () => {
  const ended = after(
    ...ON,
    { type: 'ended', device: { kind: 'camera', error: 'camera.blocked' } },
    { type: 'ended', device: { kind: 'microphone', error: 'camera.microphoneEnded' } },
  );
  expect(ended).toMatchObject({ status: 'on', error: 'camera.blocked' });
  expect(camera(ended, { type: 'retried' }).effects).toMatchObject([
    invoke('capture', { type: 'capture', request: { wanted: { camera: true, microphone: true } } }),
  ]);
});

it('leaves off the device that was switched off when the other is tried again', () => {
  const ended = after(
    ...ON,
    { type: 'switched', kind: 'microphone', on: false },
    { type: 'captured', got: { camera: 'c1', microphone: undefined } },
    { type: 'ended', device: { kind: 'camera', error: 'camera.ended' } },
  );
  expect(camera(ended, { type: 'retried' }).effects).toMatchObject([
    invoke('capture', { type: 'capture', request: { wanted: { camera: true, microphone: false } } }),
  ]);
});

it.each(['off', 'starting'] as const)('has nothing to try again while it is %s', (status) => {
  const state = { ...after(), status };
  expect(camera(state, { type: 'retried' })).toEqual({ state, effects: [] });
});

it('names an unplugged camera, goes on with the sound and takes no other one unasked', () => {
  const step = camera(after(...ON), { type: 'ended', device: { kind: 'camera', error: 'camera.ended' } });
  expect(step.state).toMatchObject({
    status: 'on',
    error: 'camera.ended',
    got: { camera: undefined, microphone: 'm1' },
  });
  expect(step.effects.map(({ type }) => type)).toEqual(['list']);
});

it('keeps the picture of a camera that was chosen before the other one was unplugged', () => {
  const state = after(
    ...ON,
    { type: 'deviceChosen', kind: 'camera', id: 'c2' },
    { type: 'ended', device: { kind: 'camera', error: 'camera.ended' } },
    { type: 'captured', got: { camera: 'c2', microphone: 'm1' } },
  );
  expect(state).toMatchObject({ error: undefined, ended: [] });
  expect(camera(state, { type: 'switched', kind: 'microphone', on: false }).effects).toMatchObject([
    invoke('capture', { type: 'capture', request: { wanted: { camera: true, microphone: false } } }),
  ]);
});

it('turns the picture on again when another camera is chosen after one ended', () => {
  const ended = after(...ON, { type: 'ended', device: { kind: 'camera', error: 'camera.ended' } });
  expect(camera(ended, { type: 'deviceChosen', kind: 'camera', id: 'c2' }).effects[0]).toMatchObject(
    invoke('capture', {
      type: 'capture',
      request: { wanted: { camera: true, microphone: true }, chosen: { camera: 'c2' } },
    }),
  );
});

it('warns that there is no sound when there is no microphone', () => {
  const got = { camera: 'c1', microphone: undefined };
  expect(after({ type: 'turnedOn' }, { type: 'captured', got })).toMatchObject({
    status: 'on',
    error: 'camera.microphoneNotFound',
  });
});

it('stops the microphone when it is muted', () => {
  const step = camera(after(...ON), { type: 'switched', kind: 'microphone', on: false });
  expect(step.effects).toMatchObject([
    invoke('capture', { type: 'capture', request: { wanted: { camera: true, microphone: false } } }),
  ]);
});
