import { expect, it } from 'vitest';
import { outputValue } from './intiface-device.ts';

it.each([
  ['vibrate', 20, 20, 20],
  ['vibrate', 5, 100, 25],
  ['vibrate', 1, 3, 1],
  ['rotate', 10, 20, 10],
  ['pump', 3, 20, 20],
  ['pump', 1, 3, 1],
  ['thrusting', 0, 20, 0],
] as const)('gives %s at %i of a range up to %i the absolute value %i', (motion, level, strongest, value) => {
  expect(outputValue(motion, level, strongest)).toBe(value);
});
