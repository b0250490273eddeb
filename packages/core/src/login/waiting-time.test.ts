import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seconds } from '../kernel/units.ts';
import { waitingTime } from './waiting-time.ts';

it.each([
  [1, { unit: 'seconds', count: 1 }],
  [90, { unit: 'seconds', count: 90 }],
  [91, { unit: 'minutes', count: 2 }],
  [900, { unit: 'minutes', count: 15 }],
])('says %i s as %o', (left, said) => {
  expect(waitingTime(seconds(left))).toEqual(said);
});

it('never says less than is left, nor a minute more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (left) => {
      const { unit, count } = waitingTime(seconds(left));
      const said = unit === 'seconds' ? count : count * 60;
      expect(said).toBeGreaterThanOrEqual(left);
      expect(said).toBeLessThan(left + 60);
    }),
  );
});
