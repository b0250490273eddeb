import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { PRESETS } from '@greenroom/core/toys/motions';
import { intifaceSteps } from './intiface-steps.ts';

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
