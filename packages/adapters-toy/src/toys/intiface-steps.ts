import { millis, type Millis } from '@greenroom/core/kernel/units';
import { levelAt, type LevelMotion, type PresetKind } from '@greenroom/core/toys/motions';
import type { MotionLevel, ToyAction } from '@greenroom/core/toys/toy-command';

/** Levels of a toy until the next step; a motion that is not named rests. */
export type IntifaceStep = readonly MotionLevel[];

/** Steps that are repeated until the time is over. Never empty. */
export interface IntifaceSteps {
  readonly steps: readonly [IntifaceStep, ...IntifaceStep[]];
  /** Duration of each step. */
  readonly each: Millis;
}

/** Intiface knows no patterns by name: these are ours, from 0 to 20. @spec §3 Toy — presetKind */
const PRESET_STRENGTHS: Readonly<Record<PresetKind, readonly [number, ...number[]]>> = {
  wave: [4, 8, 12, 16, 20, 16, 12, 8],
  pulse: [20, 20, 0, 0],
  earthquake: [20, 6, 14, 20, 4, 18, 8, 20],
  fireworks: [2, 4, 8, 12, 16, 20, 20, 0],
};
const PRESET_STEP = millis(250);

const stepAt = (motions: readonly LevelMotion[], strength: number): IntifaceStep =>
  strength === 0 ? [] : motions.map((motion) => ({ motion, level: levelAt(motion, strength) }));

/** @param motions all that the toy has: a preset runs on each. @spec §7 Local toy app — action, name */
export const intifaceSteps = (action: ToyAction, motions: readonly LevelMotion[], time: Millis): IntifaceSteps => {
  switch (action.type) {
    case 'function':
      return { steps: [action.levels], each: time };
    case 'preset': {
      const [first, ...rest] = PRESET_STRENGTHS[action.preset];
      return { steps: [stepAt(motions, first), ...rest.map((one) => stepAt(motions, one))], each: PRESET_STEP };
    }
    case 'pattern': {
      const [first = 0, ...rest] = action.strengths;
      const of = action.motions;
      return { steps: [stepAt(of, first), ...rest.map((one) => stepAt(of, one))], each: action.step };
    }
  }
};
