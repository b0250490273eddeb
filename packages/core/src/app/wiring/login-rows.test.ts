import { expect, it } from 'vitest';
import { accountWith } from '../../account/performer-account.fake.ts';
import { silentLog } from '../../kernel/log.port.ts';
import { createValue } from '../../kernel/value.ts';
import { UNKNOWN_IDENTITY, type LoginState } from '../../login/performer-status-state.ts';
import type { AppParts } from '../app-parts.ts';
import { loginRows } from './login-rows.ts';
import { connectRows } from './row.ts';

/** Stand-in whose every part and every result is itself: nothing ever happens there. */
const quiet: unknown = new Proxy(() => quiet, { get: () => quiet });

it.each([
  ['failed', 1],
  ['ready', 0],
] as const)('asks for the earnings of today again at a session check only where they %s', (status, times) => {
  const login = createValue<LoginState>({ ...UNKNOWN_IDENTITY, status: 'authenticated', account: accountWith() });
  let asked = 0;
  const known: Readonly<Record<string, unknown>> = {
    login: { watch: login },
    earnings: { today: { watch: createValue({ status }), reload: () => (asked += 1) } },
  };
  const parts = new Proxy(known, { get: (all, name) => all[String(name)] ?? quiet }) as unknown as AppParts;
  connectRows(loginRows(parts, silentLog).rows);
  login.set({ ...login.state(), account: accountWith() });
  expect(asked).toBe(times);
});
