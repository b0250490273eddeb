import { expect, it } from 'vitest';
import { reportOf } from '../../../testing/toys/toys-rig.fake.ts';
import { toyRuleId } from '../../kernel/ids.ts';
import { credits } from '../../kernel/units.ts';
import type { Motion } from '../motions.ts';
import { toToy, type Toy } from '../toy.ts';
import { adviceFor, tipsOfRule, tipsWithoutRule } from './rule-advice.ts';
import { DEFAULT_RULE_SET } from './toy-rule-set.ts';
import type { ToyRule } from './toy-rule.ts';

const [EXAMPLE] = DEFAULT_RULE_SET.rules;

const ruleOf = (id: number, amount: number, change: Partial<ToyRule> = {}): ToyRule => {
  if (EXAMPLE === undefined) throw new Error('there is no default rule');
  return { ...EXAMPLE, id: toyRuleId(id), amount: credits(amount), ...change };
};

const toyOf = (id: string, model: string): Toy => {
  const toy = toToy(reportOf(id, model), undefined, 0, false);
  if (toy === undefined) throw new Error(`${model} is not supported`);
  return toy;
};

const LUSH = toyOf('a1', 'lush');
const NORA = toyOf('b2', 'nora');

it('runs each default rule for tips up to the next dearer one', () => {
  const { rules } = DEFAULT_RULE_SET;
  expect(rules.map((rule) => tipsOfRule(rule, rules))).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 4 },
    { from: 5, to: 6 },
    { from: 7, to: undefined },
  ]);
  expect(tipsWithoutRule(rules)).toBeUndefined();
});

it('names the tips below the cheapest rule, which run nothing', () => {
  expect(tipsWithoutRule([ruleOf(1, 7), ruleOf(2, 3)])).toEqual({ from: 1, to: 2 });
  expect(tipsWithoutRule([])).toEqual({ from: 1, to: undefined });
});

it('marks the lower of two rules with one amount as never run', () => {
  const rules = [ruleOf(1, 3), ruleOf(2, 3)];
  expect(rules.map((rule) => adviceFor(rule, rules, []))).toEqual([[], [{ kind: 'neverRuns' }]]);
  expect(rules.map((rule) => tipsOfRule(rule, rules)?.from)).toEqual([3, undefined]);
});

it.each([0, Number.NaN])('says nothing of a rule whose amount is %d', (amount) => {
  const rules = [ruleOf(1, amount), ruleOf(2, amount)];
  expect(rules.map((rule) => [tipsOfRule(rule, rules), adviceFor(rule, rules, [])])).toEqual([
    [undefined, []],
    [undefined, []],
  ]);
});

it.each<[string, readonly Motion[], readonly Toy[], readonly unknown[]]>([
  [
    'a motion that none of its toys has',
    ['vibrate', 'pump'],
    [LUSH, NORA],
    [{ kind: 'motionMissing', motion: 'pump' }],
  ],
  [
    'a toy that has none of its motions',
    ['rotate'],
    [LUSH, NORA],
    [{ kind: 'idleToy', toy: LUSH.id, name: LUSH.name }],
  ],
  ['nothing where each toy has one of them', ['vibrate', 'rotate'], [LUSH, NORA], []],
])('marks %s', (_, motions, toys, advice) => {
  const rule = ruleOf(1, 3, { motions, toys: toys.map(({ id }) => id) });
  expect(adviceFor(rule, [rule], toys)).toEqual(advice);
});

it('does not judge the motions of toys that are away', () => {
  const rule = ruleOf(1, 3, { motions: ['pump'], toys: [LUSH.id, NORA.id] });
  expect(adviceFor(rule, [rule], [LUSH])).toEqual([]);
});
