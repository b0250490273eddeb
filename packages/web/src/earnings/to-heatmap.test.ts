import { expect, it } from 'vitest';
import { cents, seconds } from '@greenroom/core/kernel/units';
import { toHeatmap } from './to-heatmap.ts';

it.each([
  [500, '5'],
  [-500, '-5'],
])('writes %d cents in whole euros, with the minus of an amount below zero', (amount, short) => {
  const { rows } = toHeatmap([{ weekday: 0, hour: 20, amount: cents(amount), onAir: seconds(3_600) }]);
  const [evening] = rows.flatMap((row) => (row.kind === 'hour' ? [row.days[0]] : []));
  expect(evening?.amount.short).toBe(short);
});
