import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { createNotices } from '../../base/people/notices.ts';
import { createSubmissions } from '../../base/people/submissions.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { onFullDisk, openSeededStore, performerOf } from '../../base/world/seeded-store.fake.ts';
import { createAccountDataApi } from './account-data-api.sim.ts';
import { createAccountRecords } from './account-records.ts';

it('notes no request and no withdrawal that cannot be told', async () => {
  const today = seconds(1_790_000_000);
  const store = await openSeededStore(today);
  const clock = { stamp: () => millis(today * 1_000), today: () => today } as never;
  const faults = { of: async () => new Set<string>() };
  const accountRecords = createAccountRecords({ store, queryCache: NO_CACHE, clock, ids: SYSTEM_IDS, faults });
  const api = createAccountDataApi({
    store,
    accountRecords,
    notices: createNotices({ store, clock, ids: SYSTEM_IDS, submissions: createSubmissions(store, clock) }),
    eventLog: { write: () => undefined, entries: () => [], follow: () => () => undefined },
  });
  const performer = await performerOf(store);
  const asked = [
    { params: { id: '1004' }, query: undefined, body: undefined },
    { performer } as PerformerCaller,
  ] as const;
  const state = async () => {
    const { download, deletion } = await accountRecords.of('1004');
    return [download !== null, deletion !== null];
  };
  for (const [change, after] of [
    [() => api.requestDownload(...asked), [true, false]],
    [() => api.requestDeletion(...asked), [true, true]],
    [() => api.withdrawDeletion(...asked), [true, false]],
  ] as const) {
    const before = await state();
    await expect(onFullDisk(store, 'insert on notices', change)).rejects.toThrow('disk full');
    expect(await state()).toEqual(before);
    expect(await change()).toMatchObject({ ok: true });
    expect(await state()).toEqual(after);
  }
  await store.destroy();
});
