import fc from 'fast-check';
import { expect, it } from 'vitest';
import { facingOf, nextCamera } from './camera.machine.ts';
import type { MediaDevice } from './media-devices.port.ts';

const camera = (id: string, label = ''): MediaDevice => ({ kind: 'camera', id, label });
const PHONE = [
  camera('1', 'camera2 1, facing front'),
  camera('2', 'camera2 3, facing front'),
  camera('3', 'camera2 0, facing back'),
  camera('4', 'camera2 2, facing back'),
];

it.each([
  ['camera2 1, facing front', 'front'],
  ['Front Camera', 'front'],
  ['Voorzijde', 'front'],
  ['Frontkamera', 'front'],
  ['Back Ultra Wide Camera', 'back'],
  ['Camera achterzijde', 'back'],
  ['Rückkamera', 'back'],
  ['Logitech C920', undefined],
  ['', undefined],
])('reads the side of %s as %s', (label, facing) => {
  expect(facingOf({ label })).toBe(facing);
});

it('turns from front to back and back again on a phone with two cameras on each side', () => {
  expect(nextCamera(PHONE, '1')?.id).toBe('3');
  expect(nextCamera(PHONE, '2')?.id).toBe('3');
  expect(nextCamera(PHONE, '4')?.id).toBe('1');
});

it('goes through the list where no name tells a side, and begins with the first', () => {
  const webcams = [camera('a', 'Webcam'), camera('b', 'Capture card'), camera('c', 'Other')];
  expect(nextCamera(webcams, 'a')?.id).toBe('b');
  expect(nextCamera(webcams, 'c')?.id).toBe('a');
  expect(nextCamera(webcams, undefined)?.id).toBe('a');
});

it('offers nothing with one camera, or before the permission, when no camera has an id', () => {
  expect(nextCamera([camera('a'), { kind: 'microphone', id: 'm', label: '' }], 'a')).toBe(undefined);
  expect(nextCamera([camera(''), camera('')], undefined)).toBe(undefined);
});

it('always turns to another camera', () => {
  const lists = fc.uniqueArray(
    fc.record({ id: fc.string({ minLength: 1 }), label: fc.constantFrom('front', 'back', '') }),
    {
      minLength: 2,
      maxLength: 6,
      selector: ({ id }) => id,
    },
  );
  fc.assert(
    fc.property(lists, fc.nat(), (all, at) => {
      const devices = all.map(({ id, label }) => camera(id, label));
      const current = devices[at % devices.length]?.id;
      expect(nextCamera(devices, current)?.id).not.toBe(current);
    }),
  );
});
