import * as z from 'zod/mini';
import { toyId, toyRuleId, type ToyId, type ToyRuleId } from '@greenroom/core/kernel/ids';
import { ok } from '@greenroom/core/kernel/result';
import { cents, credits, seconds, type Credits, type Seconds } from '@greenroom/core/kernel/units';
import { isMotion } from '@greenroom/core/toys/motions';
import type { CreditSteps } from '@greenroom/core/toys/rules/toy-pricing';
import {
  DEFAULT_SPECIAL_RULES,
  isSpecialPattern,
  type OtherPatternRule,
  SPECIAL_PATTERNS,
  type SpecialRule,
  type ToyRule,
} from '@greenroom/core/toys/rules/toy-rule';
import type { ToyRuleSet } from '@greenroom/core/toys/rules/toy-rule-set';
import type { ToyRulesApi } from '@greenroom/core/toys/toy-rules-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls, type Refusal } from '../http/call.ts';
import { flagWire, mapped, orElse } from '../http/fields.wire.ts';

const ruleIdWire = z.codec(z.int(), z.custom<ToyRuleId>(), { decode: toyRuleId, encode: Number });
const creditsWire = z.codec(z.number(), z.custom<Credits>(), { decode: credits, encode: Number });
const reactionWire = z.codec(z.number(), z.custom<Seconds>(), { decode: seconds, encode: Number });
const toyIdsWire = z.codec(z.array(z.string()), z.custom<readonly ToyId[]>(), {
  decode: (ids) => ids.map(toyId),
  encode: (ids) => [...ids],
});
/** One rule: its price in credits, the seconds and intensity of the reaction, and the toys and motions that react. @spec §3 Toy rule */
const ruleFieldsWire = z.object({
  id: ruleIdWire,
  toys: toyIdsWire,
  amount: creditsWire,
  reactionTime: reactionWire,
  intensity: z.number(),
  motions: z.array(z.string()),
});

/** The same, with motions that this product does not know apart from the others. */
const ruleWire = z.codec(ruleFieldsWire, z.custom<ToyRule>(), {
  decode: ({ motions, ...rule }) => {
    const otherMotions = motions.filter((motion) => !isMotion(motion));
    const known = { ...rule, motions: motions.filter(isMotion) };
    return otherMotions.length === 0 ? known : { ...known, otherMotions };
  },
  encode: ({ motions, otherMotions = [], ...rule }) => ({ ...rule, motions: [...motions, ...otherMotions] }),
});

/** One pattern: its price in credits, its seconds and toys, and whether customers may choose it. @spec §3 Special rule */
const specialRuleWire = z.object({
  id: ruleIdWire,
  amount: creditsWire,
  toys: toyIdsWire,
  reactionTime: reactionWire,
  pattern: z.enum(SPECIAL_PATTERNS),
  checked: z.boolean(),
});

/** The same for a pattern that this product does not know: with whatever else the platform says of it. */
const otherPatternWire = z.looseObject({
  ...specialRuleWire.shape,
  pattern: z.string().check(z.refine((pattern) => !isSpecialPattern(pattern))),
});

const specialRulesWire = z.readonly(z.array(z.union([specialRuleWire, otherPatternWire])));

/**
 * Body that saves all rules at once, with the switches of tips and of patterns.
 * @spec §7 Toys — save body: hasSpecial, hasRules, rules, specialRules
 */
export const ruleSetBodyWire = z.object({
  hasSpecial: z.boolean(),
  hasRules: z.boolean(),
  rules: z.readonly(z.array(ruleWire)),
  specialRules: specialRulesWire,
});

type RuleSetBody = z.output<typeof ruleSetBodyWire>;

const isKnownPattern = (rule: SpecialRule | OtherPatternRule): rule is SpecialRule => isSpecialPattern(rule.pattern);

/** Keeps the patterns that this product does not know apart from the others. */
export const bodyToRuleSet = ({ specialRules, ...set }: RuleSetBody): ToyRuleSet => {
  const otherPatterns = specialRules.filter((rule) => !isKnownPattern(rule));
  const known = { ...set, specialRules: specialRules.filter(isKnownPattern) };
  return otherPatterns.length === 0 ? known : { ...known, otherPatterns };
};

