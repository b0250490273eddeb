import { credits, type Credits } from '../../kernel/units.ts';
import type { ToyTrigger } from '../toy-trigger.ts';
import type { ToyRuleSet } from './toy-rule-set.ts';

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
