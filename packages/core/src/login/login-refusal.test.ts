import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CallFailure, NETWORK_FAILED, NETWORK_TIMED_OUT } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';
import { readLoginRefusal, waitingTime } from './login-refusal.ts';

const refusal = (status: number, message: string, body?: unknown): CallFailure => ({
  kind: 'status',
  status,
  message,
  body,
});

it.each([
  [400, 'incorrect_password', 'login.incorrectPassword'],
  [400, 'invalid_performer_id', 'login.invalidPerformerId'],
  [400, 'Incorrect password!', 'login.incorrectPassword'],
  [401, 'token_invalid', 'login.wrongCode'],
  [401, 'token_expired', 'login.codeExpired'],
  [403, 'wrong_site', 'login.wrongSite'],
  [403, 'not_secure', 'login.notSecure'],
  [403, 'something else', 'login.unreachable'],
  [409, 'already_logged_in', 'login.alreadyLoggedIn'],
  [409, 'double_tab', 'login.doubleTab'],
  [409, 'double tab', 'login.doubleTab'],
  [426, 'browser_not_supported', 'login.browserNotSupported'],
  [429, 'too_many_attempts', 'login.tooManyAttempts'],
  [500, 'Internal Server Error', 'login.unreachable'],
])('explains a %i "%s" as %s', (status, message, code) => {
  expect(readLoginRefusal(refusal(status, message), undefined).error).toBe(code);
});

it.each([NETWORK_FAILED, NETWORK_TIMED_OUT])('explains "$message" as unreachable', (failure) => {
  expect(readLoginRefusal(failure, 'sms')).toEqual({
    error: 'login.unreachable',
    codeSentBy: 'sms',
    takeOverOffered: false,
  });
});

it.each(['email', 'sms'] as const)('asks for the code sent by %s without calling it an error', (channel) => {
  const failure = refusal(401, 'token_required', { error: 'token_required', channel });
  expect(readLoginRefusal(failure, undefined)).toEqual({
    error: undefined,
    codeSentBy: channel,
    takeOverOffered: false,
  });
});

it.each([
  ['token_invalid', undefined, 'sms'],
  ['token_expired', { channel: 'email' }, 'email'],
  ['token_expired', { channel: 'pigeon' }, 'sms'],
])('stays in the code step after a %s with %o, waiting for a code by %s', (error, body, channel) => {
  expect(readLoginRefusal(refusal(401, error, body), 'sms').codeSentBy).toBe(channel);
});

it('goes back to the password when the platform finds it incorrect in the code step', () => {
  expect(readLoginRefusal(refusal(400, 'incorrect_password'), 'sms').codeSentBy).toBeUndefined();
});

it('offers to take over only after an already_logged_in 409', () => {
  expect(readLoginRefusal(refusal(409, 'already_logged_in'), undefined).takeOverOffered).toBe(true);
  expect(readLoginRefusal(refusal(409, 'double_tab'), undefined).takeOverOffered).toBe(false);
});

it.each([
  [1, { unit: 'seconds', count: 1 }],
  [90, { unit: 'seconds', count: 90 }],
  [91, { unit: 'minutes', count: 2 }],
  [900, { unit: 'minutes', count: 15 }],
])('says %i s as %o', (left, said) => {
  expect(waitingTime(seconds(left))).toEqual(said);
});

it('never says less than is left, nor a minute more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (left) => {
      const { unit, count } = waitingTime(seconds(left));
      const said = unit === 'seconds' ? count : count * 60;
      expect(said).toBeGreaterThanOrEqual(left);
      expect(said).toBeLessThan(left + 60);
    }),
  );
});
