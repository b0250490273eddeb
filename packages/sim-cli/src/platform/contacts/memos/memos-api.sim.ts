import { sql } from 'kysely';
import { ok } from '@greenroom/core/kernel/result';
import type { ListPart } from '@greenroom/core/kernel/units';
import { MEMOS_OF_CLIENT } from '@greenroom/core/memos/memo';
import { WORKED, refuse, type HandlersOf } from '../../base/calls/handler.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { wireName } from '../../base/people/customers.ts';
import type { MetCustomers } from '../../base/people/met-customers.ts';
import type { Ids } from '../../base/security/ids.ts';
import type { Sequence } from '../../base/store/sequence.ts';
import { countRows } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { CustomerRow, MemoRow } from '../../base/store/tables/customer-tables.ts';

const wireMemo = (row: MemoRow & Pick<CustomerRow, 'name' | 'country'>) => ({
  id: row.id,
  content: row.content,
  client: { id: row.client_id, name: wireName(row) },
  date: row.date,
  pinned: row.pinned === 1,
  performerId: row.performer_id,
});

interface MemoPart extends ListPart {
  readonly pinnedFirst?: boolean;
}

interface Parts {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly metCustomers: MetCustomers;
  readonly sequence: Sequence;
  readonly ids: Ids;
}

/** Answers the calls for a performer's notes about customers. @spec §7 Memos and blocks, §3 Memo */
export const createMemosApi = ({ store, clock, metCustomers, sequence, ids }: Parts): HandlersOf<'memos'> => {
  const named = (performerId: string) =>
    store
      .selectFrom('memos')
      .innerJoin('customers', 'customers.id', 'memos.client_id')
      .where('performer_id', '=', performerId);
  const pageOf = async (memos: ReturnType<typeof named>, { limit, offset, pinnedFirst = false }: MemoPart) => {
    const rows = await memos
      .$if(pinnedFirst, (each) => each.orderBy('pinned', 'desc'))
      .selectAll('memos')
      .select(['customers.name', 'customers.country'])
      .orderBy('position', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return ok({ memos: rows.map(wireMemo), total: await countRows(memos) });
  };
  return {
    memos: ({ query }, { performer }) => pageOf(named(performer.id), query),
    memosOfClient: ({ params }, { performer }) =>
      pageOf(named(performer.id).where('client_id', '=', params.clientId), {
        limit: MEMOS_OF_CLIENT,
        offset: 0,
        pinnedFirst: true,
      }),
    createMemo: async ({ body }, { performer }) => {
      const pair = { performerId: performer.id, clientId: body.client.id };
      if ((await metCustomers.find(pair)) === undefined) return refuse(404, 'not_found');
      const row: Omit<MemoRow, 'id'> = {
        position: sequence.next(),
        performer_id: performer.id,
        client_id: body.client.id,
        content: body.content,
        date: clock.today(),
        pinned: 0,
      };
      const keep = async (id: string): Promise<boolean> => {
        const kept = await store
          .insertInto('memos')
          .values({ ...row, id })
          // Sent again after a lost answer, perhaps with another text.
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet({ content: body.content })
              .where('memos.performer_id', '=', performer.id)
              .where('memos.client_id', '=', body.client.id),
          )
          .executeTakeFirst();
        return kept.numInsertedOrUpdatedRows === 1n;
      };
      // Another performer's memo, or one on another customer, may have the id that the page chose.
      if (body.id === undefined || !(await keep(body.id))) await keep(ids.id());
      return WORKED;
    },
    updateMemo: async ({ params, body }, { performer }) => {
      const changed = await store
        .updateTable('memos')
        .set({ content: body.content, date: clock.today(), position: sequence.next() })
        .where('performer_id', '=', performer.id)
        .where('client_id', '=', body.client.id)
        .where('id', '=', params.memoId)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n ? WORKED : refuse(404, 'not_found');
    },
    pinMemo: async ({ params, body }, { performer }) => {
      const onSameCustomer = named(performer.id).where('memos.id', '=', params.memoId).select('client_id');
      // One statement: two presses at once never leave two pinned.
      const changed = await store
        .updateTable('memos')
        .set({
          pinned: body.pinned
            ? sql<0 | 1>`case when id = ${params.memoId} then 1 else 0 end`
            : sql<0 | 1>`case when id = ${params.memoId} then 0 else pinned end`,
        })
        .where('performer_id', '=', performer.id)
        .where('client_id', 'in', onSameCustomer)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n ? WORKED : refuse(404, 'not_found');
    },
  };
};
