import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { createPlatformClock, type PlatformClock } from '../../base/environment/platform-clock.ts';
import { createPerformers } from '../../base/people/performers.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { countRows } from '../../base/store/statements.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPasskeys } from '../../beyond/account-security/passkeys.ts';
import { createAuthApi } from './auth-api.sim.ts';
import { createLoginTries } from './login-tries.ts';
import { createLogins } from './logins.ts';

/** A login of performer 1004. @param meanwhile what happens while the password is judged */
const logIn = async (meanwhile: (performers: ReturnType<typeof createPerformers>) => Promise<void>) => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  const clock = { stamp: () => millis(1_700_000_000_000) } as PlatformClock;
  const { memoize } = NO_CACHE;
  const performers = createPerformers(store, memoize);
  const logins = createLogins({ store, clock, key: 'key', memoize, ids: SYSTEM_IDS });
  const { login } = createAuthApi({
    performers,
    logins,
    tries: createLoginTries(store, clock, 100),
    rememberedDevices: { find: async () => undefined },
    knownDevices: { find: async () => undefined },
    authenticators: { isOn: async () => false },
    newDevices: { note: async () => undefined },
    publisher: { closeLogin: async () => undefined },
    eventLog: { write: () => undefined },
    checkPassword: async () => {
      await meanwhile(performers);
      return true;
    },
  } as unknown as Parameters<typeof createAuthApi>[0]);
  const cookies = { areSafe: true, read: () => undefined, keep: () => undefined, forget: () => undefined };
  const caller = { cookies, host: '127.0.0.1', device: { address: '', userAgent: '' }, login: undefined };
  const request = { body: { performerId: '1004', password: 'old', forced: false }, query: { forced: false } };
  const answer = await login(request as Parameters<typeof login>[0], { ...caller, performer: undefined });
  const alive = await logins.alive('1004');
  await store.destroy();
  return { answer, alive: alive.length };
};

it('begins no login by a password that is changed while it is judged', async () => {
  expect(await logIn(async () => undefined)).toMatchObject({ answer: { ok: true }, alive: 1 });
  const refused = await logIn((performers) => performers.update('1004', { password_hash: 'new' }));
  expect(refused).toMatchObject({ answer: { ok: false, error: { body: { error: 'incorrect_password' } } }, alive: 0 });
});

it('stores a challenge of a passkey in the place of the last one of its browser, and 100 for one address', async () => {
  const store = openMemoryStore();
  await createTables(store);
  const clock = createPlatformClock();
  const { passkeyOptions } = createAuthApi({
    tries: createLoginTries(store, clock, 100),
    passkeys: createPasskeys({ store, clock, ids: SYSTEM_IDS, key: 'key' }),
  } as unknown as Parameters<typeof createAuthApi>[0]);
  let kept: string | undefined;
  const ask = (address: string, cookie?: string) => {
    const cookies = { read: () => cookie, keep: (_name: string, value: string) => void (kept = value) };
    const caller = { cookies, host: '127.0.0.1', device: { address, userAgent: '' } };
    return passkeyOptions({} as never, caller as never);
  };
  const stored = () => countRows(store.selectFrom('passkey_challenges'));
  expect(await ask('a')).toMatchObject({ ok: true });
  for (let count = 0; count < 200; count += 1) expect(await ask('a', kept)).toMatchObject({ ok: true });
  expect(await stored()).toBe(1);
  for (let count = 1; count < 100; count += 1) expect(await ask('a', 'unknown')).toMatchObject({ ok: true });
  expect(await ask('a')).toMatchObject({ error: { status: 429, body: { error: 'too_many_attempts' } } });
  expect(await stored()).toBe(100);
  expect(await ask('a', kept)).toMatchObject({ ok: true });
  expect(await ask('b')).toMatchObject({ ok: true });
  clock.dispose();
  await store.destroy();
});
