import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fraction } from './fraction.ts';

it.each([
  [1, 3, '33%'],
  [2, 3, '66%'],
  [29, 100, '29%'],
  [999, 1000, '99%'],
  [0, 5, '0%'],
  [5, 5, '100%'],
  [3, 2, '150%'],
])('shows %d of %d as the whole percentage %s', (part, whole, text) => {
  expect(fraction(part, whole)).toBe(text);
});

it('shows a dash for a part of nothing', () => {
  expect([fraction(1, 0), fraction(0, 0), fraction(Number.NaN, 5)]).toEqual(['-', '-', '-']);
});

it('never rounds a percentage up', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1 }), (part, whole) => {
      const percentage = BigInt(fraction(part, whole).replace('%', ''));
      expect(percentage).toBe((BigInt(part) * 100n) / BigInt(whole));
    }),
  );
});