const ruleSetToBody = ({ otherPatterns = [], specialRules, ...set }: ToyRuleSet): RuleSetBody => ({
  ...set,
  specialRules: [...specialRules, ...otherPatterns],
});

const savedWire = mapped(
  z.object({
    rules: z.readonly(z.array(ruleWire)),
    hasSpecial: orElse(flagWire, false),
    hasRules: orElse(flagWire, true),
    specialRules: orElse(specialRulesWire, DEFAULT_SPECIAL_RULES),
  }),
  bodyToRuleSet,
);

/** Saved toy rules of the performer; `undefined` where none were ever saved. @spec §7 Toys — response rules.rules, rules.hasSpecial @fortests */
export const ruleSetAnswerWire = mapped(z.object({ rules: z.nullish(savedWire) }), (wire) => wire.rules ?? undefined);

const RULES = '/performer/performer_account/{id}/performer_services/toys/rules';

const countryWire = z.object({ TOY: z.nullish(z.object({ creditStep: z.int().check(z.positive()) })) });

/** A country without a step of its own is left out. */
const creditStepsWire = mapped(z.record(z.string(), countryWire), (wire): CreditSteps => {
  const steps = Object.entries(wire).flatMap(([country, { TOY }]) =>
    TOY === null || TOY === undefined ? [] : [[country, cents(TOY.creditStep)] as const],
  );
  return new Map(steps);
});

const WRONG_RULES: Refusal = {
  status: 422,
  error: 'invalid_rules',
  when: 'a rule breaks a limit, or a default rule is missing',
};

export const toyRulesCalls = defineCalls({ origin: 'spec', section: '§7 Toys', access: 'performer' })({
  toyRules: {
    purpose: 'The toy rules; null when none were ever saved.',
    get: RULES,
    answer: ruleSetAnswerWire,
  },
  createToyRules: {
    purpose: 'Saves the first toy rules.',
    post: RULES,
    body: ruleSetBodyWire,
    answer: ruleSetAnswerWire,
    errors: [WRONG_RULES],
  },
  saveToyRules: {
    purpose: 'Saves over earlier toy rules.',
    put: RULES,
    body: ruleSetBodyWire,
    answer: ruleSetAnswerWire,
    errors: [WRONG_RULES],
  },
  deleteToyRule: {
    purpose: 'Removes one toy rule; the default ones stay.',
    delete: `${RULES}/{ruleId}`,
    origin: 'ours',
    errors: [{ status: 409, error: 'default_rule', when: 'the rule is one of the first 4' }],
  },
  countryConfig: {
    purpose: 'Price of a credit of a toy rule in each country, in cents.',
    get: '/country_config',
    origin: 'ours',
    answer: creditStepsWire,
  },
});

/**
 * Statuses by which a platform may also report that no rules are saved. @spec §8 Generic call errors — status 204 or 404 becomes an error
 */
const NOTHING_SAVED = [204, 404];

export const createToyRulesApi = (client: ApiClient): ToyRulesApi => ({
  load: async (id) => {
    const answer = await client.call(toyRulesCalls.toyRules, { params: { id } });
    return !answer.ok && NOTHING_SAVED.includes(answer.error.status) ? ok(undefined) : answer;
  },
  create: async (id, set) => {
    const answer = await client.call(toyRulesCalls.createToyRules, { params: { id }, body: ruleSetToBody(set) });
    return answer.ok ? ok(answer.value ?? set) : answer;
  },
  save: async (id, set) => {
    const answer = await client.call(toyRulesCalls.saveToyRules, { params: { id }, body: ruleSetToBody(set) });
    return answer.ok ? ok(answer.value ?? set) : answer;
  },
  remove: (id, rule) => client.call(toyRulesCalls.deleteToyRule, { params: { id, ruleId: String(rule) } }),
  creditSteps: () => client.call(toyRulesCalls.countryConfig, {}),
});
