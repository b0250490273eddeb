import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, credits } from '../kernel/units.ts';
import { creditsText, currency, rawCurrency, shortCurrency } from './money.ts';

it.each([
  [1250, '€ 12.50'],
  [0, '€ 0.00'],
  [5, '€ 0.05'],
  [99, '€ 0.99'],
  [100_000, '€ 1000.00'],
  [-1250, '€ -12.50'],
  [-5, '€ -0.05'],
  [9_007_199_254_740_991, '€ 90071992547409.91'],
])('shows %i cents as "%s"', (amount, text) => {
  expect(currency(cents(amount))).toBe(text);
});

it.each([
  [1250, '€ 1250'],
  [12.5, '€ 12.5'],
  [0, '€ 0'],
  ['2.50', '€ 2.50'],
  ['', '-'],
])('marks the raw value %j as "%s" without changing it', (value, text) => {
  expect(rawCurrency(value)).toBe(text);
});

it.each([
  [1249, '€ 12'],
  [1250, '€ 13'],
  [50, '€ 1'],
  [49, '€ 0'],
  [-50, '€ 0'],
  [100_000, '€ 1000'],
])('rounds %i cents half up to "%s"', (amount, text) => {
  expect(shortCurrency(cents(amount))).toBe(text);
});

it.each([
  [12_345, '12.345'],
  [999, '999'],
  [1_000, '1.000'],
  [1_234_567, '1.234.567'],
  [12_345.99, '12.345'],
  [0, '0'],
  [-1_234, '-1.234'],
])('shows %d credits as "%s"', (amount, text) => {
  expect(creditsText(credits(amount))).toBe(text);
});

it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY])('shows a dash for the invalid amount %s', (value) => {
  const amount = value === undefined ? undefined : cents(value);
  expect([currency(amount), rawCurrency(amount), shortCurrency(amount)]).toEqual(['-', '-', '-']);
  expect(creditsText(value === undefined ? undefined : credits(value))).toBe('-');
});

it('keeps every cent of every amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      const digits = currency(cents(amount)).replace('€ ', '').replace('.', '');
      expect(BigInt(digits)).toBe(BigInt(amount));
    }),
  );
});

it('rounds a short amount to the nearest euro', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (amount) => {
      const shown = Number(shortCurrency(cents(amount)).replace('€ ', ''));
      expect(amount - shown * 100).toBeGreaterThanOrEqual(-50);
      expect(amount - shown * 100).toBeLessThan(50);
    }),
  );
});

it('puts a dot after every third digit of the credits and loses none', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (amount) => {
      const text = creditsText(credits(amount));
      expect(text).toMatch(/^\d{1,3}(?:\.\d{3})*$/);
      expect(Number(text.replaceAll('.', ''))).toBe(amount);
    }),
  );
});
