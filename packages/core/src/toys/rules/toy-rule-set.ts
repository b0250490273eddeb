import { toyRuleId, type ToyId, type ToyRuleId } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { credits } from '../../kernel/units.ts';
import { DEFAULT_RULES, LAST_DEFAULT_RULE, MAX_AMOUNT, MAX_RULES, NEW_RULE } from '../toys.constants.ts';
import type { ToyRuleErrorCode } from '../toys.errors.ts';
import {
  DEFAULT_SPECIAL_RULES,
  type OtherPatternRule,
  ruleProblems,
  type SpecialPattern,
  type SpecialRule,
  specialRuleProblems,
  type ToyRule,
} from './toy-rule.ts';

/** Rules by which a customer's credits move the toys. @spec §3 Rules payload */
export interface ToyRuleSet {
  /** True when tips move the toys. */
  readonly hasRules: boolean;
  /** True when customers may choose patterns by name. */
  readonly hasSpecial: boolean;
  /** In the performer's order. */
  readonly rules: readonly ToyRule[];
  readonly specialRules: readonly SpecialRule[];
  /** Missing where there are none. */
  readonly otherPatterns?: readonly OtherPatternRule[];
}

export type ToyRuleChange = Partial<Omit<ToyRule, 'id'>>;
export type SpecialRuleChange = Partial<Omit<SpecialRule, 'id' | 'pattern'>>;

/** Rules of a performer who saved none: tips make toys vibrate, patterns are off. @spec §9 Default rules, Special rules */
export const DEFAULT_RULE_SET: ToyRuleSet = {
  hasRules: true,
  hasSpecial: false,
  rules: DEFAULT_RULES.map((rule) => ({ ...rule, toys: [], motions: ['vibrate'] })),
  specialRules: DEFAULT_SPECIAL_RULES,
};

/** The default rules, applied to all of the performer's toys: the first draft. @spec §9 Default rules */
export const defaultRuleSetFor = (toys: readonly ToyId[]): ToyRuleSet => ({
  ...DEFAULT_RULE_SET,
  rules: DEFAULT_RULE_SET.rules.map((rule) => ({ ...rule, toys })),
  specialRules: DEFAULT_RULE_SET.specialRules.map((rule) => ({ ...rule, toys })),
});

type Edited = Result<ToyRuleSet, ToyRuleErrorCode>;

const freeId = (rules: readonly ToyRule[]): ToyRuleId | undefined =>
  Array.from({ length: MAX_RULES }, (_, index) => toyRuleId(index + 1)).find(
    (id) => !rules.some((rule) => rule.id === id),
  );

const freeAmount = (rules: readonly ToyRule[]): ToyRule['amount'] => {
  const taken = new Set(rules.map((rule) => rule.amount));
  for (let amount: number = NEW_RULE.amount; amount <= MAX_AMOUNT; amount += 1)
    if (!taken.has(credits(amount))) return credits(amount);
  return MAX_AMOUNT;
};

/**
 * Adds a new rule for tips at the end of the list, up to 6 rules.
 * @spec §5 Toys — at most 6 rules; §9 New rule default — reaction 10, intensity 20
 */
export const addRule = (set: ToyRuleSet, toys: readonly ToyId[]): Edited => {
  const id = freeId(set.rules);
  if (id === undefined || set.rules.length >= MAX_RULES) return err('toys.tooManyRules');
  const rule: ToyRule = { ...NEW_RULE, amount: freeAmount(set.rules), id, toys, motions: ['vibrate'] };
  return ok({ ...set, rules: [...set.rules, rule] });
};

/** Changes a rule. Wrong values may be typed; they are refused at a save. @spec §5 Toys */
export const editRule = (set: ToyRuleSet, id: ToyRuleId, change: ToyRuleChange): ToyRuleSet => ({
  ...set,
  rules: set.rules.map((rule) => (rule.id === id ? { ...rule, ...change } : rule)),
});

export const editSpecialRule = (set: ToyRuleSet, pattern: SpecialPattern, change: SpecialRuleChange): ToyRuleSet => ({
  ...set,
  specialRules: set.specialRules.map((rule) => (rule.pattern === pattern ? { ...rule, ...change } : rule)),
});

/**
 * Checks whether the performer may remove a rule: only one that was added.
 * @spec §5 Toys — rule ids up to 4 (default rules) cannot be removed
 */
export const mayRemoveRule = (id: ToyRuleId): boolean => id > LAST_DEFAULT_RULE;

export const removeRule = (set: ToyRuleSet, id: ToyRuleId): Edited =>
  mayRemoveRule(id) ? ok({ ...set, rules: set.rules.filter((rule) => rule.id !== id) }) : err('toys.defaultRuleStays');

/** @param place from 0; beyond either end it stops at the end */
export const moveRule = (set: ToyRuleSet, id: ToyRuleId, place: number): ToyRuleSet => {
  const rule = set.rules.find((each) => each.id === id);
  if (rule === undefined) return set;
  const others = set.rules.filter((each) => each !== rule);
  return { ...set, rules: others.toSpliced(Math.max(0, place), 0, rule) };
};

/** One thing that keeps the set from being saved. `rule` is missing where it is about the whole list. */
export interface RuleProblem {
  readonly rule?: ToyRuleId | SpecialPattern;
  readonly code: ToyRuleErrorCode;
}

/** Finds the problems of a set of toy rules. @returns nothing when the set may be saved. @spec §5 Toys */
export const ruleSetProblems = (set: ToyRuleSet): readonly RuleProblem[] => [
  ...(set.rules.length > MAX_RULES ? [{ code: 'toys.tooManyRules' } as const] : []),
  ...(set.hasRules ? set.rules.flatMap((rule) => ruleProblems(rule).map((code) => ({ rule: rule.id, code }))) : []),
  ...(set.hasSpecial
    ? set.specialRules.flatMap((rule) => specialRuleProblems(rule).map((code) => ({ rule: rule.pattern, code })))
    : []),
];
