import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { accountOf, refusal, setUpLogin } from '../../testing/login/login-rig.fake.ts';
import { type CallFailure, done, err, NETWORK_FAILED, NETWORK_TIMED_OUT, ok } from '../kernel/result.ts';

const gateway = (status: number): CallFailure => ({ kind: 'gateway', status, message: '<html>' });
const PORTAL: CallFailure = { kind: 'decode', status: 200, message: 'answer: HTML instead of JSON' };

/** Failures that say nothing of the login, each with its name. */
const UNSURE: readonly (readonly [string, CallFailure])[] = [
  ['no network', NETWORK_FAILED],
  ['no answer in time', NETWORK_TIMED_OUT],
  ...[403, 404, 413, 500, 502, 503, 504].map((status) => [`a proxy's ${status}`, gateway(status)] as const),
  ['the page of a portal', PORTAL],
];

it.each(UNSURE)('keeps a log-out that meets %s, and confirms it later', async (_what, failure) => {
  const { login, logIn, platform, pass, state, remembered } = setUpLogin();
  await logIn();
  platform.logout = err(failure);
  login.logOut();
  await settle();
  expect([state().status, state().error, remembered()]).toEqual(['unauthenticated', 'login.logoutUnconfirmed', true]);
  platform.logout = done;
  await pass(5_000);
  expect([state().error, remembered()]).toEqual([undefined, false]);
});

it.each([
  ...UNSURE,
  ['an error of the platform', { kind: 'status', status: 500, message: 'platform_failed' }] as const,
])('lets nobody in while the log-out of an earlier page meets %s', async (_what, failure) => {
  const { login, platform, calls, pass, state, statuses, remembered } = setUpLogin({ remembered: true });
  platform.session = ok(accountOf('ROLE_PERFORMER'));
  platform.logout = err(failure);
  login.start();
  await settle();
  await pass(5_000);
  expect([state().error, remembered()]).toEqual(['login.logoutUnconfirmed', true]);
  expect(calls).toEqual(['logout', 'logout']);
  platform.logout = refusal(403, 'not_logged_in');
  await pass(5_000);
  expect([state().error, remembered()]).toEqual([undefined, false]);
  expect(statuses).not.toContain('initializing');
});

it('notes a log-out before its page can be closed', async () => {
  const first = setUpLogin();
  await first.logIn();
  first.login.logOut();
  first.login.dispose();
  expect(first.remembered()).toBe(true);
});

it.each([
  ['works', done, false],
  ['is refused', refusal(500), false],
  ['is refused before the session check fails', refusal(403), true],
] as const)('notes a log-out that %s only as long as it is unconfirmed', async (_what, answer, isNoted) => {
  const { login, logIn, platform, state, remembered } = setUpLogin();
  await logIn();
  platform.logout = answer;
  platform.session = err(NETWORK_FAILED);
  login.logOut();
  expect(remembered()).toBe(true);
  await settle();
  expect(remembered()).toBe(isNoted);
  expect(state().error === 'login.logoutUnconfirmed').toBe(isNoted);
});

it('does not log out who has logged in on another page meanwhile', async () => {
  const { login, logIn, platform, calls, pass, state, settleElsewhere, clock } = setUpLogin();
  await logIn();
  platform.logout = err(NETWORK_FAILED);
  login.logOut();
  await settle();
  settleElsewhere();
  await pass(5_000);
  expect(calls.filter((call) => call === 'logout')).toHaveLength(1);
  expect([state().status, state().error, clock.pending()]).toEqual(['unauthenticated', undefined, 0]);
});
