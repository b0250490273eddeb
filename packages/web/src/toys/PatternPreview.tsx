import { PRESETS, PRESET_STRENGTHS } from '@greenroom/core/toys/motions';
import type { SpecialPattern } from '@greenroom/core/toys/rules/toy-rule';
import { MAX_INTENSITY } from '@greenroom/core/toys/toys.constants';
import css from './RuleTable.module.css';

/** Steps drawn: two rounds of the longest pattern. */
const STEPS = 16;
const STEP_WIDTH = 4;
const HEIGHT = 24;

/** `random` shows a part of each pattern that it may choose. */
const strengthsOf = (pattern: SpecialPattern): readonly number[] => {
  if (pattern === 'random')
    return PRESETS.flatMap((preset) => PRESET_STRENGTHS[preset].slice(0, STEPS / PRESETS.length));
  const strengths = PRESET_STRENGTHS[pattern];
  return Array.from({ length: STEPS }, (_, index) => strengths[index % strengths.length] ?? 0);
};

/** Strength of a pattern over time, drawn from the strengths that toys run; its name and words stand beside it. */
export const PatternPreview = ({ pattern }: { readonly pattern: SpecialPattern }) => (
  <svg className={css.drawing} viewBox={`0 0 ${STEPS * STEP_WIDTH} ${HEIGHT}`} aria-hidden="true">
    {strengthsOf(pattern).map((strength, index) => {
      const height = Math.max(1, (strength / MAX_INTENSITY) * HEIGHT);
      return (
        <rect
          key={index}
          x={index * STEP_WIDTH}
          y={HEIGHT - height}
          width={STEP_WIDTH - 1}
          height={height}
          fill="currentColor"
        />
      );
    })}
  </svg>
);
