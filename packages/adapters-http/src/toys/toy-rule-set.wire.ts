import * as z from 'zod/mini';
import { toyId, toyRuleId, type ToyId, type ToyRuleId } from '@greenroom/core/kernel/ids';
import { credits, seconds, type Credits, type Seconds } from '@greenroom/core/kernel/units';
import { isMotion, type Motion } from '@greenroom/core/toys/motions';
import {
  DEFAULT_SPECIAL_RULES,
  isSpecialPattern,
  SPECIAL_PATTERNS,
  type SpecialRule,
} from '@greenroom/core/toys/rules/special-rule';
import type { ToyRuleSet } from '@greenroom/core/toys/rules/toy-rule-set';
import { flagWire, orElse } from '../http/fields.wire.ts';

const ruleIdWire = z.codec(z.int(), z.custom<ToyRuleId>(), { decode: toyRuleId, encode: Number });
const creditsWire = z.codec(z.number(), z.custom<Credits>(), { decode: credits, encode: Number });
const reactionWire = z.codec(z.number(), z.custom<Seconds>(), { decode: seconds, encode: Number });
const toyIdsWire = z.codec(z.array(z.string()), z.custom<readonly ToyId[]>(), {
  decode: (ids) => ids.map(toyId),
  encode: (ids) => [...ids],
});
/** A motion that this product does not know is left out. */
const motionsWire = z.codec(z.array(z.string()), z.custom<readonly Motion[]>(), {
  decode: (names) => names.filter(isMotion),
  encode: (motions) => [...motions],
});

/** One rule: its price in credits, the seconds and intensity of the reaction, and the toys and motions that react. @spec §3 Toy rule */
const ruleWire = z.object({
  id: ruleIdWire,
  toys: toyIdsWire,
  amount: creditsWire,
  reactionTime: reactionWire,
  intensity: z.number(),
  motions: motionsWire,
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

/**
 * Body that saves all rules at once, with the switches of tips and of patterns.
 * @spec §7 Toys — save body: hasSpecial, hasRules, rules, specialRules
 */
export const ruleSetBodyWire = z.object({
  hasSpecial: z.boolean(),
  hasRules: z.boolean(),
  rules: z.readonly(z.array(ruleWire)),
  specialRules: z.readonly(z.array(specialRuleWire)),
});

/** A pattern that this product does not know is left out. */
const savedSpecialRulesWire = z.pipe(
  z.readonly(z.array(z.object({ ...specialRuleWire.shape, pattern: z.string() }))),
  z.transform((rules): readonly SpecialRule[] =>
    rules.flatMap(({ pattern, ...rule }) => (isSpecialPattern(pattern) ? [{ ...rule, pattern }] : [])),
  ),
);

const savedWire = z.pipe(
  z.object({
    rules: z.readonly(z.array(ruleWire)),
    hasSpecial: orElse(flagWire, false),
    hasRules: orElse(flagWire, true),
    specialRules: orElse(savedSpecialRulesWire, DEFAULT_SPECIAL_RULES),
  }),
  z.transform((wire): ToyRuleSet => wire),
);

/** Saved toy rules of the performer; `undefined` where none were ever saved. @spec §7 Toys — response rules.rules, rules.hasSpecial */
export const ruleSetAnswerWire = z.pipe(
  z.object({ rules: z.nullish(savedWire) }),
  z.transform((wire) => wire.rules ?? undefined),
);
