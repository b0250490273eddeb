import type { Store } from '../store/store.ts';
import type { CustomerRow } from '../store/tables/customer-tables.ts';
import type { Customers, PairIds } from './customers.ts';

interface Parts {
  readonly store: Store;
  readonly customers: Pick<Customers, 'find'>;
  readonly paidSessions: { readonly open: (performerId: string) => Promise<unknown> };
}

/** Tables with what a performer and a customer have had together; tips are a part of requests. */
const TRACES = ['requests', 'sessions', 'messages', 'inbox_messages'] as const;

/** Customers as one performer may see them: ids are consecutive, so those never met do not exist for the performer. */
export const createMetCustomers = ({ store, customers, paidSessions }: Parts) => ({
  /** @returns undefined for a customer whom the performer has never met */
  find: async ({ performerId, clientId }: PairIds): Promise<CustomerRow | undefined> => {
    const customer = await customers.find(clientId);
    if (customer === undefined) return undefined;
    await paidSessions.open(performerId);
    for (const table of TRACES) {
      const trace = await store
        .selectFrom(table)
        .select('client_id')
        .where('performer_id', '=', performerId)
        .where('client_id', '=', clientId)
        .limit(1)
        .executeTakeFirst();
      if (trace !== undefined) return customer;
    }
    return undefined;
  },
});

export type MetCustomers = ReturnType<typeof createMetCustomers>;
