import { expect, it } from 'vitest';
import { type CallFailure, NETWORK_FAILED, NETWORK_TIMED_OUT, saysAnonymous } from '../kernel/result.ts';
import { failedStart, forcedOutBy, loggedOutBy } from './session-check.ts';

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

it.each([
  [500, 'double tab', 'login.platformFailed'],
  [403, 'ended_elsewhere', 'login.sessionExpired'],
])('takes the words of a 409 only for a 409, not on %i "%s"', (status, message, code) => {
  expect(forcedOutBy(failure(status, message))).toBe(code);
});

it.each([
  ['Double tab', 'login.doubleTab'],
  ['double_tab', 'login.doubleTab'],
  ['ended_elsewhere', 'login.endedElsewhere'],
  ['', 'login.loggedOutByPlatform'],
])('reads "%s" of a log-out by the platform as %s', (message, code) => {
  expect(loggedOutBy(message)).toBe(code);
});

it('takes 401 and 403 of the platform for anonymous, and no failure in between', () => {
  expect([401, 403, 404].map((status) => saysAnonymous(failure(status)))).toEqual([true, true, false]);
  expect(saysAnonymous({ ...failure(401), kind: 'decode' })).toBe(false);
  expect(saysAnonymous({ ...failure(403), kind: 'gateway' })).toBe(false);
});

it.each([401, 404, 502, 503])('keeps the login on %i (fault 22)', (status) => {
  expect(forcedOutBy(failure(status))).toBeUndefined();
});

it.each([
  NETWORK_FAILED,
  NETWORK_TIMED_OUT,
  { ...failure(500), kind: 'decode' } as const,
  { ...failure(403), kind: 'gateway' } as const,
])('keeps the login when a check fails by $kind (fault 22)', (each) => {
  expect(forcedOutBy(each)).toBeUndefined();
});

it.each([
  ['startUp', 401, undefined],
  ['startUp', 403, undefined],
  ['startUp', 500, 'login.platformFailed'],
  ['startUp', 502, 'login.unreachable'],
  ['attempt', 401, 'login.unreachable'],
  ['attempt', 403, 'login.cookiesBlocked'],
  ['attempt', 500, 'login.platformFailed'],
] as const)('answers a first check at %s refused with %i by showing %s', (occasion, status, code) => {
  expect(failedStart(failure(status), occasion)).toBe(code);
});
