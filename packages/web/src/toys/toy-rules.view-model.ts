import { computed, makeObservable } from 'mobx';
import { currency } from '@greenroom/core/formatting/money';
import type { ToyRuleId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { MOTIONS, switchMotion, type Motion } from '@greenroom/core/toys/motions';
import { currentJob, type ToyQueueState } from '@greenroom/core/toys/queue/toy-queue-state';
import { adviceFor, tipsOfRule, tipsWithoutRule } from '@greenroom/core/toys/rules/rule-advice';
import { shareForFiveSeconds, shareOfCredits } from '@greenroom/core/toys/rules/toy-pricing';
import { maxReactionTime, type SpecialPattern, type ToyRule } from '@greenroom/core/toys/rules/toy-rule';
import { mayRemoveRule } from '@greenroom/core/toys/rules/toy-rule-set';
import type { ToyList } from '@greenroom/core/toys/toy-list.machine';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { read } from '../mobx/read.ts';
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
  readonly #queue: Watchable<ToyQueueState>;
  readonly #list: Watchable<ToyList>;

  constructor(toys: Pick<ToysController, 'rules' | 'list' | 'queue' | 'trigger'>) {
    const { rules, list, queue } = toys;
    this.reload = rules.reload;
    this.edit = rules.edit;
    this.move = rules.move;
    this.remove = rules.remove;
    this.editSpecial = rules.editSpecial;
    this.#toys = toys;
    this.#rules = rules;
    this.#queue = queue.watch;
    this.#list = list;
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
    const { status, isKnown } = read(this.#rules.watch);
    return status === 'loading' && !isKnown;
  }

  get isNotLoaded(): boolean {
    const { status, isKnown } = read(this.#rules.watch);
    return status === 'failed' && !isKnown;
  }

  get mayBeOld(): boolean {
    const { status, isKnown, saving } = read(this.#rules.watch);
    return status === 'failed' && isKnown && !saving;
  }

  get errorKey(): ToyRulesModel['errorKey'] {
    return toyErrorKey(read(this.#rules.watch).error);
  }

  get wrongRule(): ToyRulesModel['wrongRule'] {
    const { problems, error } = read(this.#rules.watch);
    const [first] = problems;
    return first?.code === error ? first?.rule : undefined;
  }

  get hasRules(): boolean {
    return read(this.#rules.watch).draft.hasRules;
  }

  get hasSpecial(): boolean {
    return read(this.#rules.watch).draft.hasSpecial;
  }

  get rules(): ToyRulesModel['rules'] {
    const { rules } = read(this.#rules.watch).draft;
    return rules.map((rule) => ({
      rule,
      removable: mayRemoveRule(rule.id),
      tips: tipsOfRule(rule, rules),
      advice: adviceFor(rule, rules, read(this.#list).toys),
      ...this.#factsOf(rule, rule.id),
    }));
  }

  get gap(): ToyRulesModel['gap'] {
    return tipsWithoutRule(read(this.#rules.watch).draft.rules);
  }

  get specialRules(): ToyRulesModel['specialRules'] {
    return read(this.#rules.watch).draft.specialRules.map((rule) => ({ rule, ...this.#factsOf(rule, rule.pattern) }));
  }

  get known(): ToyRulesModel['known'] {
    return read(this.#list).toys.map(({ id, name }) => ({ value: id, label: name }));
  }

  get motions(): readonly Motion[] {
    const { toys } = read(this.#list);
    const chosen = read(this.#rules.watch).draft.rules.flatMap((rule) => rule.motions);
    const offered = toys.length === 0 ? MOTIONS : toys.flatMap((toy) => toy.offers);
    return MOTIONS.filter((motion) => offered.includes(motion) || chosen.includes(motion));
  }

  get save(): RulesSaveModel {
    const { isEdited, problems, saved, saving } = read(this.#rules.watch);
    const editedWord = problems.length > 0 ? 'problems' : 'edited';
    const savedWord = saved === undefined ? 'none' : 'saved';
    return { word: isEdited ? editedWord : savedWord, saving, save: this.#rules.save, undo: this.#rules.undo };
  }

  /** Ids of rules and patterns of which a test runs or waits in the queue. */
  private get tried(): ReadonlySet<ToyRuleId | SpecialPattern> {
    const { waiting } = read(this.#queue);
    const current = currentJob(read(this.#queue));
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

  readonly add = (): void => this.#rules.add(read(this.#list).toys.map(({ id }) => id));

  /** Switches a motion of a rule on or off. The last one may go off during editing; saving refuses it. */
  readonly switchMotion = ({ id, motions }: ToyRule, motion: Motion): void => {
    const switched = switchMotion(motions, motion);
    this.#rules.edit(id, { motions: switched.ok ? switched.value : [] });
  };

  readonly toggleRules = (): void => this.#rules.switchOn({ hasRules: !this.hasRules });

  readonly toggleSpecial = (): void => this.#rules.switchOn({ hasSpecial: !this.hasSpecial });

  #factsOf(
    { amount, reactionTime }: Pick<ToyRule, 'amount' | 'reactionTime'>,
    id: ToyRuleId | SpecialPattern,
  ): RuleFacts {
    const { creditStep, problems } = read(this.#rules.watch);
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
