import { expect, it } from 'vitest';
import { seconds } from '@greenroom/core/kernel/units';
import { createPerformers } from '../../base/people/performers.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createInboxService } from './inbox-service.ts';

it('keeps the later count of two messages that arrive at once', async () => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  const performers = createPerformers(store, NO_CACHE.memoize);
  let counted = 0;
  const unread = async (): Promise<number> => {
    counted += 1;
    const count = counted;
    if (count === 1) await new Promise((resolve) => setTimeout(resolve, 50));
    return count;
  };
  const { publishUnread } = createInboxService({
    store,
    performers,
    inboxMessages: { unread },
    publisher: { toPerformer: async () => undefined },
  } as unknown as Parameters<typeof createInboxService>[0]);
  await Promise.all([publishUnread('1004'), publishUnread('1004')]);
  expect((await performers.find('1004'))?.notifications).toBe(2);
  await store.destroy();
});

it('delivers no message of a customer whom the performer has blocked, also where the customer has blocked the performer', async () => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  const pair = { performerId: '1004', clientId: '5001' };
  const kept: unknown[] = [];
  const inbox = createInboxService({
    store,
    performers: createPerformers(store, NO_CACHE.memoize),
    customers: { find: async (id: string) => ({ id, name: 'Mark' }) },
    inboxMessages: { keep: async (...message: readonly unknown[]) => kept.push(message) },
  } as unknown as Parameters<typeof createInboxService>[0]);
  const block = { id: 'b1', performer_id: '1004', client_id: '5001', reason: '', date: 0, blocked_by: null };
  await store.insertInto('blocks').values(block).execute();
  await inbox.setClientBlock(pair, true);
  expect(await inbox.write(pair, { subject: 'Hi', content: 'Are you there?' })).toEqual({
    ok: false,
    error: 'blocked',
  });
  expect(kept).toEqual([]);
  await store.destroy();
});

it('blocks for no customer and no performer that do not exist', async () => {
  const store = openMemoryStore();
  const inbox = createInboxService({
    store,
    performers: { find: async (id: string) => (id === '1004' ? { id } : undefined) },
    customers: { find: async (id: string) => (id === '5001' ? { id } : undefined) },
  } as unknown as Parameters<typeof createInboxService>[0]);
  const unknown = { performerId: '1004', clientId: '9' };
  expect(await inbox.setClientBlock(unknown, true)).toEqual({ ok: false, error: 'no_such_customer' });
  expect(await inbox.setClientBlock({ performerId: '9', clientId: '5001' }, false)).toEqual({
    ok: false,
    error: 'no_such_performer',
  });
  await store.destroy();
});
