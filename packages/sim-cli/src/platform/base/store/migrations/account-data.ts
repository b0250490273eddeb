import type { Migration } from 'kysely/migration';
import { DATA_DOWNLOADS_TABLE, DELETION_REQUESTS_TABLE, DOCUMENT_VIEWS_TABLE } from '../tables/account-data-tables.ts';
import { createMissingTables } from './missing-tables.ts';

/** Creates the tables of downloads, requests to delete, and views of documents. */
export const ACCOUNT_DATA: Migration = {
  up: (store) =>
    createMissingTables(store, {
      data_downloads: DATA_DOWNLOADS_TABLE,
      deletion_requests: DELETION_REQUESTS_TABLE,
      document_views: DOCUMENT_VIEWS_TABLE,
    }),
};
