import type { FieldProblem } from '../forms/field-rule.ts';
import { plainLine } from '../kernel/outside-text.ts';
import { ADULT_AGE } from '../personal-data/adult-age.ts';

/** The platform's bounds of the shown age. @spec §5 Age */
export interface AgeBounds {
  readonly min: number;
  readonly max: number;
  /** Real age; `undefined` when the platform does not send it. */
  readonly real: number | undefined;
  /** Greatest difference between shown and real age, in years; `undefined` when neither platform nor configuration names one. */
  readonly range: number | undefined;
}

/** Bounds before the platform has sent any. */
export const WIDEST_AGE: AgeBounds = { min: ADULT_AGE, max: 99, real: undefined, range: undefined };

/** Configuration of ages for a brand. @spec §5 Age — configured minimum, maximum and range */
export interface AgeLimits {
  readonly minimumAge?: number | undefined;
  readonly maximumAge?: number | undefined;
  readonly ageRange?: number | undefined;
}

/** Combines the bounds of platform and configuration; the narrower one counts. @spec §5 Age */
export const narrowed = (bounds: AgeBounds, { minimumAge, maximumAge, ageRange }: AgeLimits): AgeBounds => ({
  ...bounds,
  min: Math.max(bounds.min, minimumAge ?? bounds.min),
  max: Math.min(bounds.max, maximumAge ?? bounds.max),
  range: bounds.range === undefined ? ageRange : Math.min(bounds.range, ageRange ?? bounds.range),
});

/** The youngest age that may be shown; never under 18. @spec §5 Age */
export const youngestAge = ({ min, real, range }: AgeBounds): number =>
  Math.max(ADULT_AGE, min, real === undefined || range === undefined ? 0 : real - range);

/** The oldest age that may be shown: the maximum, or the real age plus the range where that is lower. @spec §5 Age */
export const oldestAge = ({ max, real, range }: AgeBounds): number =>
  Math.min(max, real === undefined || range === undefined ? max : real + range);

const WHOLE = /^\d{1,3}$/u;

/** Checks the shown age: between a configured minimum and maximum, and within a configured range of the real age. @spec §5 Age */
export const ageProblem = (text: string, bounds: AgeBounds): FieldProblem | undefined => {
  const typed = plainLine(text);
  if (!WHOLE.test(typed)) return { code: 'notANumber' };
  const age = Number(typed);
  const min = Math.max(ADULT_AGE, bounds.min);
  if (age < min) return { code: 'tooYoung', params: { min } };
  if (age > bounds.max) return { code: 'tooOld', params: { max: bounds.max } };
  const from = youngestAge(bounds);
  const to = oldestAge(bounds);
  return age < from || age > to ? { code: 'farFromRealAge', params: { from, to } } : undefined;
};
