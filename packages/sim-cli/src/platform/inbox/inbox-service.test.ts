import { expect, it } from 'vitest';
import { seconds } from '@greenroom/core/kernel/units';
import { createPerformers } from '../people/performers.ts';
import { migrate } from '../store/migrate.ts';
import { NO_CACHE } from '../store/query-cache.ts';
import { openMemoryStore } from '../store/store.ts';
import { seedWorld } from '../world/seed-world.ts';
import { createInboxService } from './inbox-service.ts';

it('keeps the later count of two messages that arrive at once', async () => {
  const store = openMemoryStore();
  await migrate(store);
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
