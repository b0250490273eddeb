import type { PlatformClock } from '../environment/platform-clock.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';
import { hashSecret, isSameSecret } from '../security/secret.ts';
import { createNextId, vanished, type Vanished } from '../store/person-ids.ts';
import { NO_CACHE, type Memoize } from '../store/query-cache.ts';
import { retryConflict } from '../store/store-trouble.ts';
import type { Store } from '../store/store.ts';
import { customerRow, type CustomerRow } from '../store/tables/customer-tables.ts';

/** A performer and a customer between whom something happens. */
export interface PairIds {
  readonly performerId: string;
  readonly clientId: string;
}

/** Characters of a name; the page shows 25 of them. */
export const MAX_NAME_LENGTH = 64;

export interface NewCustomer {
  /** Id of an existing customer to act as. Without it a new one is made. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly country?: string | undefined;
  /** Code of a province, `NL-NB`: the customer's country is then its country. */
  readonly region?: string | undefined;
  readonly language?: string | undefined;
}

/** The world's customers have 5001 and up. */
const FIRST_NEW_CUSTOMER = 6001;

/** Writes a customer's name as the platform does: the country code before a bar. @spec §3 Session — clientData */
export const wireName = (customer: Pick<CustomerRow, 'country' | 'name'>): string =>
  `${customer.country}|${customer.name}`;

/** Customers who may ask for a session. */
export const createCustomers = (
  store: Store,
  clock: PlatformClock,
  ids: Ids = SYSTEM_IDS,
  memoize: Memoize = NO_CACHE.memoize,
) => {
  const find = memoize('customers', (id: string) =>
    store.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst(),
  );

  const nextId = createNextId(store, 'customers', FIRST_NEW_CUSTOMER);
  const createOnce = async (who: NewCustomer, tokenHash: string): Promise<CustomerRow> => {
    const country = who.country ?? who.region?.slice(0, 2).toLowerCase() ?? 'nl';
    const row = customerRow({
      id: await nextId(),
      name: who.name ?? 'Mark',
      country,
      language: who.language ?? (country === 'de' ? 'de' : 'nl'),
      token_hash: tokenHash,
      registered_at: clock.today(),
      region: who.region ?? null,
    });
    await store.insertInto('customers').values(row).execute();
    return row;
  };
  // Another node may have given the same number at the same moment.
  const create: typeof createOnce = (who, tokenHash) => retryConflict(() => createOnce(who, tokenHash));
  return {
    find,
    list: () => store.selectFrom('customers').selectAll().orderBy('id').execute(),
    /** Lists the customers whose last socket broke. */
    gone: () => vanished(store, 'customers'),
    /** @returns undefined when the id is unknown; the token is good for the socket, and the earlier one is not any more */
    enter: async (who: NewCustomer) => {
      const token = ids.secret();
      if (who.id === undefined) return { customer: await create(who, hashSecret(token)), token };
      const customer = await find(who.id);
      if (customer === undefined) return undefined;
      await store
        .updateTable('customers')
        .set({ token_hash: hashSecret(token) })
        .where('id', '=', who.id)
        .execute();
      return { customer, token };
    },
    isToken: async (id: string, token: string): Promise<boolean> => {
      const customer = await find(id);
      return customer !== undefined && isSameSecret(customer.token_hash, hashSecret(token));
    },
    setGone: async (id: string, at: number | null): Promise<void> => {
      await store.updateTable('customers').set({ gone_at: at }).where('id', '=', id).execute();
    },
    /** Forgets that a customer vanished, unless the customer has come back and vanished again. */
    forgetGone: async ({ id, goneAt }: Vanished): Promise<void> => {
      const gone = store.updateTable('customers').where('id', '=', id).where('gone_at', '=', goneAt);
      await gone.set({ gone_at: null }).execute();
    },
  };
};

export type Customers = ReturnType<typeof createCustomers>;
