import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toyId } from '../../kernel/ids.ts';
import { cents, credits, seconds } from '../../kernel/units.ts';
import type { ToyTrigger } from '../toy-trigger.ts';
import { creditStepFor, requestTime, shareForFiveSeconds, shareOfCredits, triggerCredits } from './toy-pricing.ts';
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

it.each([
  [16, 2, 40],
  [48, 6, 40],
  [80, 15, 27],
  [112, 28, 20],
])('says of %i cents that run a toy for %i s that they are %i cents per 5 seconds', (share, reaction, each) => {
  expect(shareForFiveSeconds(cents(share), seconds(reaction))).toBe(each);
});

it('adds up to the whole payment over its reaction, to half a cent for each 5 seconds', () => {
  const share = fc.integer({ min: 1, max: 10_000 });
  const reaction = fc.integer({ min: 1, max: 300 });
  fc.assert(
    fc.property(share, reaction, (whole, time) => {
      const each = shareForFiveSeconds(cents(whole), seconds(time));
      expect(Math.abs((each * time) / 5 - whole)).toBeLessThanOrEqual((0.5 * time) / 5 + 1e-9);
    }),
  );
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
