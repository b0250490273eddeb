import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { EventLog } from '../../base/environment/event-log.ts';
import { createFaults } from '../../base/faults/faults.ts';
import { createPerformers } from '../../base/people/performers.ts';
import { createSubmissions } from '../../base/people/submissions.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPaidSessions } from '../../work/history/paid-sessions.ts';
import { createAccountDeletion } from './account-deletion.ts';
import { createAccountRecords } from './account-records.ts';

const NOW = seconds(1_790_000_000);

it('deletes the other accounts where one cannot be deleted, and tells which', async () => {
  const store = openMemoryStore();
  await createTables(store);
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

/** World with the account 1004, and the deletion of accounts in it. */
const openDeletion = async () => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, NOW);
  const clock = { stamp: () => millis(NOW * 1_000), today: () => NOW } as never;
  const faults = createFaults({ store, memoize: NO_CACHE.memoize, clock, seed: 1 });
  const records = createAccountRecords({ store, queryCache: NO_CACHE, clock, ids: SYSTEM_IDS, faults });
  const create = (deps: object) =>
    createAccountDeletion({
      store,
      queryCache: NO_CACHE,
      clock,
      eventLog: { write: () => undefined },
      accountRecords: records,
      performers: createPerformers(store, NO_CACHE.memoize),
      submissions: createSubmissions(store, clock),
      requests: { liveFor: async () => [] },
      performerService: { leaveWork: async () => undefined },
      logins: { endOthers: async () => [] },
      publisher: { closeRemote: async () => undefined },
      paidSessions: createPaidSessions({ store, clock, seed: 1 }),
      ...deps,
    } as unknown as Parameters<typeof createAccountDeletion>[0]);
  return { store, faults, records, create };
};
const galleryOf = (all: () => Promise<unknown>) => ({
  gallery: { medias: { all }, uploads: { forgetAll: () => undefined }, folder: {} },
});

it('finishes a deletion that a fault made due, also where the process died before the files were gone', async () => {
  const { store, faults, records, create } = await openDeletion();
  await faults.switch('deletion-due', true, '1004');
  await records.requestDeletion('1004');
  const reads = [() => Promise.reject(new Error('killed')), async () => []];
  const deletion = create(galleryOf(async () => reads.shift()?.()));
  await deletion.sweep();
  await deletion.sweep();
  expect(reads).toEqual([]);
  expect(await store.selectFrom('deletion_requests').select('performer_id').execute()).toEqual([]);
  expect(await store.selectFrom('faults').select('performer_id').execute()).toEqual([]);
  await store.destroy();
});

/** Deletes 1004 on a node whose clock is past the time of the request, and withdraws that at the given moment on one whose clock is not. */
const withdrawnAt = async (moment: 'before its turn' | 'before its rows are gone' | 'before its files are gone') => {
  const { store, records, create } = await openDeletion();
  await records.requestDeletion('1004');
  const withdrawn: boolean[] = [];
  const withdraw = async (): Promise<void> =>
    void withdrawn.push(await records.withdrawDeletion('1004', async () => undefined));
  const loggedOut: string[] = [];
  const deletion = create({
    accountRecords: { dueDeletions: async () => ['1004'] },
    requests: { liveFor: async () => (moment === 'before its turn' ? withdraw().then(() => []) : []) },
    performerService: {
      leaveWork: async (id: string) => {
        loggedOut.push(id);
        if (moment === 'before its rows are gone') await withdraw();
      },
    },
    ...galleryOf(async () => (moment === 'before its files are gone' ? withdraw().then(() => []) : [])),
  });
  await deletion.sweep();
  const left = await store.selectFrom('performers').select('id').where('id', '=', '1004').execute();
  await store.destroy();
  return { withdrawn, isThere: left.length === 1, loggedOut };
};

it('leaves an account whose deletion is withdrawn as it begins', async () => {
  expect(await withdrawnAt('before its rows are gone')).toMatchObject({ withdrawn: [true], isThere: true });
});

it('logs out no performer whose deletion was withdrawn before its turn', async () => {
  expect(await withdrawnAt('before its turn')).toEqual({ withdrawn: [true], isThere: true, loggedOut: [] });
});

it('withdraws no deletion that has begun', async () => {
  expect(await withdrawnAt('before its files are gone')).toMatchObject({ withdrawn: [false], isThere: false });
});
