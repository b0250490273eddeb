import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { PRESETS } from '@greenroom/core/toys/motions';
import { nameDevices, outputValue, intifaceSteps } from './intiface-device.ts';

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

const TIME = millis(6_000);

it('keeps a motion at its level for the whole time', () => {
  const levels = [{ motion: 'vibrate', level: 7 }] as const;
  expect(intifaceSteps({ type: 'function', levels }, ['vibrate', 'rotate'], TIME)).toEqual({
    steps: [levels],
    each: TIME,
  });
});

it('takes a pattern step by step, each motion in its own range', () => {
  const pattern = { type: 'pattern', motions: ['vibrate', 'pump'], strengths: [10, 20], step: millis(500) } as const;
  expect(intifaceSteps(pattern, ['vibrate', 'pump'], TIME)).toEqual({
    steps: [
      [
        { motion: 'vibrate', level: 10 },
        { motion: 'pump', level: 2 },
      ],
      [
        { motion: 'vibrate', level: 20 },
        { motion: 'pump', level: 3 },
      ],
    ],
    each: 500,
  });
});

it.each(PRESETS)('composes %s of steps that differ', (preset) => {
  const { steps, each } = intifaceSteps({ type: 'preset', preset }, ['vibrate'], TIME);
  expect(new Set(steps.map((step) => step[0]?.level ?? 0)).size).toBeGreaterThan(1);
  expect(each).toBeLessThan(TIME);
});

const device = (index: number, name: string, displayName?: string) => ({ index, name, displayName });
const names = (ids: ReadonlyMap<number, string>) => Object.fromEntries(ids);

it('names toys by their own names, not by Intiface’s numbers', () => {
  const first = nameDevices([device(0, 'Brand Lush', 'Pearl'), device(1, 'Brand Nora')], new Map());
  expect(names(first)).toEqual({ 0: 'intiface-Pearl', 1: 'intiface-Brand Nora' });
  // The first left, and the numbers have moved up; another one has come.
  const next = nameDevices([device(0, 'Brand Nora'), device(1, 'Brand Domi')], first);
  expect(names(next)).toEqual({ 0: 'intiface-Brand Nora', 1: 'intiface-Brand Domi' });
});

it('counts toys of one name, and keeps the count of one that stays', () => {
  const both = nameDevices([device(0, 'Brand Lush'), device(1, 'Brand Lush')], new Map());
  expect(names(both)).toEqual({ 0: 'intiface-Brand Lush', 1: 'intiface-Brand Lush #2' });
  const second = nameDevices([device(1, 'Brand Lush')], both);
  expect(names(second)).toEqual({ 1: 'intiface-Brand Lush #2' });
  expect(names(nameDevices([device(1, 'Brand Lush'), device(4, 'Brand Lush')], second))).toEqual({
    1: 'intiface-Brand Lush #2',
    4: 'intiface-Brand Lush',
  });
});
