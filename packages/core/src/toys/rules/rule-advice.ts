import type { ToyId } from '../../kernel/ids.ts';
import { credits, type Credits } from '../../kernel/units.ts';
import type { Motion } from '../motions.ts';
import type { Toy } from '../toy.ts';
import { MIN_AMOUNT } from '../toys.constants.ts';
import type { ToyRule } from './toy-rule.ts';

/** Tips from one amount to another; without an end it is every larger one. */
export interface TipRange {
  readonly from: Credits;
  readonly to: Credits | undefined;
}

type Priced = Pick<ToyRule, 'id' | 'amount'>;

const isAmount = ({ amount }: Priced): boolean => Number.isInteger(amount) && amount >= MIN_AMOUNT;

const before = (amount: Credits): Credits => credits(amount - 1);

/** Checks whether an upper rule has the same amount: of two equal ones the upper runs. */
const isHidden = (rule: Priced, rules: readonly Priced[]): boolean =>
  rules.find(({ amount }) => amount === rule.amount)?.id !== rule.id;

/**
 * Tips that run a rule: from its amount up to the next dearer rule.
 * @returns undefined for a rule that no tip runs
 * @spec §3 Toy rule — amount
 */
export const tipsOfRule = (rule: Priced, rules: readonly Priced[]): TipRange | undefined => {
  if (!isAmount(rule) || isHidden(rule, rules)) return undefined;
  const dearer = rules.filter((other) => other.amount > rule.amount).map(({ amount }) => amount);
  return { from: rule.amount, to: dearer.length === 0 ? undefined : before(credits(Math.min(...dearer))) };
};

/** Tips that run nothing, because every rule is dearer; `undefined` where the cheapest rule takes any tip. @spec §3 Toy rule — amount */
export const tipsWithoutRule = (rules: readonly Priced[]): TipRange | undefined => {
  const amounts = rules.filter(isAmount).map(({ amount }) => amount);
  if (amounts.length === 0) return { from: MIN_AMOUNT, to: undefined };
  const cheapest = credits(Math.min(...amounts));
  return cheapest === MIN_AMOUNT ? undefined : { from: MIN_AMOUNT, to: before(cheapest) };
};

/** A thing to look at in a rule that may be saved all the same. */
export type RuleAdvice =
  /** A rule above it has the same amount. */
  | { readonly kind: 'neverRuns' }
  /** None of its toys has the motion. */
  | { readonly kind: 'motionMissing'; readonly motion: Motion }
  /** A toy of the rule has none of its motions. */
  | { readonly kind: 'idleToy'; readonly toy: ToyId; readonly name: string };

const motionAdvice = (rule: Pick<ToyRule, 'toys' | 'motions'>, toys: readonly Toy[]): readonly RuleAdvice[] => {
  const known = toys.filter(({ id }) => rule.toys.includes(id));
  // Toys that are away are not judged: what they have is not known.
  if (known.length < rule.toys.length || known.length === 0 || rule.motions.length === 0) return [];
  const missing = rule.motions.filter((motion) => !known.some(({ offers }) => offers.includes(motion)));
  if (missing.length > 0) return missing.map((motion) => ({ kind: 'motionMissing', motion }));
  return known
    .filter(({ offers }) => !rule.motions.some((motion) => offers.includes(motion)))
    .map(({ id, name }) => ({ kind: 'idleToy', toy: id, name }));
};

/** Overlaps with other rules, and motions that the performer's toys do not have. @spec §3 Toy rule, §5 Toys */
export const adviceFor = (rule: ToyRule, rules: readonly ToyRule[], toys: readonly Toy[]): readonly RuleAdvice[] => [
  ...(isAmount(rule) && isHidden(rule, rules) ? [{ kind: 'neverRuns' } as const] : []),
  ...motionAdvice(rule, toys),
];
