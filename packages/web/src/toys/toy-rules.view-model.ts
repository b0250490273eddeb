import { computed, makeObservable } from 'mobx';
import { currency } from '@greenroom/core/formatting/money';
import type { ToyRuleId } from '@greenroom/core/kernel/ids';
import { MOTIONS, switchMotion, type Motion } from '@greenroom/core/toys/motions';
import { currentJob, type ToyQueueState } from '@greenroom/core/toys/queue/toy-queue-state';
import { adviceFor, tipsOfRule, tipsWithoutRule } from '@greenroom/core/toys/rules/rule-advice';
import { shareForFiveSeconds, shareOfCredits } from '@greenroom/core/toys/rules/toy-pricing';
import { maxReactionTime, type SpecialPattern, type ToyRule } from '@greenroom/core/toys/rules/toy-rule';
import { mayRemoveRule } from '@greenroom/core/toys/rules/toy-rule-set';
import type { ToyRulesState } from '@greenroom/core/toys/rules/toy-rules.machine';
import type { ToyList } from '@greenroom/core/toys/toy-list.machine';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { Mirror } from '../mobx/mirror.ts';
import type { RuleFacts, ToyRulesModel } from './rule-models.ts';
import type { RulesSaveModel } from './RulesSaveBar.tsx';
import { toyErrorKey } from './toy-error-key.ts';

/** Mirrors the rules in editing, with price and longest duration of each. @spec §3 Toy rule, §5 Toys */
export class ToyRulesViewModel implements ToyRulesModel {
  readonly reload: () => void;
  readonly edit: ToyRulesModel['edit'];
  readonly move: ToyRulesModel['move'];
  readonly remove: ToyRulesModel['remove'];
  readonly editSpecial: ToyRulesModel['editSpecial'];
  readonly #toys: Pick<ToysController, 'trigger'>;
  readonly #rules: ToysController['rules'];
  readonly #queue: Mirror<ToyQueueState>;
  readonly #state: Mirror<ToyRulesState>;
  readonly #list: Mirror<ToyList>;

  constructor(toys: Pick<ToysController, 'rules' | 'list' | 'queue' | 'trigger'>) {
    const { rules, list, queue } = toys;
    this.reload = rules.reload;
    this.edit = rules.edit;
    this.move = rules.move;
    this.remove = rules.remove;
    this.editSpecial = rules.editSpecial;
    this.#toys = toys;
    this.#rules = rules;
    this.#queue = new Mirror(queue.watch);
    this.#state = new Mirror(rules.watch);
    this.#list = new Mirror(list);
    makeObservable<this, 'tried'>(this, {
      tried: computed,
      gap: computed,
      loading: computed,
      isNotLoaded: computed,
      mayBeOld: computed,
      errorKey: computed,
      wrongRule: computed,
      hasRules: computed,
      hasSpecial: computed,
      rules: computed,
      specialRules: computed,
      known: computed,
      motions: computed,
      save: computed,
    });
  }

  get loading(): boolean {
    const { status, isKnown } = this.#state.current;
    return status === 'loading' && !isKnown;
  }

  get isNotLoaded(): boolean {
    const { status, isKnown } = this.#state.current;
    return status === 'failed' && !isKnown;
  }

  get mayBeOld(): boolean {
    const { status, isKnown, saving } = this.#state.current;
    return status === 'failed' && isKnown && !saving;
  }

