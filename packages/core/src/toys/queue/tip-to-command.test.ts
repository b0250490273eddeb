import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toyId, toyRuleId } from '../../kernel/ids.ts';
import { createSeededRandom } from '../../kernel/seeded-random.ts';
import { credits, seconds } from '../../kernel/units.ts';
import { tipsOfRule, tipsWithoutRule } from '../rules/rule-advice.ts';
import { defaultRuleSetFor, editRule, editSpecialRule, type ToyRuleSet } from '../rules/toy-rule-set.ts';
import { readToyTrigger, type ToyTrigger } from '../toy-trigger.ts';
import { toToy, type Toy } from '../toy.ts';
import { planFor, ruleForTip } from './tip-to-command.ts';

const seen = (id: string, toyType: string, change: Partial<Toy> = {}): Toy => {
  const report = { id: toyId(id), name: id, toyType, connected: true, battery: 80, functions: undefined };
  const toy = toToy(report, undefined, 0, false);
  if (toy === undefined) throw new Error(`${toyType} is not supported`);
  return { ...toy, ...change };
};
const lush = seen('lush', 'lush');
const max = seen('max', 'max');
const rules = defaultRuleSetFor([lush.id]);
const random = createSeededRandom(1);
const plan = (trigger: ToyTrigger, toys: readonly Toy[] = [lush, max], set: ToyRuleSet = rules) =>
  planFor(trigger, { rules: set, toys, random });
const tip = (amount: number): ToyTrigger => ({ kind: 'tip', amount: credits(amount) });

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [6, 3],
  [7, 4],
  [500, 4],
])('lets a tip of %i trigger rule %i, the dearest it pays for', (amount, rule) => {
  expect(ruleForTip(rules.rules, credits(amount))?.id).toBe(rule);
});

it('runs exactly the motion, strength and seconds of the rule on exactly its toys', () => {
  expect(plan(tip(5))).toEqual({
    ok: true,
    value: {
      trigger: tip(5),
      time: 15_000,
      commands: [
        { toy: 'lush', time: 15_000, action: { type: 'function', levels: [{ motion: 'vibrate', level: 15 }] } },
      ],
    },
  });
});

it('gives each motion the strength of its own range, within the sensitivity of the toy', () => {
  const set = editRule(rules, toyRuleId(4), { toys: [max.id], motions: ['vibrate', 'pump', 'rotate'] });
  const gentle = { ...max, sensitivity: { min: 1, max: 8 } };
  const levels = (toy: Toy) => {
    const made = plan(tip(7), [toy], set);
    return made.ok && made.value.commands[0]?.action;
  };
  expect(levels(max)).toEqual({
    type: 'function',
    levels: [
      { motion: 'vibrate', level: 20 },
      { motion: 'pump', level: 3 },
    ],
  });
  expect(levels(gentle)).toMatchObject({ levels: [{ level: 8 }, { level: 2 }] });
});

it('plays the preset of the toy, or a pattern that swells', () => {
  const action = (motions: Toy['motions']) => {
    const made = plan(tip(7), [lush], editRule(rules, toyRuleId(4), { motions }));
    return made.ok && made.value.commands[0]?.action;
  };
  expect(action(['preset'])).toEqual({ type: 'preset', preset: 'wave' });
  expect(action(['pattern'])).toEqual({
    type: 'pattern',
    motions: ['vibrate'],
    strengths: [5, 10, 15, 20, 15, 10],
    step: 500,
  });
});

it.each<[string, ToyTrigger, readonly Toy[], ToyRuleSet]>([
  ['toys.noRuleMatches', tip(0.5), [lush], rules],
  ['toys.noRuleMatches', tip(5), [lush], { ...rules, hasRules: false }],
  ['toys.noRuleMatches', { kind: 'special', pattern: 'wave' }, [lush], rules],
  ['toys.toyNotConnected', tip(5), [max], rules],
  ['toys.noDevices', tip(5), [], rules],
  [
    'toys.noDevices',
    {
      kind: 'ruleTest',
      rule: { id: toyRuleId(1), toys: [], amount: credits(1), reactionTime: seconds(2), intensity: 5, motions: [] },
    },
    [],
    rules,
  ],
  ['toys.noActiveClients', tip(5), [{ ...lush, connected: false }], rules],
  ['toys.deviceDisabled', tip(5), [{ ...lush, enabled: false }], rules],
  ['toys.notSupported', tip(5), [lush], editRule(rules, toyRuleId(3), { motions: ['pump'] })],
])('says %s when nothing can run', (error, trigger, toys, set) => {
  expect(plan(trigger, toys, set)).toEqual({ ok: false, error });
});

