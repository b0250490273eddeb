import { expect, it } from 'vitest';
import { createSettableLogin } from './settable-login.fake.ts';
import { untilLogin } from './until-login.ts';

it('waits for the session check, and resolves at the login', async () => {
  const login = createSettableLogin();
  const waited = untilLogin(login);
  login.send({ status: 'authenticating' });
  login.send({ status: 'initializing', checkedOnce: true });
  await expect(waited).resolves.toBeUndefined();
  await expect(untilLogin(login)).resolves.toBeUndefined();
});

it('rejects when the session check finds no login', async () => {
  const login = createSettableLogin();
  const waited = untilLogin(login);
  login.send({ status: 'unauthenticated', checkedOnce: true });
  await expect(waited).rejects.toThrow('There is no login');
  await expect(untilLogin(login)).rejects.toThrow('There is no login');
});

it('goes on waiting while the platform cannot be reached', async () => {
  const login = createSettableLogin();
  const waited = untilLogin(login);
  login.send({ status: 'unauthenticated', checkedOnce: true, error: 'login.unreachable' });
  login.send({ status: 'initializing', error: undefined });
  await expect(waited).resolves.toBeUndefined();
});
