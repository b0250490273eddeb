import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { refusal, setUpLogin } from '../../testing/login/login-rig.fake.ts';
import { err } from '../kernel/result.ts';

it('does nothing with a passkey that was cancelled, and lets the platform refuse one that failed', async () => {
  const { login, platform, attempts, state } = setUpLogin();
  login.logInWithPasskey(err('cancelled'));
  await settle();
  expect(attempts).toEqual([]);
  platform.login = refusal(400, 'passkey_invalid');
  login.logInWithPasskey(err('failed'));
  await settle();
  expect(attempts).toHaveLength(1);
  expect(state()).toMatchObject({ status: 'unauthenticated', error: 'login.passkeyRefused' });
});
