import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { createLoginDenials } from './login-denials.ts';

const HOUR = 3_600_000;
const DENIED = { performerId: '1001', loginId: 'login', deviceId: 'device' };

it('finds the login of a link for 24 hours and until it is used, and keeps no token', async () => {
  const store = openMemoryStore();
  await createTables(store);
  let now = 0;
  const denials = createLoginDenials({ store, clock: { stamp: () => millis(now) }, ids: SYSTEM_IDS });
  const [first, second] = [await denials.create(DENIED), await denials.create(DENIED)];
  expect(JSON.stringify(await store.selectFrom('login_denials').selectAll().execute())).not.toContain(first);
  now = 24 * HOUR - 1;
  expect(await denials.find(first)).toEqual({ ok: true, value: DENIED });
  expect([await denials.spend(first, store), await denials.spend(first, store)]).toEqual([true, false]);
  expect(await denials.find(first)).toEqual({ ok: false, error: 'token_used' });
  now = 24 * HOUR;
  expect(await denials.find(second)).toEqual({ ok: false, error: 'token_expired' });
  expect(await denials.spend(second, store)).toBe(false);
  expect(await denials.find('guess')).toEqual({ ok: false, error: 'token_invalid' });
});
