import { expect, it } from 'vitest';
import { cents, credits } from '../../kernel/units.ts';
import { creditStepFor, shareOfCredits } from './toy-pricing.ts';

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
