import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toyId, toyRuleId } from '../../kernel/ids.ts';
import { credits, seconds } from '../../kernel/units.ts';
import {
  addRule,
  DEFAULT_RULE_SET,
  defaultRuleSetFor,
  editRule,
  editSpecialRule,
  moveRule,
  removeRule,
  ruleSetProblems,
  type ToyRuleChange,
} from './toy-rule-set.ts';
import { maxReactionTime } from './toy-rule.ts';

const lush = toyId('lush-1');
const set = defaultRuleSetFor([lush]);
const full = [1, 2].reduce((rules) => {
  const more = addRule(rules, [lush]);
  return more.ok ? more.value : rules;
}, set);

it('starts from the default rules 1/2/5, 3/6/10, 5/15/15 and 7/28/20', () => {
  const rows = DEFAULT_RULE_SET.rules.map((rule) => [rule.id, rule.amount, rule.reactionTime, rule.intensity]);
  expect(rows).toEqual([
    [1, 1, 2, 5],
    [2, 3, 6, 10],
    [3, 5, 15, 15],
    [4, 7, 28, 20],
  ]);
});

it('starts from special rules of 4 credits, random of 5, each for 10 seconds', () => {
  const rows = DEFAULT_RULE_SET.specialRules.map((rule) => [rule.pattern, rule.amount, rule.reactionTime]);
  expect(rows).toEqual([
    ['wave', 4, 10],
    ['pulse', 4, 10],
    ['earthquake', 4, 10],
    ['fireworks', 4, 10],
    ['random', 5, 10],
  ]);
});

it('adds a rule of 10 seconds at intensity 20, at once valid', () => {
  expect(full.rules[4]).toMatchObject({ id: 5, amount: 4, reactionTime: 10, intensity: 20 });
  expect(full.rules[5]).toMatchObject({ id: 6, amount: 6 });
  expect(ruleSetProblems(full)).toEqual([]);
});

it('has 6 rules at most', () => {
  expect(addRule(full, [lush])).toEqual({ ok: false, error: 'toys.tooManyRules' });
});

it.each([1, 2, 3, 4])('keeps the default rule %i', (id) => {
  expect(removeRule(full, toyRuleId(id))).toEqual({ ok: false, error: 'toys.defaultRuleStays' });
});

it('removes rule 5 and gives its number to the next', () => {
  const removed = removeRule(full, toyRuleId(5));
  const again = removed.ok ? addRule(removed.value, [lush]) : removed;
  expect(again.ok && again.value.rules.map((rule) => rule.id)).toEqual([1, 2, 3, 4, 6, 5]);
});

it('moves a rule within the list', () => {
  const ids = (place: number) => moveRule(set, toyRuleId(4), place).rules.map((rule) => rule.id);
  expect(ids(0)).toEqual([4, 1, 2, 3]);
  expect(ids(-5)).toEqual([4, 1, 2, 3]);
  expect(ids(99)).toEqual([1, 2, 3, 4]);
});

it.each<[ToyRuleChange, string]>([
  [{ toys: [] }, 'toys.noDevicesSelected'],
  [{ amount: credits(13) }, 'toys.amountOutOfRange'],
  [{ amount: credits(0) }, 'toys.amountOutOfRange'],
  [{ amount: credits(1.5) }, 'toys.amountOutOfRange'],
  [{ reactionTime: seconds(3) }, 'toys.reactionTimeOutOfRange'],
  [{ reactionTime: seconds(0) }, 'toys.reactionTimeOutOfRange'],
  [{ intensity: 21 }, 'toys.intensityOutOfRange'],
  [{ motions: [] }, 'toys.atleastOneCapabilty'],
  [{ motions: ['preset', 'vibrate'] }, 'toys.atleastOneCapabilty'],
])('refuses a first rule with %j', (change, code) => {
  expect(ruleSetProblems(editRule(set, toyRuleId(1), change))).toEqual([{ rule: 1, code }]);
});

it('accepts a rule whose only motion is one that this product does not know', () => {
  expect(ruleSetProblems(editRule(set, toyRuleId(1), { motions: [], otherMotions: ['twirl'] }))).toEqual([]);
});

it('looks at a special rule only when customers may choose it', () => {
  const offered = { ...set, hasSpecial: true };
  expect(ruleSetProblems(editSpecialRule(offered, 'wave', { toys: [] }))).toEqual([]);
  expect(ruleSetProblems(editSpecialRule(offered, 'wave', { toys: [], checked: true }))).toEqual([
    { rule: 'wave', code: 'toys.noDevicesSelected' },
  ]);
});

it('accepts every reaction from 1 second to amount × (⌈amount/3⌉ + 1) and none beyond', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: -5, max: 99 }), (amount, reaction) => {
      const change = { amount: credits(amount), reactionTime: seconds(reaction) };
      const fits = reaction >= 1 && reaction <= maxReactionTime(credits(amount));
      expect(ruleSetProblems(editRule(set, toyRuleId(1), change))).toHaveLength(fits ? 0 : 1);
    }),
  );
});
