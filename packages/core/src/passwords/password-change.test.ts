import { expect, it } from 'vitest';
import { accountWith } from '../../testing/account/performer-account.fake.ts';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { silentLog } from '../kernel/log.port.ts';
import { createValue } from '../kernel/machine.ts';
import { err } from '../kernel/result.ts';
import { UNKNOWN_IDENTITY, type LoginState } from '../login/performer-status-state.ts';
import { createPasswordChange } from './password-change.ts';

it('keeps nothing of a change at the end of a login, neither its outcome nor its passwords', async () => {
  const watch = createValue<LoginState>({ ...UNKNOWN_IDENTITY, status: 'authenticated', account: accountWith() });
  const change = createPasswordChange({
    api: { changePassword: async () => err({ kind: 'status', status: 500, message: '' }) },
    login: { watch },
    strength: { isCommon: async () => false },
    isBreached: async () => false,
    log: silentLog,
    onChanged: () => undefined,
  });
  change.mutate({ current: 'black tea', password: 'green tea', endOthers: false });
  await settle();
  expect(change.watch.state().status).toBe('failed');
  watch.set(UNKNOWN_IDENTITY);
  expect(change.watch.state()).toMatchObject({ status: 'idle', variables: undefined, failure: undefined });
});
