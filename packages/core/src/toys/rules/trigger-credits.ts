import { credits, type Credits } from '../../kernel/units.ts';
import type { ToyTrigger } from '../toy-trigger.ts';
import type { ToyRuleSet } from './toy-rule-set.ts';

const NOTHING = credits(0);

/**
 * What a customer gives for a trigger: his tip, or what the rule of his pattern costs. A wish and her own try say no amount.
 * @spec §3 Toy rule, Special rule — amount
 */
export const triggerCredits = (trigger: ToyTrigger, { specialRules }: Pick<ToyRuleSet, 'specialRules'>): Credits => {
  if (trigger.kind === 'tip') return trigger.amount;
  if (trigger.kind !== 'special') return NOTHING;
  return specialRules.find(({ pattern }) => pattern === trigger.pattern)?.amount ?? NOTHING;
};
