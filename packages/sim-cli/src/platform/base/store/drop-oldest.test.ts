import { expect, it } from 'vitest';
import { createTables } from './create-tables.ts';
import { dropOldest } from './drop-oldest.ts';
import { openMemoryStore } from './store.ts';

it('keeps the newest 2 rows of one performer, and all those of others', async () => {
  const store = openMemoryStore();
  await createTables(store);
  const row = (id: string, performerId: string, at: number) => ({ id, performer_id: performerId, known_at: at });
  await store
    .insertInto('known_devices')
    .values([row('a', '1', 10), row('b', '1', 30), row('c', '1', 20), row('d', '2', 1)])
    .execute();
  await dropOldest(store, { table: 'known_devices', by: 'known_at', performerId: '1' }, { most: 2 });
  const kept = await store.selectFrom('known_devices').select('id').orderBy('id').execute();
  expect(kept.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  await store.destroy();
});
