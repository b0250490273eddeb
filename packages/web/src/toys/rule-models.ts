import type { ToyId, ToyRuleId } from '@greenroom/core/kernel/ids';
import type { Motion } from '@greenroom/core/toys/motions';
import type { RuleAdvice, TipRange } from '@greenroom/core/toys/rules/rule-advice';
import type { SpecialPattern, SpecialRule, ToyRule } from '@greenroom/core/toys/rules/toy-rule';
import type { SpecialRuleChange, ToyRuleChange } from '@greenroom/core/toys/rules/toy-rule-set';
import type { ToyRuleErrorCode } from '@greenroom/core/toys/toys.errors';
import type { CheckItem } from '../ui/CheckGroup.tsx';
import type { RulesSaveModel } from './RulesSaveBar.tsx';
import type { ToyErrorKey } from './toy-error-key.ts';

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

export interface ToyRulesModel {
  readonly loading: boolean;
  /** True when the rules could not be loaded: there is nothing to edit. */
  readonly isNotLoaded: boolean;
  /** True when known rules could not be loaded again. */
  readonly mayBeOld: boolean;
  readonly errorKey: ToyErrorKey | undefined;
  /** Rule or pattern that the error is about, where it is about one. */
  readonly wrongRule: ToyRuleId | SpecialPattern | undefined;
  readonly hasRules: boolean;
  readonly hasSpecial: boolean;
  readonly rules: readonly RuleModel[];
  /** Tips that run nothing. */
  readonly gap: TipRange | undefined;
  readonly specialRules: readonly SpecialRuleModel[];
  readonly known: readonly CheckItem<ToyId>[];
  /** Motions that a rule can use. */
  readonly motions: readonly Motion[];
  readonly save: RulesSaveModel;
  readonly reload: () => void;
  readonly add: () => void;
  readonly toggleRules: () => void;
  readonly toggleSpecial: () => void;
  readonly edit: (rule: ToyRuleId, change: ToyRuleChange) => void;
  readonly switchMotion: (rule: ToyRule, motion: Motion) => void;
  readonly move: (rule: ToyRuleId, place: number) => void;
  readonly remove: (rule: ToyRuleId) => void;
  readonly editSpecial: (pattern: SpecialPattern, change: SpecialRuleChange) => void;
  readonly tryRule: (rule: ToyRule) => void;
  readonly tryPattern: (rule: SpecialRule) => void;
}
