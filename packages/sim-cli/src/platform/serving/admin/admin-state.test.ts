import { expect, it, vi } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { createLogins } from '../../account/login/logins.ts';
import { createPerformers } from '../../base/people/performers.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { adminState } from './admin-state.ts';

const HALF_AN_HOUR = 1_800_000;

it('tells which performers are logged in and online, by one query for all', async () => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  let now = 1_700_000_000_000;
  const clock = { stamp: () => millis(now), now: () => millis(now), rate: 1 } as never;
  const { memoize } = NO_CACHE;
  const logins = createLogins({ store, clock, key: 'key', memoize, ids: SYSTEM_IDS });
  const logIn = (performerId: string) =>
    logins.start({
      performerId,
      own: undefined,
      isForced: false,
      device: { browser: null, system: null, country: null },
      spendCode: async () => true,
    });
  await logIn('1004');
  now += HALF_AN_HOUR;
  await logIn('1005');
  await logIn('1006');
  const none = async () => [];
  const performersThere = vi.fn<() => Promise<ReadonlySet<string>>>().mockResolvedValue(new Set(['1006']));
  const asked = vi.spyOn(store, 'selectFrom');
  const { performers } = await adminState({
    performers: createPerformers(store, memoize),
    logins,
    clock,
    customers: { list: none },
    requests: { list: none },
    flags: { list: none },
    faults: { list: none, rules: none },
    media: { running: async () => undefined },
    violations: { count: async () => 0, list: none },
    publisher: { performersThere },
    traceLog: { last: () => 0 },
    toyFaults: { appUrl: '', active: () => [] },
    line: { active: () => [] },
    droppedEvents: { count: () => 0 },
  } as unknown as Parameters<typeof adminState>[0]);
  expect(performers.filter(({ loggedIn }) => loggedIn).map(({ id }) => id)).toEqual(['1005', '1006']);
  expect(performers.length).toBeGreaterThan(3);
  expect(performers.filter(({ online }) => online).map(({ id }) => id)).toEqual(['1006']);
  expect(asked.mock.calls.flat().filter((table: unknown) => table === 'logins')).toHaveLength(1);
  expect(performersThere).toHaveBeenCalledOnce();
  await store.destroy();
});
