import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { createToyTokens } from './toy-tokens.ts';

it('opens the hub once with a socket token, within its life', () => {
  let now = 0;
  const tokens = createToyTokens({ now: () => millis(now) }, millis(1_000));
  const auth = tokens.newAuthToken('1004');
  const socket = tokens.newSocketToken(auth) ?? '';
  expect([tokens.uidOfSocket(socket), tokens.uidOfSocket(socket)]).toEqual(['1004', undefined]);
  now = 1_000;
  expect(tokens.newSocketToken(auth)).toBeUndefined();
});

it('keeps no token that has expired', () => {
  let now = 0;
  const tokens = createToyTokens({ now: () => millis(now) }, millis(1_000));
  for (now = 0; now < 100_000; now += 100) tokens.newSocketToken(tokens.newAuthToken('1004'));
  expect(tokens.size()).toBeLessThanOrEqual(2 * 10);
});
