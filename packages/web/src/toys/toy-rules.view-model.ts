import { computed, makeObservable } from 'mobx';
import { currency } from '@greenroom/core/formatting/money';
import type { ToyRuleId, ToyId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { MOTIONS, switchMotion, type Motion } from '@greenroom/core/toys/motions';
import { currentJob, type ToyQueueState } from '@greenroom/core/toys/queue/toy-queue-state';
import {
  adviceFor,
  tipsOfRule,
  tipsWithoutRule,
  type TipRange,
  type RuleAdvice,
} from '@greenroom/core/toys/rules/rule-advice';
import { shareForFiveSeconds, shareOfCredits } from '@greenroom/core/toys/rules/toy-pricing';
import {
  maxReactionTime,
  type SpecialPattern,
  type ToyRule,
  type SpecialRule,
} from '@greenroom/core/toys/rules/toy-rule';
import { mayRemoveRule, type SpecialRuleChange, type ToyRuleChange } from '@greenroom/core/toys/rules/toy-rule-set';
import type { ToyList } from '@greenroom/core/toys/toy-list.machine';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import type { ToyRuleErrorCode } from '@greenroom/core/toys/toys.errors';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import type { CheckItem } from '../ui/CheckGroup.tsx';
import type { RulesSaveModel } from './RulesSaveBar.tsx';
import { toyErrorKey, type ToyErrorKey } from './toy-error-key.ts';

/** Rule in editing with what it pays and its longest reaction. */
export interface RuleFacts {
  /** Amount that the performer gets for a payment, once. */
  readonly share: string;
  /** The same for each 5 seconds of the reaction, in words. */
  readonly rate: string;
  /** In seconds. */
  readonly longest: number;
  readonly problems: readonly ToyRuleErrorCode[];
  /** The toys run it now, or it waits for them. */
  readonly isTried: boolean;
}

export interface RuleModel extends RuleFacts {
  readonly rule: ToyRule;
  readonly removable: boolean;
  /** Tips that run it; undefined for a rule that none runs. */
  readonly tips: TipRange | undefined;
  readonly advice: readonly RuleAdvice[];
}

export interface SpecialRuleModel extends RuleFacts {
  readonly rule: SpecialRule;
}

/** Mirrors the rules in editing, with price and longest duration of each. @spec §3 Toy rule, §5 Toys */
export class ToyRulesViewModel {
  readonly reload: () => void;
  readonly edit: (rule: ToyRuleId, change: ToyRuleChange) => void;
  readonly move: (rule: ToyRuleId, place: number) => void;
  readonly remove: (rule: ToyRuleId) => void;
  readonly editSpecial: (pattern: SpecialPattern, change: SpecialRuleChange) => void;
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
      wrongRule: computed,
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

  /** True when the rules could not be loaded: there is nothing to edit. */
  get isNotLoaded(): boolean {
    const { status, isKnown } = read(this.#rules.watch);
    return status === 'failed' && !isKnown;
  }

  /** True when known rules could not be loaded again. */
  get mayBeOld(): boolean {
    const { status, isKnown, saving } = read(this.#rules.watch);
    return status === 'failed' && isKnown && !saving;
  }

  get errorKey(): ToyErrorKey | undefined {
    return toyErrorKey(read(this.#rules.watch).error);
  }

  /** Rule or pattern that the error is about, where it is about one. */
  get wrongRule(): ToyRuleId | SpecialPattern | undefined {
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

  get rules(): readonly RuleModel[] {
    const { rules } = read(this.#rules.watch).draft;
    return rules.map((rule) => ({
      rule,
      removable: mayRemoveRule(rule.id),
      tips: tipsOfRule(rule, rules),
      advice: adviceFor(rule, rules, read(this.#list).toys),
      ...this.#factsOf(rule, rule.id),
    }));
  }

  /** Tips that run nothing. */
  get gap(): TipRange | undefined {
    return tipsWithoutRule(read(this.#rules.watch).draft.rules);
  }

  get specialRules(): readonly SpecialRuleModel[] {
    return read(this.#rules.watch).draft.specialRules.map((rule) => ({ rule, ...this.#factsOf(rule, rule.pattern) }));
  }

  get known(): readonly CheckItem<ToyId>[] {
    return read(this.#list).toys.map(({ id, name }) => ({ value: id, label: name }));
  }

  /** Motions that a rule can use. */
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

  readonly tryRule: (rule: ToyRule) => void = (rule) => this.#toys.trigger({ kind: 'ruleTest', rule });

  readonly tryPattern: (rule: SpecialRule) => void = (rule) => this.#toys.trigger({ kind: 'patternTest', rule });

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

export type ToyRulesModel = PublicOf<ToyRulesViewModel>;
