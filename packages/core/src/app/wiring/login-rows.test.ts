import { expect, it } from 'vitest';
import { accountWith } from '../../../testing/account/performer-account.fake.ts';
import { createEmitter } from '../../kernel/emitter.ts';
import { silentLog, type LogFields } from '../../kernel/log.port.ts';
import { createValue } from '../../kernel/machine.ts';
import { err } from '../../kernel/result.ts';
import { connectRows } from '../../kernel/row.ts';
import { UNKNOWN_IDENTITY, type LoginState } from '../../login/performer-status-state.ts';
import type { AppParts } from '../app-parts.ts';
import { loginRows } from './login-rows.ts';

/** Stand-in whose every part and every result is itself: nothing ever happens there. */
const quiet: unknown = new Proxy(() => quiet, { get: () => quiet });

const quietSource = createEmitter().on;

const partsOf = (known: Readonly<Record<string, unknown>>): AppParts =>
  new Proxy(known, { get: (all, name) => all[String(name)] ?? quiet }) as unknown as AppParts;

it.each(['attempt', 'startUp'] as const)(
  'gives an account that is not approved a warning and the notapproved modal after initialisation: %s',
  (occasion) => {
    const login = createValue<LoginState>({ ...UNKNOWN_IDENTITY, status: 'initializing', occasion });
    const [alerts, modals]: [string[], string[]] = [[], []];
    const parts = partsOf({
      login: { watch: login },
      account: { watch: createValue({ approval: 'notApproved' }) },
      alerts: { show: ({ key }: { readonly key: string }) => alerts.push(key) },
      modals: { open: (name: string) => modals.push(name) },
    });
    connectRows(loginRows(parts, { log: silentLog, onNotLoggedIn: quietSource }).rows);
    login.set({ ...login.state(), status: 'authenticated', account: accountWith() });
    expect([alerts, modals]).toEqual([['account.notApproved'], ['notapproved']]);
  },
);

it('fetches what is missing after initialisation and at every session check where the account is not approved, and not where it is', () => {
  const fetched = (approval: 'approved' | 'notApproved'): number => {
    const login = createValue<LoginState>({ ...UNKNOWN_IDENTITY, status: 'initializing', occasion: 'attempt' });
    let count = 0;
    const parts = partsOf({
      login: { watch: login },
      account: { watch: createValue({ approval }) },
      myDay: { loadOnboarding: () => (count += 1) },
    });
    connectRows(loginRows(parts, { log: silentLog, onNotLoggedIn: quietSource }).rows);
    login.set({ ...login.state(), status: 'authenticated', account: accountWith() });
    login.set({ ...login.state(), account: accountWith() });
    return count;
  };
  expect([fetched('notApproved'), fetched('approved')]).toEqual([2, 0]);
});

it('says once that the account is approved, as soon as a session check brings it', () => {
  const login = createValue<LoginState>({
    ...UNKNOWN_IDENTITY,
    status: 'authenticated',
    account: accountWith({ status: 'PENDING' }),
  });
  const account = createValue({ approval: 'notApproved' });
  const alerts: string[] = [];
  const parts = partsOf({
    login: { watch: login },
    account: {
      watch: account,
      load: ({ status }: { readonly status: string }) =>
        account.set({ approval: status === 'APPROVED' ? 'approved' : 'notApproved' }),
    },
    alerts: { show: ({ key }: { readonly key: string }) => alerts.push(key) },
  });
  connectRows(loginRows(parts, { log: silentLog, onNotLoggedIn: quietSource }).rows);
  login.set({ ...login.state(), account: accountWith({ status: 'PENDING' }) });
  expect(alerts).toEqual([]);
  login.set({ ...login.state(), account: accountWith() });
  login.set({ ...login.state(), account: accountWith() });
  expect(alerts).toEqual(['account.approved']);
});

it('shows that there is an active socket connection already', () => {
  const login = createValue<LoginState>({ ...UNKNOWN_IDENTITY, status: 'authenticating' });
  const alerts: string[] = [];
  const parts = partsOf({
    login: { watch: login, initialised: () => undefined },
    realtime: { connect: () => err('realtime.alreadyConnected') },
    account: { load: () => undefined, watch: createValue({ approval: 'approved' }) },
    alerts: { load: () => undefined, show: ({ key }: { readonly key: string }) => alerts.push(key) },
  });
  connectRows(loginRows(parts, { log: silentLog, onNotLoggedIn: quietSource }).rows);
  login.set({ ...login.state(), status: 'initializing', account: accountWith() });
  expect(alerts).toEqual(['error.realtime.alreadyConnected']);
});

it('compares the money with the platform at every session check', () => {
  const login = createValue<LoginState>({ ...UNKNOWN_IDENTITY, status: 'authenticated', account: accountWith() });
  let compared = 0;
  const parts = partsOf({ login: { watch: login }, meter: { compare: () => (compared += 1) } });
  connectRows(loginRows(parts, { log: silentLog, onNotLoggedIn: quietSource }).rows);
  login.set({ ...login.state(), account: accountWith() });
  login.set({ ...login.state(), account: accountWith() });
  expect(compared).toBe(2);
});

it.each([
  ['authenticated', ['error.login.sessionExpired', 'check'], ['login.sessionExpired']],
  ['unauthenticated', [], []],
] as const)(
  'says that the performer is not logged in, and checks the session, where a change is refused so: %s',
  (status, expected, logged) => {
    const refused = createEmitter();
    const [calls, errors]: [string[], unknown[]] = [[], []];
    const login = createValue<LoginState>({ ...UNKNOWN_IDENTITY, status, account: accountWith() });
    const parts = partsOf({
      login: { watch: login, checkNow: () => calls.push('check') },
      alerts: { show: ({ key }: { readonly key: string }) => calls.push(key) },
    });
    const log = {
      write: (_level: string, _message: string, fields?: LogFields) => void errors.push(fields?.['error']),
    };
    connectRows(loginRows(parts, { log, onNotLoggedIn: refused.on }).rows);
    refused.emit();
    expect(calls).toEqual(expected);
    expect(errors).toEqual(logged);
  },
);
