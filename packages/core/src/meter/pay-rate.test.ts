import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, customerCents, percent, seconds } from '../kernel/units.ts';
import { estimatedPay, payRate, shareOfPrice } from './pay-rates.controller.ts';

const item = (amount: number, duration: number) => ({ amount: cents(amount), duration: seconds(duration) });

it('weighs long sessions more than short ones', () => {
  expect(payRate([item(10, 10), item(270, 90)])).toBe(168);
});

it('leaves out what has no length', () => {
  expect(payRate([item(395, 0), item(90, 60)])).toBe(90);
  expect(payRate([item(395, 0)])).toBeUndefined();
  expect(payRate([])).toBeUndefined();
});

it('estimates whole cents, within half a cent of the rate', () => {
  fc.assert(
    fc.property(fc.nat({ max: 60_000 }), fc.nat({ max: 30_000 }), (rate, duration) => {
      const pay = estimatedPay(rate, seconds(duration));
      expect(Number.isInteger(pay)).toBe(true);
      expect(Math.abs(pay * 60 - rate * duration)).toBeLessThanOrEqual(30);
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
        expect(rate).toBe(each * 60);
        expect(estimatedPay(rate ?? 0, seconds(600))).toBe(each * 600);
      },
    ),
  );
});

it('gives the performer 180 of the 449 cents that a customer pays, at a share of 40 percent', () => {
  expect(shareOfPrice(customerCents(449), percent(40))).toBe(180);
  expect(estimatedPay(shareOfPrice(customerCents(449), percent(40)), seconds(90))).toBe(270);
});
