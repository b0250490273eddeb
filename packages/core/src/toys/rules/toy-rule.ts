import { type ToyId, toyRuleId, type ToyRuleId } from '../../kernel/ids.ts';
import type { Random } from '../../kernel/random.port.ts';
import { type Credits, seconds, type Seconds } from '../../kernel/units.ts';
import { areCompatible, type Motion, type PresetKind, PRESETS } from '../motions.ts';
import {
  DEFAULT_MAX_REACTION_TIME,
  MAX_AMOUNT,
  MAX_INTENSITY,
  MIN_AMOUNT,
  MIN_INTENSITY,
  MIN_REACTION_TIME,
  RANDOM_AMOUNT,
  SPECIAL_AMOUNT,
  SPECIAL_REACTION_TIME,
} from '../toys.constants.ts';
import type { ToyRuleErrorCode } from '../toys.errors.ts';

/**
 * The longest one tip may keep a toy running.
 *
 * @param amount in credits; `undefined` while the field is empty
 * @returns whole seconds: amount × (⌈amount / 3⌉ + 1)
 * @spec §5 Toys — the default rules 1/2, 3/6, 5/15 and 7/28 sit exactly on this line
 */
export const maxReactionTime = (amount: Credits | undefined): Seconds =>
  amount === undefined ? DEFAULT_MAX_REACTION_TIME : seconds(amount * (Math.ceil(amount / 3) + 1));

/** Rule for tips from an amount on: its toys, motions, intensity and time. @spec §3 Toy rule */
export interface ToyRule {
  readonly id: ToyRuleId;
  readonly toys: readonly ToyId[];
  /** In credits; each costs the country's credit step. */
  readonly amount: Credits;
  readonly reactionTime: Seconds;
  /** From 1 to 20. */
  readonly intensity: number;
  readonly motions: readonly Motion[];
  /** Motions of the platform that this product does not know, kept as they came. Missing where there are none. */
  readonly otherMotions?: readonly string[];
}

const isWithin = (low: number, value: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;

/** Problems that every rule shares with the special ones. @spec §5 Toys */
export const sharedProblems = (
  rule: Pick<ToyRule, 'toys' | 'amount' | 'reactionTime'>,
): readonly ToyRuleErrorCode[] => {
  const amountFits = isWithin(MIN_AMOUNT, rule.amount, MAX_AMOUNT);
  const longest = maxReactionTime(amountFits ? rule.amount : undefined);
  return [
    ...(rule.toys.length === 0 ? (['toys.noDevicesSelected'] as const) : []),
    ...(amountFits ? [] : (['toys.amountOutOfRange'] as const)),
    ...(isWithin(MIN_REACTION_TIME, rule.reactionTime, longest) ? [] : (['toys.reactionTimeOutOfRange'] as const)),
  ];
};

const hasMotion = ({ motions, otherMotions = [] }: ToyRule): boolean => motions.length + otherMotions.length > 0;

/** Everything that keeps a rule from being saved, in the order of its fields. @spec §5 Toys */
export const ruleProblems = (rule: ToyRule): readonly ToyRuleErrorCode[] => [
  ...sharedProblems(rule),
  ...(isWithin(MIN_INTENSITY, rule.intensity, MAX_INTENSITY) ? [] : (['toys.intensityOutOfRange'] as const)),
  ...(hasMotion(rule) && areCompatible(rule.motions) ? [] : (['toys.atleastOneCapabilty'] as const)),
];

/**
 * Patterns that customers can choose by name; `random` picks one of the others.
 * @spec §3 Special rule — pattern (wave, pulse, earthquake, fireworks, random)
 */
export const SPECIAL_PATTERNS = [...PRESETS, 'random'] as const;
export type SpecialPattern = (typeof SPECIAL_PATTERNS)[number];

export const isSpecialPattern = (value: unknown): value is SpecialPattern =>
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
