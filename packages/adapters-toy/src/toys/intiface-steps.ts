import type { Millis } from '@greenroom/core/kernel/units';
import { levelAt, type LevelMotion } from '@greenroom/core/toys/motions';
import { PRESET_STEP, PRESET_STRENGTHS } from '@greenroom/core/toys/preset-strengths';
import type { MotionLevel, ToyAction } from '@greenroom/core/toys/toy-command';

/** Levels of a toy until the next step; a motion that is not named rests. */
export type IntifaceStep = readonly MotionLevel[];

/** Steps that are repeated until the time is over. Never empty. */
export interface IntifaceSteps {
  readonly steps: readonly [IntifaceStep, ...IntifaceStep[]];
  /** Duration of each step. */
  readonly each: Millis;
}

const stepAt = (motions: readonly LevelMotion[], strength: number): IntifaceStep =>
  strength === 0 ? [] : motions.map((motion) => ({ motion, level: levelAt(motion, strength) }));

/**
 * Converts an action to steps of levels, because Intiface knows no patterns by name.
 * @param motions all that the toy has: a preset runs on each.
 * @spec §7 Local toy app — action, name
 */
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
