import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highestOf, totalMilliseconds, talkingPairsAt, parseStage, portionOf } from './stages.ts';

it('reads 0..500/30s as a rise from 0 to 500 pairs in 30,000 ms', () => {
  expect(parseStage('0..500/30s')).toEqual({ from: 0, to: 500, milliseconds: 30_000 });
});

it.each(['500', '0..500', '0..500/', '0..500/soon', '..5/1s', '0..5/0s', '-1..5/1s', '0..5/1s/2s'])(
  'takes %s for no stage',
  (text) => {
    expect(parseStage(text)).toBeUndefined();
  },
);

it('rises evenly, holds and falls, and stays where the last stage ended', () => {
  const stages = ['0..10/10s', '10..10/5s', '10..2/4s'].flatMap((text) => parseStage(text) ?? []);
  expect([0, 5_000, 9_999, 12_000, 17_000, 30_000].map((passed) => talkingPairsAt(stages, passed))).toEqual([
    0, 5, 10, 10, 6, 2,
  ]);
  expect([highestOf(stages), totalMilliseconds(stages)]).toEqual([10, 19_000]);
});

it('gives each part its share, and all parts together the whole', () => {
  const parts = fc.array(fc.nat(500), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(parts, fc.nat(1_000), (sizes, wanted) => {
      const all = sizes.reduce((sum, size) => sum + size, 0);
      const level = Math.min(wanted, all);
      const shares = sizes.map((own, place) =>
        portionOf(level, { before: sizes.slice(0, place).reduce((sum, size) => sum + size, 0), own, all }),
      );
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(level);
      shares.forEach((share, place) => expect(share).toBeLessThanOrEqual(sizes[place] ?? 0));
    }),
  );
});
