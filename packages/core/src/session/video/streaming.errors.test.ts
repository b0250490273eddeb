import { expect, it } from 'vitest';
import { captureFailure, isTooMuchAsked, microphoneFailure } from './streaming.errors.ts';

it.each([
  ['NotAllowedError', 'denied', 'denied', 'camera.blocked'],
  ['NotAllowedError', 'denied', 'granted', 'camera.blocked'],
  ['NotAllowedError', 'granted', 'denied', 'camera.microphoneBlocked'],
  ['NotAllowedError', 'prompt', 'denied', 'camera.microphoneBlocked'],
  ['NotAllowedError', 'unknown', 'unknown', 'camera.blocked'],
  ['PermissionDeniedError', 'denied', 'denied', 'camera.blocked'],
  ['NotFoundError', 'granted', 'granted', 'camera.notFound'],
  ['DevicesNotFoundError', 'granted', 'denied', 'camera.notFound'],
  ['NotReadableError', 'granted', 'granted', 'camera.notReadable'],
  ['TrackStartError', 'granted', 'granted', 'camera.notReadable'],
  ['AbortError', 'granted', 'granted', 'camera.notReadable'],
  ['TypeError', 'granted', 'granted', 'camera.unknown'],
  ['SecurityError', 'denied', 'denied', 'camera.unknown'],
  [undefined, 'unknown', 'unknown', 'camera.insecure'],
] as const)('takes %s with camera %s and microphone %s for %s', (name, camera, microphone, code) => {
  expect(captureFailure({ name, camera, microphone })).toBe(code);
});

it.each([
  ['NotAllowedError', 'camera.microphoneBlocked'],
  ['NotFoundError', 'microphone.notFound'],
  ['NotReadableError', 'microphone.notReadable'],
  ['TypeError', 'microphone.unknown'],
  [undefined, 'microphone.insecure'],
] as const)('speaks of the microphone alone where only it was asked for: %s is %s', (name, code) => {
  expect(microphoneFailure(captureFailure({ name, camera: 'prompt', microphone: 'prompt' }))).toBe(code);
});

it('knows which refusals a smaller request may cure', () => {
  expect(['OverconstrainedError', 'ConstraintNotSatisfiedError', 'NotFoundError'].map(isTooMuchAsked)).toEqual([
    true,
    true,
    false,
  ]);
});
