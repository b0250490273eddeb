import { expect, it } from 'vitest';
import { toyId } from '../../kernel/ids.ts';
import { cents, credits } from '../../kernel/units.ts';
import type { ToyTrigger } from '../toy-trigger.ts';
import { creditStepFor, requestTime, shareOfCredits, triggerCredits } from './toy-pricing.ts';
import { DEFAULT_RULE_SET } from './toy-rule-set.ts';

const steps = new Map([
  ['nl', cents(18)],
  ['be', cents(20)],
]);

it.each([
  [steps, 'be', 20],
  [steps, 'de', 18],
  [new Map(), 'de', 16],
])('takes the step of the performer’s country, of nl, or 16', (known, country, step) => {
  expect(creditStepFor(known, country)).toBe(step);
});

it('gives the performer 192 cents for 12 credits of 16 cents', () => {
  expect(shareOfCredits(credits(12), cents(16))).toBe(192);
});

it.each<[ToyTrigger, number]>([
  [{ kind: 'tip', amount: credits(12) }, 12],
  [{ kind: 'special', pattern: 'wave' }, 4],
  [{ kind: 'special', pattern: 'random' }, 5],
  [{ kind: 'request', value: 3 }, 3],
  [{ kind: 'test', toy: toyId('a') }, 0],
])(
  '§9 Special rules — four patterns cost 4, random 5, a tip what it is, a request a credit for each 5 seconds: %o gives %i',
  (trigger, expected) => {
    expect(triggerCredits(trigger, DEFAULT_RULE_SET)).toBe(expected);
  },
);

it.each([
  [1, 5_000],
  [12, 60_000],
])('runs toys 5 seconds for each unit of a request: %i', (value, time) => {
  expect(requestTime(value)).toBe(time);
});

it('gives nothing for a pattern without a rule', () => {
  expect(triggerCredits({ kind: 'special', pattern: 'wave' }, { specialRules: [] })).toBe(0);
});
