import { expect, it } from 'vitest';
import { NETWORK_FAILED, NETWORK_TIMED_OUT, type CallFailure } from '../kernel/call-failure.ts';
import { failedStart, forcedOutBy } from './session-check.ts';

const failure = (status: number, message = ''): CallFailure => ({ kind: 'status', status, message });

it.each([
  [403, '', 'login.sessionExpired'],
  [409, 'already_logged_in', 'login.alreadyLoggedIn'],
  [409, 'double tab', 'login.doubleTab'],
  [409, 'ended_elsewhere', 'login.endedElsewhere'],
  [500, '', 'login.platformFailed'],
])('forces a log-out on %i "%s" with %s (fault 22)', (status, message, code) => {
  expect(forcedOutBy(failure(status, message))).toBe(code);
});

it.each([401, 404, 502, 503])('keeps the login on %i (fault 22)', (status) => {
  expect(forcedOutBy(failure(status))).toBeUndefined();
});

it.each([NETWORK_FAILED, NETWORK_TIMED_OUT, { ...failure(500), kind: 'decode' } as const])(
  'keeps the login when a check fails by $kind (fault 22)',
  (each) => {
    expect(forcedOutBy(each)).toBeUndefined();
  },
);

it.each([
  ['startUp', 401, undefined],
  ['startUp', 403, undefined],
  ['startUp', 500, 'login.platformFailed'],
  ['startUp', 502, 'login.unreachable'],
  ['attempt', 401, 'login.unreachable'],
  ['attempt', 403, 'login.sessionExpired'],
  ['attempt', 500, 'login.platformFailed'],
] as const)('answers a first check at %s refused with %i by showing %s', (occasion, status, code) => {
  expect(failedStart(failure(status), occasion)).toBe(code);
});
