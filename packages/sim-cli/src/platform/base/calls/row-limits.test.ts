import { expect, it } from 'vitest';
import { seconds } from '@greenroom/core/kernel/units';
import { createTables } from '../store/create-tables.ts';
import { openMemoryStore } from '../store/store.ts';
import { seedWorld } from '../world/seed-world.ts';
import { createIsFull } from './row-limits.ts';

it('lets a performer make 2 memos where there may be 2, each performer for itself, and other calls go on', async () => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  await store.deleteFrom('memos').execute();
  const one = { most: 1 };
  const isFull = createIsFull(store, {
    memos: { most: 2 },
    forum_posts: one,
    blocks: one,
    awaited: one,
    flags: one,
    inbox_messages: one,
  });
  const write = (position: number) =>
    store
      .insertInto('memos')
      .values({
        id: `m${position}`,
        position,
        performer_id: '1004',
        client_id: '5001',
        content: 'tea',
        date: 0,
        pinned: 0,
      })
      .execute();
  await write(1);
  expect(await isFull('createMemo', '1004')).toBe(false);
  await write(2);
  const asked = [isFull('createMemo', '1004'), isFull('createMemo', '1005'), isFull('updateMemo', '1004')];
  expect(await Promise.all(asked)).toEqual([true, false, false]);
  await store.destroy();
});