it('tests a rule as it is being edited, on its toys, although tips are switched off', () => {
  const [rule] = rules.rules;
  if (rule === undefined) throw new Error('there is no rule');
  const edited = { ...rule, amount: credits(3), reactionTime: seconds(4), intensity: 7 };
  expect(plan({ kind: 'ruleTest', rule: edited }, [lush], { ...rules, hasRules: false })).toMatchObject({
    value: { time: 4_000, commands: [{ toy: lush.id, action: { levels: [{ motion: 'vibrate', level: 7 }] } }] },
  });
});

it('does not test a rule or a pattern that could not be saved', () => {
  const [rule] = rules.rules;
  const [wave] = rules.specialRules;
  if (rule === undefined || wave === undefined) throw new Error('there is no rule');
  for (const trigger of [
    { kind: 'ruleTest', rule: { ...rule, reactionTime: seconds(3) } },
    { kind: 'ruleTest', rule: { ...rule, motions: [] } },
    { kind: 'patternTest', rule: { ...wave, reactionTime: seconds(Number.NaN) } },
    { kind: 'patternTest', rule: { ...wave, toys: [] } },
  ] as const) {
    expect(plan(trigger, [lush], rules)).toEqual({ ok: false, error: 'toys.ruleNotRight' });
  }
});

it('tests a pattern that is not offered yet', () => {
  const wave = rules.specialRules.find(({ pattern }) => pattern === 'wave');
  if (wave === undefined) throw new Error('there is no wave');
  expect(plan({ kind: 'patternTest', rule: { ...wave, toys: [lush.id] } }, [lush], rules)).toMatchObject({
    value: { time: 10_000, commands: [{ action: { type: 'preset', preset: 'wave' } }] },
  });
});

it('runs a chosen pattern for 10 seconds', () => {
  const set = editSpecialRule({ ...rules, hasSpecial: true }, 'pulse', { checked: true });
  expect(plan({ kind: 'special', pattern: 'pulse' }, [lush], set)).toMatchObject({
    value: { time: 10_000, commands: [{ action: { type: 'preset', preset: 'pulse' } }] },
  });
});

it('picks random within the patterns that are offered', () => {
  const offered = (['pulse', 'fireworks', 'random'] as const).reduce(
    (set, pattern) => editSpecialRule(set, pattern, { checked: true }),
    { ...rules, hasSpecial: true },
  );
  const picked = Array.from({ length: 60 }, () => {
    const made = plan({ kind: 'special', pattern: 'random' }, [lush], offered);
    const action = made.ok ? made.value.commands[0]?.action : undefined;
    return action?.type === 'preset' ? action.preset : undefined;
  });
  expect(new Set(picked)).toEqual(new Set(['fireworks', 'pulse']));
});

it('runs 5 seconds for each requested value, at the toy’s own speeds', () => {
  expect(plan({ kind: 'request', value: 3 }, [lush])).toMatchObject({
    value: { time: 15_000, commands: [{ action: { levels: [{ motion: 'vibrate', level: 5 }] } }] },
  });
});

it('tests also a toy that customers may not trigger', () => {
  expect(plan({ kind: 'test', toy: lush.id }, [{ ...lush, enabled: false }])).toMatchObject({ ok: true });
});

it.each([
  ['tip', '5', { kind: 'tip', amount: 5 }],
  ['TIP', '5', { kind: 'tip', amount: 5 }],
  ['tip', 5, { kind: 'tip', amount: 5 }],
  ['tip', { amount: 5 }, undefined],
  ['tip', 2.5, undefined],
  ['tip', '-5', undefined],
  ['tip', '', undefined],
  ['request', '3', { kind: 'request', value: 3 }],
  ['request', '121', undefined],
  ['special', 'random', { kind: 'special', pattern: 'random' }],
  ['special', 'hurricane', undefined],
  ['dance', '5', undefined],
])('reads a toy event %s %j', (kind, content, trigger) => {
  expect(readToyTrigger(kind, content)).toEqual(trigger);
});

it('agrees for every set of rules and every tip with the rule that runs', () => {
  const [example] = rules.rules;
  if (example === undefined) throw new Error('there is no rule');
  const amounts = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 40 }), (list, amount) => {
      const priced = list.map((each, index) => ({ ...example, id: toyRuleId(index + 1), amount: credits(each) }));
      const isIn = ({ from, to }: { from: number; to: number | undefined }) =>
        amount >= from && (to === undefined || amount <= to);
      const runs = priced.filter((rule) => {
        const range = tipsOfRule(rule, priced);
        return range !== undefined && isIn(range);
      });
      const gap = tipsWithoutRule(priced);
      expect(runs).toEqual([ruleForTip(priced, credits(amount)) ?? []].flat());
      expect(gap !== undefined && isIn(gap)).toBe(runs.length === 0);
    }),
  );
});