  get errorKey(): ToyRulesModel['errorKey'] {
    return toyErrorKey(this.#state.current.error);
  }

  get wrongRule(): ToyRulesModel['wrongRule'] {
    const { problems, error } = this.#state.current;
    const [first] = problems;
    return first?.code === error ? first?.rule : undefined;
  }

  get hasRules(): boolean {
    return this.#state.current.draft.hasRules;
  }

  get hasSpecial(): boolean {
    return this.#state.current.draft.hasSpecial;
  }

  get rules(): ToyRulesModel['rules'] {
    const { rules } = this.#state.current.draft;
    return rules.map((rule) => ({
      rule,
      removable: mayRemoveRule(rule.id),
      tips: tipsOfRule(rule, rules),
      advice: adviceFor(rule, rules, this.#list.current.toys),
      ...this.#factsOf(rule, rule.id),
    }));
  }

  get gap(): ToyRulesModel['gap'] {
    return tipsWithoutRule(this.#state.current.draft.rules);
  }

  get specialRules(): ToyRulesModel['specialRules'] {
    return this.#state.current.draft.specialRules.map((rule) => ({ rule, ...this.#factsOf(rule, rule.pattern) }));
  }

  get known(): ToyRulesModel['known'] {
    return this.#list.current.toys.map(({ id, name }) => ({ value: id, label: name }));
  }

  get motions(): readonly Motion[] {
    const { toys } = this.#list.current;
    const chosen = this.#state.current.draft.rules.flatMap((rule) => rule.motions);
    const offered = toys.length === 0 ? MOTIONS : toys.flatMap((toy) => toy.offers);
    return MOTIONS.filter((motion) => offered.includes(motion) || chosen.includes(motion));
  }

  get save(): RulesSaveModel {
    const { isEdited, problems, saved, saving } = this.#state.current;
    const editedWord = problems.length > 0 ? 'problems' : 'edited';
    const savedWord = saved === undefined ? 'none' : 'saved';
    return { word: isEdited ? editedWord : savedWord, saving, save: this.#rules.save, undo: this.#rules.undo };
  }

  /** Ids of rules and patterns of which a test runs or waits in the queue. */
  private get tried(): ReadonlySet<ToyRuleId | SpecialPattern> {
    const { waiting } = this.#queue.current;
    const current = currentJob(this.#queue.current);
    const jobs = [...(current === undefined ? [] : [current]), ...waiting.map(({ job }) => job)];
    return new Set(
      jobs.flatMap(({ trigger }): readonly (ToyRuleId | SpecialPattern)[] => {
        if (trigger.kind === 'ruleTest') return [trigger.rule.id];
        return trigger.kind === 'patternTest' ? [trigger.rule.pattern] : [];
      }),
    );
  }

  readonly tryRule: ToyRulesModel['tryRule'] = (rule) => this.#toys.trigger({ kind: 'ruleTest', rule });

  readonly tryPattern: ToyRulesModel['tryPattern'] = (rule) => this.#toys.trigger({ kind: 'patternTest', rule });

  readonly add = (): void => this.#rules.add(this.#list.current.toys.map(({ id }) => id));

  /** Switches a motion of a rule on or off. The last one may go off during editing; saving refuses it. */
  readonly switchMotion = ({ id, motions }: ToyRule, motion: Motion): void => {
    const switched = switchMotion(motions, motion);
    this.#rules.edit(id, { motions: switched.ok ? switched.value : [] });
  };

  readonly toggleRules = (): void => this.#rules.switchOn({ hasRules: !this.hasRules });

  readonly toggleSpecial = (): void => this.#rules.switchOn({ hasSpecial: !this.hasSpecial });

  readonly dispose = (): void => {
    for (const mirror of [this.#state, this.#list, this.#queue]) mirror.dispose();
  };

  #factsOf(
    { amount, reactionTime }: Pick<ToyRule, 'amount' | 'reactionTime'>,
    id: ToyRuleId | SpecialPattern,
  ): RuleFacts {
    const { creditStep, problems } = this.#state.current;
    const share = shareOfCredits(amount, creditStep);
    return {
      share: currency(share),
      rate: currency(shareForFiveSeconds(share, reactionTime)),
      longest: maxReactionTime(amount > 0 ? amount : undefined),
      problems: problems.flatMap(({ rule, code }) => (rule === id ? [code] : [])),
      isTried: this.tried.has(id),
    };
  }
}
