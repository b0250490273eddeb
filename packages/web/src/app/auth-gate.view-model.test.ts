import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { createSettableLogin } from '../login/settable-login.fake.ts';
import { AuthGateViewModel } from './auth-gate.view-model.ts';

configure({ enforceActions: 'always' });

const setUp = (pathname: string) => {
  const login = createSettableLogin();
  const listeners = new Set<() => void>();
  const onMove = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const authGate = new AuthGateViewModel({ pathname, onMove }, login);
  const goBack = (): void => listeners.forEach((listener) => listener());
  return { authGate, login, goBack, listeners };
};

it('is passed from the start at every address but the login', () => {
  expect(['/login', '/login/', '/', '/reset', '/no/such/page'].map((path) => setUp(path).authGate.isPassed)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

it('stays at the login while the password is refused and the code is asked for', () => {
  const { authGate, login } = setUp('/login/');
  login.send({ status: 'unauthenticated', checkedOnce: true });
  login.send({ status: 'authenticating' });
  login.send({ status: 'unauthenticated', error: 'login.incorrectPassword' });
  expect(authGate.isPassed).toBe(false);
});

it('passes once: logging out does not close it again', () => {
  const { authGate, login } = setUp('/login/');
  login.send({ status: 'initializing' });
  expect(authGate.isPassed).toBe(true);
  login.send({ status: 'unauthenticated' });
  expect(authGate.isPassed).toBe(true);
});

it('passes on the way back to another page', () => {
  const { authGate, goBack } = setUp('/login/');
  goBack();
  expect(authGate.isPassed).toBe(true);
});

it('reports nothing more once it has ended', () => {
  const { authGate, login, listeners } = setUp('/login/');
  authGate.dispose();
  login.send({ status: 'initializing' });
  expect([authGate.isPassed, listeners.size]).toEqual([false, 0]);
});
