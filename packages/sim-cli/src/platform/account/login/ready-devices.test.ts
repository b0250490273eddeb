import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { createPerformers } from '../../base/people/performers.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPerformerService } from '../../work/session/performer-service.ts';
import { createShifts } from '../../work/session/shifts.ts';
import { createLogins } from './logins.ts';

it('goes on with the work of a device that is ready when another one opens a page, stops or logs out', async () => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1));
  const clock = { stamp: () => millis(1_000_000), today: () => seconds(1_000), rate: 1 };
  const performers = createPerformers(store, NO_CACHE.memoize);
  const shifts = createShifts(store, clock, SYSTEM_IDS);
  const logins = createLogins({
    store,
    clock: clock as PlatformClock,
    key: '',
    memoize: NO_CACHE.memoize,
    ids: SYSTEM_IDS,
  });
  const logIn = async (): Promise<string> => {
    const device = { browser: null, system: null, country: null };
    const order = { performerId: '1004', own: undefined, isForced: false, device, spendCode: async () => true };
    const started = await logins.start(order);
    if (!started.ok) throw new Error(started.error);
    // Away for three minutes, so that the other device may log in.
    await store.updateTable('logins').set({ seen_at: 800_000 }).execute();
    return started.value.login.id;
  };
  const [laptop, phone] = [await logIn(), await logIn()];
  await store.updateTable('logins').set({ seen_at: 1_000_000 }).execute();
  const { pageStarted, stopDevice } = createPerformerService({
    performers,
    requests: { liveFor: async () => [] },
    pushSender: { isNotifiedOfRequests: async () => false },
    shifts,
    logins,
    clock,
  } as unknown as Parameters<typeof createPerformerService>[0]);
  const isReady = async (): Promise<boolean> => (await performers.find('1004'))?.ready_at !== null;
  await shifts.begin('1004', laptop);
  await pageStarted('1004', phone);
  await stopDevice('1004', phone, shifts.end);
  expect([await isReady(), await logins.isReadyElsewhere('1004', phone)]).toEqual([true, true]);
  await shifts.begin('1004', phone);
  await stopDevice('1004', laptop, shifts.end);
  expect([await isReady(), await logins.isReadyElsewhere('1004', phone)]).toEqual([true, false]);
  await stopDevice('1004', phone, shifts.end);
  expect(await isReady()).toBe(false);
  await store.destroy();
});
