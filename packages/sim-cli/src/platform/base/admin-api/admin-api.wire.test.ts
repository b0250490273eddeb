import { expect, it } from 'vitest';
import { callRuleWire, faultWire } from './admin-api.wire.ts';

const YEAR = 365 * 86_400_000;

it.each([
  [YEAR, true],
  [YEAR + 1, false],
  [1e300, false],
  [0.5, false],
])('takes a fault of %f milliseconds: %s', (lasts, isTaken) => {
  expect(faultWire.safeParse({ name: 'slow', on: true, lasts }).success).toBe(isTaken);
  expect(callRuleWire.safeParse({ match: 'news', on: true, lasts }).success).toBe(isTaken);
});
