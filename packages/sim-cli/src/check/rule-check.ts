import { currency } from '@greenroom/core/formatting/money';
import { toyId, toyRuleId } from '@greenroom/core/kernel/ids';
import { credits, seconds } from '@greenroom/core/kernel/units';
import { creditStepFor, shareOfCredits } from '@greenroom/core/toys/rules/toy-pricing';
import { maxReactionTime, ruleProblems } from '@greenroom/core/toys/rules/toy-rule';
import {
  MAX_AMOUNT,
  MAX_INTENSITY,
  MIN_AMOUNT,
  MIN_INTENSITY,
  MIN_REACTION_TIME,
} from '@greenroom/core/toys/toys.constants';
import type { ToyRuleErrorCode } from '@greenroom/core/toys/toys.errors';

/** Values typed into a toy rule. */
export interface RuleDraft {
  readonly amount: number;
  readonly reaction: number;
  readonly intensity: number;
}

export interface RuleResult extends RuleDraft {
  readonly valid: boolean;
  readonly reason?: string;
  readonly longestReaction: number;
  readonly cents: number;
}

/** Price of a credit where the platform sends no other. */
const STEP = creditStepFor(new Map(), 'nl');

/**
 * Finds the performer's share of an amount of credits, in cents and in words.
 * @spec §3 Toy rule — amount (credits; priced in euro cents)
 */
export const priceOf = (amount: number): { readonly cents: number; readonly text: string } => {
  const cents = shareOfCredits(credits(amount), STEP);
  return { cents, text: `${currency(cents)} each time` };
};

export const isAmount = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= MIN_AMOUNT && amount <= MAX_AMOUNT;

const reasonFor = (problem: ToyRuleErrorCode, longest: number): string => {
  if (problem === 'toys.amountOutOfRange') return `the amount must be ${MIN_AMOUNT} to ${MAX_AMOUNT} credits`;
  if (problem === 'toys.reactionTimeOutOfRange')
    return `the reaction must be ${MIN_REACTION_TIME} to ${longest} seconds`;
  return problem === 'toys.intensityOutOfRange'
    ? `the intensity must be ${MIN_INTENSITY} to ${MAX_INTENSITY}`
    : problem;
};

/** Checks amount, reaction and intensity of a rule for a toy that vibrates, and gives its price. @spec §5 Toys */
export const checkRule = ({ amount, reaction, intensity }: RuleDraft): RuleResult => {
  const rule = {
    id: toyRuleId(5),
    toys: [toyId('toy')],
    amount: credits(amount),
    reactionTime: seconds(reaction),
    intensity,
    motions: ['vibrate'] as const,
  };
  const longestReaction = maxReactionTime(isAmount(amount) ? rule.amount : undefined);
  const reasons = ruleProblems(rule).map((problem) => reasonFor(problem, longestReaction));
  const checked = { amount, reaction, intensity, longestReaction, cents: priceOf(amount).cents };
  return reasons.length === 0 ? { ...checked, valid: true } : { ...checked, valid: false, reason: reasons.join('; ') };
};
