import { cents, credits, millis, type Cents, type Credits, type Millis, type Seconds } from '../../kernel/units.ts';
import type { ToyTrigger } from '../toy-trigger.ts';
import { DEFAULT_CREDIT_STEP, FALLBACK_COUNTRY } from '../toys.constants.ts';
import type { ToyRuleSet } from './toy-rule-set.ts';

/** The performer's share of one credit, by country. @spec §7 Per-country config — TOY credit step */
export type CreditSteps = ReadonlyMap<string, Cents>;

/** Finds the performer's share of one credit in a country, in euro cents. @spec §7 Per-country config — default 16, fallback country nl */
export const creditStepFor = (steps: CreditSteps, country: string): Cents =>
  steps.get(country) ?? steps.get(FALLBACK_COUNTRY) ?? DEFAULT_CREDIT_STEP;

/** Amount that the performer earns for the credits that a customer pays. @spec §3 Toy rule — amount (credits; priced in euro cents) */
export const shareOfCredits = (paid: Credits, perCredit: Cents): Cents => cents(paid * perCredit);

/** Seconds by which the price of a rule is measured. @spec §9 Toy pricing — per 5 seconds */
const PRICED_TIME = 5;

/** Computes what a payment earns for each 5 seconds that it runs; it is earned once. @spec §9 Toy pricing — per 5 seconds */
export const shareForFiveSeconds = (share: Cents, reaction: Seconds): Cents =>
  cents(Math.round((share * PRICED_TIME) / reaction));

/** Time for which toys run for one credit of a customer's request without a rule. */
export const REQUEST_STEP = millis(5_000);

/** Time for which a request runs the toys. @spec §9 Toy pricing — command time = 5 s x requested value */
export const requestTime = (value: number): Millis => millis(REQUEST_STEP * value);

const NOTHING = credits(0);

/**
 * Credits that a customer pays for a trigger: the tip, the price in the rule of a pattern, or a credit for each 5 requested seconds. The
 * performer's own test costs nothing.
 * @spec §3 Toy rule, Special rule — amount; §9 Toy pricing — per 5 seconds
 */
export const triggerCredits = (trigger: ToyTrigger, { specialRules }: Pick<ToyRuleSet, 'specialRules'>): Credits => {
  if (trigger.kind === 'tip') return trigger.amount;
  if (trigger.kind === 'request') return credits(trigger.value);
  if (trigger.kind !== 'special') return NOTHING;
  return specialRules.find(({ pattern }) => pattern === trigger.pattern)?.amount ?? NOTHING;
};
