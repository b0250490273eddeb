import type { Migration } from 'kysely/migration';
import { PUSH_SUBSCRIPTIONS_TABLE } from '../tables/push-tables.ts';
import { createMissingTables } from './missing-tables.ts';

/** Creates the table of the devices that get push messages. */
export const PUSH_SUBSCRIPTIONS: Migration = {
  up: (store) => createMissingTables(store, { push_subscriptions: PUSH_SUBSCRIPTIONS_TABLE }),
};
