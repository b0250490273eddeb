import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seconds } from '../kernel/units.ts';
import {
  deletionDueAt,
  isWithdrawable,
  keptSince,
  exportExpiresAt,
  exportReadyIn,
  exportStateAt,
} from './account-data.ts';

const DAY = 24 * 3_600;

it.each([
  [0, 'preparing'],
  [59, 'preparing'],
  [60, 'ready'],
  [60 + 7 * DAY - 1, 'ready'],
  [60 + 7 * DAY, 'expired'],
] as const)('%i seconds after the request a download is %s', (age, state) => {
  expect(exportStateAt(seconds(1_000), seconds(1_000 + age))).toBe(state);
});

it('counts down to the moment from which a download is ready, and is ready until it expires', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2e9 }), fc.integer({ min: 0, max: 20 * DAY }), (requested, age) => {
      const now = seconds(requested + age);
      const state = exportStateAt(seconds(requested), now);
      expect(exportReadyIn(seconds(requested), now) > 0).toBe(state === 'preparing');
      expect(now >= exportExpiresAt(seconds(requested))).toBe(state === 'expired');
    }),
  );
});

it('lets a request to delete be withdrawn for 14 days', () => {
  expect(deletionDueAt(seconds(0))).toBe(14 * DAY);
  expect([14 * DAY - 1, 14 * DAY].map((now) => isWithdrawable(seconds(0), seconds(now)))).toEqual([true, false]);
});

it.each([
  ['payments', 7],
  ['sessions', 7],
  ['identity', 5],
] as const)('keeps %s for at least %i calendar years, and at most a week longer', (kind, years) => {
  const now = Date.UTC(2026, 2, 1) / 1_000;
  const since = keptSince(kind, seconds(now));
  const then = Date.UTC(2026 - years, 2, 1) / 1_000;
  expect(since).toBeLessThanOrEqual(then);
  expect(since).toBeGreaterThan(then - 7 * DAY);
});
