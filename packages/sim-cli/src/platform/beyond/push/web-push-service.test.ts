import { expect, it, vi } from 'vitest';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { createWebPushService } from './web-push-service.ts';

it('gives the public key after the database could not be read at the first use', async () => {
  const store = openMemoryStore();
  await createTables(store);
  const service = createWebPushService({ store, accountKey: undefined, more: [] });
  vi.spyOn(store, 'selectFrom').mockImplementationOnce(() => {
    throw new Error('disk full');
  });
  await expect(service.publicKey()).rejects.toThrow('disk full');
  const key = await service.publicKey();
  expect(key).not.toBe('');
  expect(await service.publicKey()).toBe(key);
  await store.destroy();
});
