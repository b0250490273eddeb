import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startOfDay } from '../formatting/dates.ts';
import { cents, seconds } from '../kernel/units.ts';
import { SERVICES } from '../services/service.ts';
import { statementRows } from './year-statement.ts';

const WORDS = {
  head: ['Month (Europe/Amsterdam)', 'Service', 'Number', 'Amount', 'Currency'],
  total: 'Total',
  language: 'en' as const,
  service: (service: string) => service.toUpperCase(),
};
/** 1 January and 1 March 2026. */
const [JANUARY, MARCH] = [startOfDay(20_454), startOfDay(20_513)];

const month = (at: typeof JANUARY, amounts: readonly (readonly [(typeof SERVICES)[number], number, number])[]) => {
  const services = amounts.map(([service, count, amount]) => ({ service, count, amount: cents(amount) }));
  return {
    at,
    count: services.reduce((sum, { count }) => sum + count, 0),
    amount: cents(services.reduce((sum, { amount }) => sum + amount, 0)),
    onAir: seconds(0),
    services,
  };
};

it('has a row for each month and service, numbers as numbers, and the sum below', () => {
  const months = [
    month(JANUARY, [
      ['cam', 2, 1_250],
      ['toy', 1, 5],
    ]),
    month(MARCH, [['cam', 1, 100]]),
  ];
  expect(statementRows(months, WORDS)).toEqual([
    WORDS.head,
    ['2026-01', 'CAM', 2, 12.5, 'EUR'],
    ['2026-01', 'TOY', 1, 0.05, 'EUR'],
    ['2026-03', 'CAM', 1, 1, 'EUR'],
    ['Total', '', 4, 13.55, 'EUR'],
  ]);
});

it('sums to its last row, whatever was earned', () => {
  const anyServices = fc.array(fc.tuple(fc.constantFrom(...SERVICES), fc.nat(100), fc.nat(1_000_000)));
  fc.assert(
    fc.property(fc.array(anyServices, { maxLength: 12 }), (all) => {
      const rows = statementRows(
        all.map((services) => month(JANUARY, services)),
        WORDS,
      );
      const [total, ...others] = rows.slice(1).toReversed();
      const inCents = (amount: unknown): number => Math.round(Number(amount) * 100);
      expect(others.reduce((sum, [, , , amount]) => sum + inCents(amount), 0)).toBe(inCents(total?.[3]));
      expect(others.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(total?.[2]);
    }),
  );
});
