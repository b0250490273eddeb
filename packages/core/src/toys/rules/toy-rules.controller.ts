import { detach } from '../../kernel/detach.ts';
import type { PerformerId, ToyId, ToyRuleId } from '../../kernel/ids.ts';
import type { Log } from '../../kernel/log.port.ts';
import { createActor, type Watchable } from '../../kernel/machine.ts';
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

export interface ToyRulesController {
  readonly watch: Watchable<ToyRulesState>;
  /** Rules in force: the saved rules, else the default ones. */
  readonly current: () => ToyRuleSet;
  /** Loads rules and prices. @param country whose credit step holds for the performer. @spec §7 Toys, Per-country config */
  readonly load: (owner: PerformerId, country: string) => void;
  /** Loads them once more where that failed: until they are there tips follow the default rules. */
  readonly reload: () => void;
  /** Adds a rule for these toys to the draft. @spec §5 Toys — at most 6 rules */
  readonly add: (toys: readonly ToyId[]) => void;
  readonly edit: (rule: ToyRuleId, change: ToyRuleChange) => void;
  /** Removes an added rule from the draft; a default rule stays, with an error. @spec §5 Toys — rule ids up to 4 cannot be removed */
  readonly remove: (rule: ToyRuleId) => void;
  readonly move: (rule: ToyRuleId, place: number) => void;
  readonly editSpecial: (pattern: SpecialPattern, change: SpecialRuleChange) => void;
  readonly switchOn: (change: Partial<Pick<ToyRuleSet, 'hasRules' | 'hasSpecial'>>) => void;
  /** Deletes removed rules and saves the draft: with POST the first time, with PUT later. @spec §7 PUT, POST … toys/rules */
  readonly save: () => void;
  /** Back to what is saved. */
  readonly undo: () => void;
  readonly toysKnown: (toys: readonly ToyId[]) => void;
  readonly reset: () => void;
}

type LoadEffect = Extract<ToyRulesEffect, { type: 'load' }>;

/** Runs the rules machine through the platform's calls. @spec §7 Toys */
export const createToyRulesController = (deps: {
  readonly api: ToyRulesApi;
  readonly log: Log;
}): ToyRulesController => {
  const { api, log } = deps;

  const loadStep = async ({ owner, country }: LoadEffect): Promise<void> => {
    const steps = await api.creditSteps();
    if (!steps.ok) log.write('warn', 'The credit step is the default one', { status: steps.error.status });
    else if (actor.state().owner === owner)
      actor.send({ type: 'stepKnown', creditStep: creditStepFor(steps.value, country) });
  };
  const load = async (effect: LoadEffect): Promise<void> => {
    detach(loadStep(effect));
    const { owner, call } = effect;
    const answer = await api.load(owner);
    if (!answer.ok) log.write('error', 'Toy rules not loaded', { status: answer.error.status });
    actor.send(answer.ok ? { type: 'loaded', call, set: answer.value } : { type: 'failed', call, what: 'load' });
  };
  const save = async (effect: Extract<ToyRulesEffect, { type: 'save' }>): Promise<void> => {
    const { owner, call, set, isFirst, removed } = effect;
    for (const rule of removed) {
      const gone = await api.remove(owner, rule);
      // A rule that is gone already has been deleted.
      if (!gone.ok && gone.error.status !== 404) return saveFailed(call, gone.error.status);
    }
    const answer = await (isFirst ? api.create(owner, set) : api.save(owner, set));
    if (!answer.ok) return saveFailed(call, answer.error.status);
    actor.send({ type: 'saved', call, set: answer.value, sent: set });
  };
  const saveFailed = (call: number, status: number): void => {
    log.write('error', 'Toy rules not saved', { status });
    actor.send({ type: 'failed', call, what: 'save' });
  };
  const actor = createActor<ToyRulesState, ToyRulesEvent, ToyRulesEffect>({
    initial: NO_RULES,
    transition: toyRules,
    perform: (effect) => (effect.type === 'load' ? load(effect) : save(effect)),
  });

  return {
    watch: actor,
    current: () => currentRules(actor.state()),
    load: (owner, country) => actor.send({ type: 'loadAsked', owner, country }),
    reload: () => actor.send({ type: 'reloadAsked' }),
    add: (toys) => actor.send({ type: 'added', toys }),
    edit: (rule, change) => actor.send({ type: 'edited', rule, change }),
    remove: (rule) => actor.send({ type: 'removed', rule }),
    move: (rule, place) => actor.send({ type: 'moved', rule, place }),
    editSpecial: (pattern, change) => actor.send({ type: 'specialEdited', pattern, change }),
    switchOn: (change) => actor.send({ type: 'switched', change }),
    save: () => actor.send({ type: 'saveAsked' }),
    undo: () => actor.send({ type: 'undoAsked' }),
    toysKnown: (toys) => actor.send({ type: 'toysKnown', toys }),
    reset: () => actor.send({ type: 'reset' }),
  };
};
