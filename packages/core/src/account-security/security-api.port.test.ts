import { expect, it } from 'vitest';
import { millis } from '../kernel/units.ts';
import { isConfirmed, needsConfirmation } from './security-api.port.ts';

it.each([
  [0, true],
  [599_999, true],
  [600_000, false],
])('a proof of identity that is %i ms old counts for a protected change: %s', (age, counts) => {
  expect(isConfirmed(millis(5), millis(5 + age))).toBe(counts);
});

it.each([
  [401, 'confirmation_required', true],
  [401, 'token_invalid', false],
  [403, 'confirmation_required', false],
])('with %i %s the identity must be confirmed: %s', (status, message, needs) => {
  expect(needsConfirmation({ kind: 'status', status, message })).toBe(needs);
});
