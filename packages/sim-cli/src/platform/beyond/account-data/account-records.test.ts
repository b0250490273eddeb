import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { createAccountRecords } from './account-records.ts';

const READY_AFTER = 60_000;

it('makes no link to data whose request is replaced at that moment', async () => {
  const store = openMemoryStore();
  await createTables(store);
  let now = 1_790_000_000_000;
  const clock = { stamp: () => millis(now), today: () => seconds(Math.floor(now / 1_000)) } as never;
  const faults = { of: async () => new Set<string>() };
  const records = createAccountRecords({ store, queryCache: NO_CACHE, clock, ids: SYSTEM_IDS, faults });
  await records.request('1004');
  now += READY_AFTER;
  const [link] = await Promise.all([records.link('1004'), records.request('1004')]);
  expect(link).toBeUndefined();
  now += READY_AFTER;
  expect(await records.open('1004', (await records.link('1004')) ?? '')).toBe(true);
  await store.destroy();
});
