import type { ToyId, ToyRuleId } from '../../kernel/ids.ts';
import { toyRuleId } from '../../kernel/ids.ts';
import type { Random } from '../../kernel/random.port.ts';
import type { Credits, Seconds } from '../../kernel/units.ts';
import { PRESETS, type PresetKind } from '../motions.ts';
import { RANDOM_AMOUNT, SPECIAL_AMOUNT, SPECIAL_REACTION_TIME } from '../toys.constants.ts';
import type { ToyRuleErrorCode } from '../toys.errors.ts';
import { sharedProblems } from './toy-rule.ts';

/**
 * Patterns that customers can choose by name; `random` picks one of the others.
 * @spec §3 Special rule — pattern (wave, pulse, earthquake, fireworks, random)
 */
export const SPECIAL_PATTERNS = [...PRESETS, 'random'] as const;
export type SpecialPattern = (typeof SPECIAL_PATTERNS)[number];

export const isSpecialPattern = (value: string): value is SpecialPattern =>
  SPECIAL_PATTERNS.some((pattern) => pattern === value);

/** Rule for a pattern that customers can choose by name: its price, toys and duration. @spec §3 Special rule */
export interface SpecialRule {
  readonly id: ToyRuleId;
  readonly pattern: SpecialPattern;
  readonly amount: Credits;
  readonly toys: readonly ToyId[];
  readonly reactionTime: Seconds;
  /** True when customers may choose it. */
  readonly checked: boolean;
}

/** Rule of the platform for a pattern that this product does not know: kept as it came, so that a save does not drop it. */
export type OtherPatternRule = Omit<SpecialRule, 'pattern'> & { readonly pattern: string };

/**
 * Special rules of a performer who saved none: one for each pattern, none open to customers.
 * @spec §9 Special rules — wave, pulse, earthquake, fireworks amount 4 each; random 5; reaction time 10
 */
export const DEFAULT_SPECIAL_RULES: readonly SpecialRule[] = SPECIAL_PATTERNS.map((pattern, index) => ({
  id: toyRuleId(index + 1),
  pattern,
  amount: pattern === 'random' ? RANDOM_AMOUNT : SPECIAL_AMOUNT,
  toys: [],
  reactionTime: SPECIAL_REACTION_TIME,
  checked: false,
}));

/** Problems of a special rule; one that customers cannot choose may be half-filled. @spec §5 Toys */
export const specialRuleProblems = (rule: SpecialRule): readonly ToyRuleErrorCode[] =>
  rule.checked ? sharedProblems(rule) : [];

/**
 * Chooses the pattern to run: `random` picks among the patterns that customers may choose, or among all where it alone is offered.
 * @spec §3 Special rule — pattern random
 */
export const pickPreset = (pattern: SpecialPattern, rules: readonly SpecialRule[], random: Random): PresetKind => {
  if (pattern !== 'random') return pattern;
  const offered = PRESETS.filter((preset) => rules.some((rule) => rule.checked && rule.pattern === preset));
  const list = offered.length > 0 ? offered : PRESETS;
  return list[Math.floor(random.next() * list.length)] ?? 'wave';
};
