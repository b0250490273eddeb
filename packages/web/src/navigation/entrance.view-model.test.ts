import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { EntranceViewModel } from './entrance.view-model.ts';
import { toldLogin } from '../login/told-login.sim.ts';

configure({ enforceActions: 'always' });

const setUp = (pathname: string) => {
  const login = toldLogin();
  const listeners = new Set<() => void>();
  const onMove = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const entrance = new EntranceViewModel({ pathname, onMove }, login);
  const goBack = (): void => listeners.forEach((listener) => listener());
  return { entrance, login, goBack, listeners };
};

it('is passed from the start at every address but the login', () => {
  expect(['/login', '/login/', '/', '/reset', '/no/such/page'].map((path) => setUp(path).entrance.isPassed)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

it('keeps her at the login while she is refused and asked for the code', () => {
  const { entrance, login } = setUp('/login/');
  login.send({ status: 'unauthenticated', checkedOnce: true });
  login.send({ status: 'authenticating' });
  login.send({ status: 'unauthenticated', error: 'login.incorrectPassword' });
  expect(entrance.isPassed).toBe(false);
});

it('lets her pass once: logging out does not close it again', () => {
  const { entrance, login } = setUp('/login/');
  login.send({ status: 'initializing' });
  expect(entrance.isPassed).toBe(true);
  login.send({ status: 'unauthenticated' });
  expect(entrance.isPassed).toBe(true);
});

it('lets her pass when she goes back to another page', () => {
  const { entrance, goBack } = setUp('/login/');
  goBack();
  expect(entrance.isPassed).toBe(true);
});

it('hears nothing more once it has ended', () => {
  const { entrance, login, listeners } = setUp('/login/');
  entrance.dispose();
  login.send({ status: 'initializing' });
  expect([entrance.isPassed, listeners.size]).toEqual([false, 0]);
});
