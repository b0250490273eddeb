import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shrink } from './shrink.ts';

it('leaves exactly what is needed, in its order', async () => {
  const needed = (all: readonly number[]): readonly number[] => all.filter((item) => item % 7 === 3);
  const items = fc.uniqueArray(fc.nat(200), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(items, async (all) => {
      const wanted = needed(all);
      const kept = await shrink(all, async (some) => wanted.every((item) => some.includes(item)));
      expect(kept).toEqual(wanted);
    }),
    { numRuns: 50 },
  );
});
