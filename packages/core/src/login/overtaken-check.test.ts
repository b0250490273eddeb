import { expect, it } from 'vitest';
import { accountWith } from '../../testing/account/performer-account.fake.ts';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { refusal, setUpLogin } from '../../testing/login/login-rig.fake.ts';
import { ok } from '../kernel/result.ts';

it('drops the account of a check that was sent before a later one: what was saved in between is not in it', async () => {
  const { login, logIn, holdChecks, state } = setUpLogin();
  await logIn();
  const [before, after] = [accountWith({ username: 'before' }), accountWith({ username: 'after' })];
  const checks = holdChecks();
  login.checkNow();
  login.checkNow();
  checks[0]?.(ok(before));
  await settle();
  expect(state().account?.username).toBe('anna');
  checks[1]?.(ok(after));
  await settle();
  expect(state().account).toBe(after);
});

it('keeps the newer account when the answers of two checks come in the other order', async () => {
  const { login, logIn, holdChecks, state } = setUpLogin();
  await logIn();
  const after = accountWith({ username: 'after' });
  const checks = holdChecks();
  login.checkNow();
  login.checkNow();
  checks[1]?.(ok(after));
  await settle();
  checks[0]?.(ok(accountWith({ username: 'before' })));
  await settle();
  expect(state().account).toBe(after);
});

it('logs the performer out when a check is refused, also when a later one is on its way', async () => {
  const { login, logIn, holdChecks, state } = setUpLogin();
  await logIn();
  const checks = holdChecks();
  login.checkNow();
  login.checkNow();
  checks[0]?.(refusal(403));
  await settle();
  expect(state()).toMatchObject({ status: 'unauthenticated', forcedOut: 'login.sessionExpired' });
});
