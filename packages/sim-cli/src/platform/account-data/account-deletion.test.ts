import { expect, it } from 'vitest';
import { seconds } from '@greenroom/core/kernel/units';
import type { EventLog } from '../environment/event-log.ts';
import { migrate } from '../store/migrate.ts';
import { NO_CACHE } from '../store/query-cache.ts';
import { openMemoryStore } from '../store/store.ts';
import { createAccountDeletion } from './account-deletion.ts';

const NOW = seconds(1_790_000_000);

it('deletes the other accounts where one cannot be deleted, and tells which', async () => {
  const store = openMemoryStore();
  await migrate(store);
  const due = ['1001', '1002', '1003'];
  for (const id of due)
    await store
      .insertInto('deletion_requests')
      .values({ performer_id: id, requested_at: 0, requested_on: 0 })
      .execute();
  const log: unknown[] = [];
  const write: EventLog['write'] = (level, message, fields) => void log.push([level, message, fields?.['performer']]);
  const deletion = createAccountDeletion({
    store,
    queryCache: NO_CACHE,
    clock: { today: () => NOW },
    eventLog: { write },
    accountRecords: { dueDeletions: async () => due },
    requests: { liveFor: async () => [] },
    performerService: {
      leaveWork: async (id: string) => {
        if (id === '1002') throw new Error('disk full');
      },
    },
    logins: { endOthers: async () => [] },
    publisher: { closeRemote: async () => undefined },
    // Their rows are gone already, as after a process that died.
    performers: { find: async () => undefined },
    gallery: { medias: { all: async () => [] }, uploads: { forgetAll: () => undefined }, folder: {} },
  } as unknown as Parameters<typeof createAccountDeletion>[0]);
  await deletion.sweep();
  expect(log).toEqual([
    ['info', 'Account deleted', '1001'],
    ['error', 'Account not deleted', '1002'],
    ['info', 'Account deleted', '1003'],
  ]);
  const left = await store.selectFrom('deletion_requests').select('performer_id').execute();
  expect(left).toEqual([{ performer_id: '1002' }]);
  await store.destroy();
});
