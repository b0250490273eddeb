import { expect, it } from 'vitest';
import { defaultSpeed, fittingSpeed, levelAt, switchMotion, type Motion } from './motions.ts';

it.each([
  ['vibrate', 5],
  ['pump', 3],
] as const)('lets %s run at %i until another speed is chosen', (motion, speed) => {
  expect(defaultSpeed(motion)).toBe(speed);
});

it.each([
  ['vibrate', 20, 20],
  ['vibrate', 5, 5],
  ['pump', 20, 3],
  ['pump', 5, 1],
  ['pump', 1, 1],
] as const)('gives %s at intensity %i the level %i', (motion, intensity, level) => {
  expect(levelAt(motion, intensity)).toBe(level);
});

it.each([
  [-3, 1],
  [2.4, 2],
  [99, 20],
])('keeps a speed of %d within its range', (speed, fitting) => {
  expect(fittingSpeed('rotate', speed)).toBe(fitting);
});

it.each<[readonly Motion[], Motion, readonly Motion[]]>([
  [['vibrate', 'rotate'], 'preset', ['preset']],
  [['preset'], 'rotate', ['rotate']],
  [['rotate'], 'vibrate', ['vibrate', 'rotate']],
  [['vibrate', 'rotate'], 'rotate', ['vibrate']],
])('turns %j into the right motions when %s is pressed', (on, motion, after) => {
  expect(switchMotion(on, motion)).toEqual({ ok: true, value: after });
});

it('keeps at least one motion on', () => {
  expect(switchMotion(['pump'], 'pump')).toEqual({ ok: false, error: 'toys.atleastOneCapabilty' });
});
