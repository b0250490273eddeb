import type { ToyId, ToyRuleId } from '../../kernel/ids.ts';
import { seconds, type Credits, type Seconds } from '../../kernel/units.ts';
import { areCompatible, type Motion } from '../motions.ts';
import {
  DEFAULT_MAX_REACTION_TIME,
  MAX_AMOUNT,
  MAX_INTENSITY,
  MIN_AMOUNT,
  MIN_INTENSITY,
  MIN_REACTION_TIME,
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
