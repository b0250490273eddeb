import type { FieldProblem } from '../forms/field-problem.ts';
import { ADULT_AGE } from './profile.constants.ts';

/** What the platform allows her to say about her age. @spec §5 Age */
export interface AgeBounds {
  readonly min: number;
  readonly max: number;
  /** Her real age; `undefined` when the platform does not tell. */
  readonly real: number | undefined;
  /** How many years she may be off. */
  readonly range: number;
}

/** Before the platform has told. */
export const WIDEST_AGE: AgeBounds = { min: ADULT_AGE, max: 99, real: undefined, range: 0 };

/** What the configuration of a brand says of an age. @spec §5 Age — configured minimum, maximum and range */
export interface AgeLimits {
  readonly minimumAge?: number | undefined;
  readonly maximumAge?: number | undefined;
  readonly ageRange?: number | undefined;
}

/** Where platform and configuration both say something, the narrower bound counts. @spec §5 Age */
export const narrowed = (bounds: AgeBounds, { minimumAge, maximumAge, ageRange }: AgeLimits): AgeBounds => ({
  ...bounds,
  min: Math.max(bounds.min, minimumAge ?? bounds.min),
  max: Math.min(bounds.max, maximumAge ?? bounds.max),
  range: bounds.real === undefined ? bounds.range : Math.min(bounds.range, ageRange ?? bounds.range),
});

/** The youngest age she may show; never under 18. @spec §5 Age */
export const youngestAge = ({ min, real, range }: AgeBounds): number =>
  Math.max(ADULT_AGE, min, real === undefined ? 0 : real - range);

/** @spec §5 Age */
export const oldestAge = ({ max, real, range }: AgeBounds): number =>
  Math.min(max, real === undefined ? max : real + range);

const WHOLE = /^\d{1,3}$/u;

/** Between a configured minimum and maximum, and within a configured range of the real age. @spec §5 Age */
export const ageProblem = (text: string, bounds: AgeBounds): FieldProblem | undefined => {
  if (!WHOLE.test(text.trim())) return { code: 'notANumber' };
  const age = Number(text);
  const min = Math.max(ADULT_AGE, bounds.min);
  if (age < min) return { code: 'tooYoung', params: { min } };
  if (age > bounds.max) return { code: 'tooOld', params: { max: bounds.max } };
  const from = youngestAge(bounds);
  const to = oldestAge(bounds);
  return age < from || age > to ? { code: 'farFromRealAge', params: { from, to } } : undefined;
};
