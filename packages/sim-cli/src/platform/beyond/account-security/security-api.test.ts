import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { createPlatformClock } from '../../base/environment/platform-clock.ts';
import { createNotices } from '../../base/people/notices.ts';
import { createSubmissions } from '../../base/people/submissions.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { onFullDisk, openSeededStore, performerOf } from '../../base/world/seeded-store.fake.ts';
import { createAuthenticators } from './authenticators.ts';
import { createPasskeys } from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createSecurityApi } from './security-api.sim.ts';

it('changes no app, recovery codes or passkey whose change cannot be told', async () => {
  const clock = createPlatformClock();
  const store = await openSeededStore(clock.today());
  const base = { store, clock, ids: SYSTEM_IDS, accountKey: 'key' };
  const authenticators = createAuthenticators({ ...base, recoveryCodes: createRecoveryCodes(base) });
  const api = createSecurityApi({
    ...base,
    authenticators,
    passkeys: createPasskeys({ ...base, key: 'key' }),
    notices: createNotices({ ...base, submissions: createSubmissions(store, clock) }),
    tries: { begin: async () => 0, forget: async () => undefined },
    eventLog: { write: () => undefined },
  } as unknown as Parameters<typeof createSecurityApi>[0]);
  const performer = await performerOf(store);
  const caller = { performer } as PerformerCaller;
  const ask = (body: object, params: object = {}) =>
    ({ params: { id: '1004', ...params }, query: undefined, body }) as never;
  const state = async () => ({
    isOn: await authenticators.isOn('1004'),
    codes: (await store.selectFrom('recovery_codes').select('code_hash').orderBy('code_hash').execute()).length,
    passkeys: (await store.selectFrom('passkeys').select('id').execute()).length,
    mails: (await store.selectFrom('notices').select('kind').execute()).length,
  });
  const begun = await authenticators.begin(performer);
  const app = new TOTP({ secret: Secret.fromBase32(begun?.secret ?? '') });
  const key = { id: 'one', performer_id: '1004', name: 'Phone', public_key: '', counter: 0, transports: '' };
  await store
    .insertInto('passkeys')
    .values({ ...key, created_at: 0, used_at: null })
    .execute();
  const prove = () => api.proveAuthenticator(ask({ code: app.generate({ timestamp: clock.today() * 1_000 }) }), caller);
  const renew = () => api.renewRecoveryCodes(ask({}), caller);
  const removeApp = () => api.removeAuthenticator(ask({}), caller);
  const removePasskey = () => api.removePasskey(ask({}, { passkeyId: 'one' }), caller);

  for (const change of [prove, renew, removePasskey, removeApp]) {
    const before = await state();
    await expect(onFullDisk(store, 'insert on notices', change)).rejects.toThrow('disk full');
    expect(await state()).toEqual(before);
    expect(await change()).toMatchObject({ ok: true });
    expect((await state()).mails).toBe(before.mails + 1);
  }
  expect(await state()).toMatchObject({ isOn: false, codes: 0, passkeys: 0, mails: 4 });
  clock.dispose();
  await store.destroy();
});
