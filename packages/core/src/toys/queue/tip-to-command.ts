import type { Random } from '../../kernel/random.port.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { secondsToMillis, type Credits, type Millis } from '../../kernel/units.ts';
import { REQUEST_STEP, requestTime } from '../rules/toy-pricing.ts';
import type { ToyRuleSet } from '../rules/toy-rule-set.ts';
import { pickPreset, ruleProblems, sharedProblems, type SpecialRule, type ToyRule } from '../rules/toy-rule.ts';
import { actionByRule, ownAction, type ToyAction } from '../toy-command.ts';
import type { ToyTrigger } from '../toy-trigger.ts';
import type { Toy } from '../toy.ts';
import type { ToyCommandErrorCode } from '../toys.errors.ts';
import type { ToyPlan } from './toy-queue-state.ts';

/**
 * Finds the rule that a tip triggers: the most expensive that it pays for; of two equal ones the upper.
 * @spec §3 Toy rule — amount
 * @fortests
 */
export const ruleForTip = (rules: readonly ToyRule[], amount: Credits): ToyRule | undefined =>
  rules
    .filter((rule) => rule.amount <= amount)
    .reduce<ToyRule | undefined>(
      (best, rule) => (best === undefined || rule.amount > best.amount ? rule : best),
      undefined,
    );

type Planned = Result<ToyPlan, ToyCommandErrorCode>;

const plan = (
  trigger: ToyTrigger,
  time: Millis,
  toys: readonly Toy[],
  actionOf: (toy: Toy) => ToyAction | undefined,
): Planned => {
  if (toys.length === 0) return err('toys.noDevices');
  const connected = toys.filter((toy) => toy.connected);
  if (connected.length === 0) return err('toys.noActiveClients');
  const enabled = connected.filter((toy) => toy.enabled);
  if (enabled.length === 0) return err('toys.deviceDisabled');
  const commands = enabled.flatMap((toy) => {
    const action = actionOf(toy);
    return action === undefined ? [] : [{ toy: toy.id, action, time }];
  });
  return commands.length === 0 ? err('toys.notSupported') : ok({ trigger, time, commands });
};

/** Plans for the toys that a rule is for; the default rules are for those that are on for customers. */
const planChosen = (
  trigger: ToyTrigger,
  rule: Pick<ToyRule, 'toys' | 'reactionTime'>,
  toys: readonly Toy[],
  actionOf: (toy: Toy) => ToyAction | undefined,
): Planned => {
  const chosen = toys.filter((toy) => rule.toys.includes(toy.id));
  if (chosen.length === 0 && toys.length > 0)
    return err(rule.toys.length === 0 ? 'toys.deviceDisabled' : 'toys.toyNotConnected');
  return plan(trigger, secondsToMillis(rule.reactionTime), chosen, actionOf);
};

const planRule = (trigger: ToyTrigger, rule: ToyRule, toys: readonly Toy[]): Planned =>
  planChosen(trigger, rule, toys, (toy) => actionByRule(toy, rule.motions, rule.intensity));

const planPattern = (trigger: ToyTrigger, rule: SpecialRule, { rules, toys, random }: TriggerContext): Planned => {
  const preset = pickPreset(rule.pattern, rules.specialRules, random);
  return planChosen(trigger, rule, toys, () => ({ type: 'preset', preset }));
};

export interface TriggerContext {
  readonly rules: ToyRuleSet;
  readonly toys: readonly Toy[];
  readonly random: Random;
}

/**
 * Plans the commands of a tip, a request or a test; for no longer than was paid for. A rule that could not be saved is not tested.
 * @spec §3 Toy rule, Special rule; §7 Real-time socket — toy
 */
export const planFor = (trigger: ToyTrigger, { rules, toys, random }: TriggerContext): Planned => {
  switch (trigger.kind) {
    case 'tip': {
      const rule = rules.hasRules ? ruleForTip(rules.rules, trigger.amount) : undefined;
      return rule === undefined ? err('toys.noRuleMatches') : planRule(trigger, rule, toys);
    }
    case 'ruleTest':
      if (toys.length === 0) return err('toys.noDevices');
      return ruleProblems(trigger.rule).length > 0 ? err('toys.ruleNotRight') : planRule(trigger, trigger.rule, toys);
    case 'special': {
      const rule = rules.specialRules.find((each) => each.pattern === trigger.pattern);
      if (!rules.hasSpecial || rule?.checked !== true) return err('toys.noRuleMatches');
      return planPattern(trigger, rule, { rules, toys, random });
    }
    case 'patternTest':
      if (toys.length === 0) return err('toys.noDevices');
      return sharedProblems(trigger.rule).length > 0
        ? err('toys.ruleNotRight')
        : planPattern(trigger, trigger.rule, { rules, toys, random });
    case 'request':
      return plan(trigger, requestTime(trigger.value), toys, ownAction);
    case 'test':
      return plan(
        trigger,
        REQUEST_STEP,
        toys.filter((toy) => toy.id === trigger.toy).map((toy) => ({ ...toy, enabled: true })),
        ownAction,
      );
  }
};
