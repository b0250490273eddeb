import type { PerformerId, ToyId, ToyRuleId } from '../../kernel/ids.ts';
import type { Log } from '../../kernel/log.port.ts';
import { createActor, readOnly } from '../../kernel/machine.ts';
import { createSlots } from '../../kernel/slots.ts';
import type { ToyRulesApi } from '../toy-rules-api.port.ts';
import { creditStepFor } from './toy-pricing.ts';
import type { SpecialRuleChange, ToyRuleChange, ToyRuleSet } from './toy-rule-set.ts';
import type { SpecialPattern } from './toy-rule.ts';
import {
  currentRules,
  NO_RULES,
  toyRules,
  type ToyRulesEffect,
  type ToyRulesEvent,
  type ToyRulesState,
} from './toy-rules.machine.ts';

export type ToyRulesController = ReturnType<typeof createToyRulesController>;

/** Runs the rules machine through the platform's calls. @spec §7 Toys */
export const createToyRulesController = (deps: { readonly api: ToyRulesApi; readonly log: Log }) => {
  const { api, log } = deps;

  const loadStep = async (country: string): Promise<ToyRulesEvent | void> => {
    const steps = await api.creditSteps();
    if (steps.ok) return { type: 'stepKnown', creditStep: creditStepFor(steps.value, country) };
    log.write('warn', 'credit step not loaded', { status: steps.error.status });
  };
  const load = async (owner: PerformerId): Promise<ToyRulesEvent> => {
    const answer = await api.load(owner);
    if (answer.ok) return { type: 'loaded', set: answer.value };
    log.write('error', 'toy rules not loaded', { status: answer.error.status });
    return { type: 'failed', what: 'load' };
  };
  const saveFailed = (status: number): ToyRulesEvent => {
    log.write('error', 'toy rules not saved', { status });
    return { type: 'failed', what: 'save' };
  };
  const save = async (effect: Extract<ToyRulesEffect, { type: 'save' }>): Promise<ToyRulesEvent> => {
    const { owner, set, isFirst, removed } = effect;
    for (const rule of removed) {
      const gone = await api.remove(owner, rule);
      // A rule that is gone already has been deleted.
      if (!gone.ok && gone.error.status !== 404) return saveFailed(gone.error.status);
    }
    const answer = await (isFirst ? api.create(owner, set) : api.save(owner, set));
    return answer.ok ? { type: 'saved', set: answer.value, sent: set } : saveFailed(answer.error.status);
  };
  const perform = (effect: ToyRulesEffect): Promise<ToyRulesEvent | void> => {
    switch (effect.type) {
      case 'load':
        return load(effect.owner);
      case 'loadStep':
        return loadStep(effect.country);
      case 'save':
        return save(effect);
    }
  };
  const actor = createActor<ToyRulesState, ToyRulesEvent, ToyRulesEffect>({
    initial: NO_RULES,
    transition: toyRules,
    slots: createSlots(),
    perform,
  });

  return {
    watch: readOnly(actor),
    /** Rules in force: the saved rules, else the default ones. */
    current: () => currentRules(actor.state()),
    /** Loads rules and prices. @param country country of the credit step. @spec §7 Toys, Per-country config */
    load: (owner: PerformerId, country: string) => actor.send({ type: 'loadRequested', owner, country }),
    /** Loads them again after a failure; until then tips follow the default rules. */
    reload: () => actor.send({ type: 'reloadRequested' }),
    /** Adds a rule for these toys to the draft. @spec §5 Toys — at most 6 rules */
    add: (toys: readonly ToyId[]) => actor.send({ type: 'added', toys }),
    edit: (rule: ToyRuleId, change: ToyRuleChange) => actor.send({ type: 'edited', rule, change }),
    /** Removes an added rule from the draft; a default rule stays, with an error. @spec §5 Toys — rule ids up to 4 cannot be removed */
    remove: (rule: ToyRuleId) => actor.send({ type: 'removed', rule }),
    move: (rule: ToyRuleId, place: number) => actor.send({ type: 'moved', rule, place }),
    editSpecial: (pattern: SpecialPattern, change: SpecialRuleChange) =>
      actor.send({ type: 'specialEdited', pattern, change }),
    switchOn: (change: Partial<Pick<ToyRuleSet, 'hasRules' | 'hasSpecial'>>) =>
      actor.send({ type: 'switched', change }),
    /** Deletes removed rules and saves the draft: with POST the first time, with PUT later. @spec §7 PUT, POST … toys/rules */
    save: () => actor.send({ type: 'saveRequested' }),
    /** Reverts to the saved rules. */
    undo: () => actor.send({ type: 'undoRequested' }),
    toysKnown: (toys: readonly ToyId[]) => actor.send({ type: 'toysKnown', toys }),
    reset: () => actor.send({ type: 'reset' }),
  };
};
