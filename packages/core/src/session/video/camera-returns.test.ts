import { expect, it } from 'vitest';
import { invoke } from '../../kernel/slots.ts';
import { camera, cameraOff, type CameraEvent, type CameraState } from './camera.machine.ts';

const GOT = { camera: 'c1', microphone: 'm1' };

const after = (...events: readonly CameraEvent[]): CameraState =>
  events.reduce((state, event) => camera(state, event).state, cameraOff({ camera: 'c1' }));

const ON: readonly CameraEvent[] = [{ type: 'turnedOn' }, { type: 'captured', got: GOT }];
const MICROPHONE_ENDED: CameraEvent = {
  type: 'ended',
  device: { kind: 'microphone', error: 'camera.microphoneEnded' },
};
const CAMERA_ENDED: CameraEvent = { type: 'ended', device: { kind: 'camera', error: 'camera.ended' } };

const SILENT = { camera: 'camera.silenced', microphone: 'camera.microphoneSilenced' } as const;
const silenced = (kind: 'camera' | 'microphone', isSilenced = true): CameraEvent => ({
  type: 'silenced',
  device: { kind, silenced: isSilenced },
});

it.each(['camera', 'microphone'] as const)('names a %s that its device silences, until it goes on', (kind) => {
  const silent = after(...ON, silenced(kind));
  expect(silent).toMatchObject({ status: 'on', got: GOT, error: SILENT[kind] });
  expect(camera(silent, silenced(kind, false)).state).toEqual(after(...ON));
});

it('names the camera first where both are silenced, and the microphone until it is back too', () => {
  const both = after(...ON, silenced('microphone'), silenced('camera'));
  expect(both.error).toBe('camera.silenced');
  expect(camera(both, silenced('camera', false)).state.error).toBe('camera.microphoneSilenced');
});

it('fetches a silenced device anew on demand, and names it again where that does not help', () => {
  const trying = camera(after(...ON, silenced('microphone')), { type: 'retried' });
  expect(trying.effects).toEqual([invoke('capture', { type: 'capture', request: after(...ON).request })]);
  expect(camera(trying.state, { type: 'captured', got: GOT }).state.error).toBe('camera.microphoneSilenced');
});

it('forgets a refusal during the silence when the device goes on', () => {
  const refused = after(
    ...ON,
    silenced('camera'),
    { type: 'retried' },
    { type: 'refused', error: 'camera.notReadable' },
  );
  expect(refused.error).toBe('camera.notReadable');
  expect(camera(refused, silenced('camera', false)).state.error).toBeUndefined();
});

it('goes on without a microphone that another program uses, and names it', () => {
  const got = { camera: 'c1', microphone: undefined, missing: 'camera.microphoneNotReadable' } as const;
  expect(after({ type: 'turnedOn' }, { type: 'captured', got })).toMatchObject({
    status: 'on',
    got: { camera: 'c1', microphone: undefined },
    error: 'camera.microphoneNotReadable',
  });
});

const listed = (...ids: readonly string[]): CameraEvent => ({
  type: 'devicesListed',
  devices: ids.map((id) => ({ kind: id.startsWith('c') ? 'camera' : 'microphone', id, label: id })),
});

it('offers a camera that is plugged in again, and takes it with one press', () => {
  const gone = after(...ON, listed('c0', 'c1', 'm1'), CAMERA_ENDED, listed('c0', 'm1'));
  expect(gone.error).toBe('camera.ended');
  const back = camera(gone, listed('c0', 'c1', 'm1'));
  expect(back.effects).toEqual([]);
  expect(back.state).toMatchObject({ error: 'camera.isBack', back: { id: 'c1' }, got: { camera: undefined } });
  const pressed = camera(back.state, { type: 'retried' });
  expect(pressed.effects).toMatchObject([
    invoke('capture', {
      type: 'capture',
      request: { chosen: { camera: 'c1' }, wanted: { camera: true, microphone: true } },
    }),
  ]);
  expect(pressed.state.back).toBeUndefined();
});

it.each([
  ['a microphone that ended', [...ON, listed('c1', 'm1'), MICROPHONE_ENDED, listed('c1'), listed('c1', 'm2')], 'm2'],
  [
    'a camera that was never there',
    [{ type: 'turnedOn' }, { type: 'refused', error: 'camera.notFound' }, listed('m1'), listed('m1', 'c7')],
    'c7',
  ],
] satisfies [string, CameraEvent[], string][])('offers a device in the place of %s', (_what, events, id) => {
  expect(after(...events)).toMatchObject({
    error: id.startsWith('c') ? 'camera.isBack' : 'camera.microphoneIsBack',
    back: { id },
  });
});

it('names the camera as gone again when it is pulled out before the press', () => {
  const back = after(...ON, listed('c1', 'm1'), CAMERA_ENDED, listed('m1'), listed('c1', 'm1'), listed('m1'));
  expect(back).toMatchObject({ error: 'camera.ended', back: undefined });
});
