import { expect, it } from 'vitest';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { createKnownDevices } from './known-devices.ts';

it('keeps 100 known devices of a performer', async () => {
  const store = openMemoryStore();
  await createTables(store);
  let now = 0;
  const devices = createKnownDevices({
    store,
    clock: { stamp: () => (now += 1) as never },
    ids: { secret: () => `secret ${now}` } as never,
  });
  const cookies = { areSafe: true, read: () => undefined, keep: () => undefined, forget: () => undefined };
  for (let count = 0; count < 103; count += 1) await devices.note('1004', cookies, store);
  expect(await store.selectFrom('known_devices').select('id').execute()).toHaveLength(100);
  await store.destroy();
});
