import fc from 'fast-check';
import { expect, it } from 'vitest';
import { credits } from '../../kernel/units.ts';
import { maxReactionTime } from './toy-rule.ts';

it.each([
  [1, 2],
  [3, 6],
  [5, 15],
  [7, 28],
  [12, 60],
])('lets %i credits run a toy for %i seconds', (amount, longest) => {
  expect(maxReactionTime(credits(amount))).toBe(longest);
});

it('allows 60 seconds while no amount is chosen', () => {
  expect(maxReactionTime(undefined)).toBe(60);
});

it('never gives less for more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 11 }), (amount) => {
      expect(maxReactionTime(credits(amount + 1))).toBeGreaterThan(maxReactionTime(credits(amount)));
    }),
  );
});
