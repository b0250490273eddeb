import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { createSequence } from '../../base/store/sequence.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import type { CustomerRow } from '../../base/store/tables/customer-tables.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createMemosApi } from './memos-api.sim.ts';

it('keeps a memo whose id belongs to another performer or customer, and one that is sent again once', async () => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  await store.deleteFrom('memos').execute();
  const clock = { stamp: () => millis(1_000), today: () => seconds(1) } as never;
  const metCustomers = { find: async () => ({}) as CustomerRow };
  const api = createMemosApi({ store, clock, metCustomers, sequence: createSequence(clock), ids: SYSTEM_IDS });
  const save = (performerId: string, clientId: string, content: string) =>
    api.createMemo(
      {
        params: { id: performerId },
        query: undefined,
        body: { id: 'one', content, client: { id: clientId } },
      } as never,
      { performer: { id: performerId } } as PerformerCaller,
    );
  await save('1004', '5001', 'first');
  await save('1004', '5001', 'first again');
  expect(await save('1005', '5001', 'of another performer')).toMatchObject({ ok: true });
  expect(await save('1004', '5002', 'on another customer')).toMatchObject({ ok: true });
  const memos = store.selectFrom('memos').select(['performer_id', 'client_id', 'content']).orderBy('position');
  expect((await memos.execute()).map((memo) => Object.values(memo))).toEqual([
    ['1004', '5001', 'first again'],
    ['1005', '5001', 'of another performer'],
    ['1004', '5002', 'on another customer'],
  ]);
  await store.destroy();
});
