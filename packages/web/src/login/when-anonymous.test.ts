import { expect, it, vi } from 'vitest';
import { whenAnonymous } from './when-anonymous.ts';
import { toldLogin } from './told-login.fake.ts';

const setUp = () => {
  const watch = toldLogin();
  const hear = vi.fn<() => void>();
  whenAnonymous(watch, hear);
  return { watch, hear };
};

it('calls once when the first session check finds no login', () => {
  const { watch, hear } = setUp();
  watch.send({ status: 'authenticating' });
  watch.send({ status: 'unauthenticated', checkedOnce: true });
  watch.send({ status: 'authenticating' });
  watch.send({ status: 'unauthenticated', error: 'login.incorrectPassword' });
  watch.send({ status: 'unauthenticated', error: undefined });
  expect(hear).toHaveBeenCalledOnce();
});

it('stays silent with a login, also after the log-out', () => {
  const { watch, hear } = setUp();
  watch.send({ status: 'initializing', checkedOnce: true });
  watch.send({ status: 'unauthenticated' });
  expect(hear).not.toHaveBeenCalled();
});

it('stays silent when the platform could not be asked', () => {
  const { watch, hear } = setUp();
  watch.send({ status: 'unauthenticated', checkedOnce: true, error: 'login.unreachable' });
  watch.send({ error: undefined });
  expect(hear).not.toHaveBeenCalled();
});
