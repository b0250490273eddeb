import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, seconds } from '../kernel/units.ts';
import { estimatedPay, payRate } from './pay-rate.ts';

const item = (amount: number, duration: number) => ({ amount: cents(amount), duration: seconds(duration) });

it('weighs long sessions more than short ones', () => {
  expect(payRate([item(10, 10), item(270, 90)])).toBe(2.8);
});

it('leaves out what has no length', () => {
  expect(payRate([item(395, 0), item(90, 60)])).toBe(1.5);
  expect(payRate([item(395, 0)])).toBeUndefined();
  expect(payRate([])).toBeUndefined();
});

it('estimates whole cents, within half a cent of the rate', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10, noNaN: true }), fc.nat({ max: 30_000 }), (rate, duration) => {
      const pay = estimatedPay(rate, seconds(duration));
      expect(Number.isInteger(pay)).toBe(true);
      expect(Math.abs(pay - rate * duration)).toBeLessThanOrEqual(0.5);
    }),
  );
});

it('gives back the pay of sessions that were all paid alike', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1 }),
      (each, lengths) => {
        const rate = payRate(lengths.map((duration) => item(each * duration, duration)));
        expect(estimatedPay(rate ?? 0, seconds(600))).toBe(each * 600);
      },
    ),
  );
});
