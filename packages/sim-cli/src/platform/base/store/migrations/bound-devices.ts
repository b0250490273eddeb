import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './add-column.ts';

/** Keeps when a device subscribed to push messages, and to which host a passkey is bound. */
export const BOUND_DEVICES: Migration = {
  up: async (store: Kysely<unknown>) => {
    await addColumn(store, 'push_subscriptions', 'saved_at', 'bigint not null default 0');
    await addColumn(store, 'passkeys', 'rp_id', 'text');
  },
};
