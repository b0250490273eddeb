import type { AccountDocument } from '@greenroom/core/account-data/account-data';
import { bigint, nullable, oneOf, table, text } from './table.ts';

/** Latest download of a performer's data that was requested. Times are seconds on the platform's clock, `requested_on` is a date. */
export const DATA_DOWNLOADS_TABLE = table({
  columns: {
    performer_id: text,
    requested_at: bigint,
    requested_on: bigint,
    /** Hash of the link's secret; null without a link, and once it was opened. */
    link_hash: nullable(text),
    link_until: nullable(bigint),
    opened_at: nullable(bigint),
  },
  key: ['performer_id'],
});

/** Requests to delete an account. */
export const DELETION_REQUESTS_TABLE = table({
  columns: {
    performer_id: text,
    requested_at: bigint,
    requested_on: bigint,
  },
  key: ['performer_id'],
});

/** Views of performers' documents by the platform's staff. */
export const DOCUMENT_VIEWS_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    viewer: text,
    document: oneOf<AccountDocument>(),
    reason: text,
    at: bigint,
  },
  key: ['id'],
  indexes: { document_views_of: ['performer_id', 'at'] },
});

/** Accounts that were deleted: their numbers are not given again, and name the rows that the law keeps. */
export const DELETED_ACCOUNTS_TABLE = table({
  columns: {
    performer_id: text,
    /** Epoch seconds. */
    deleted_on: bigint,
    /** Name and address on the invoices, as JSON; empty once the law no longer keeps them. */
    payee: text,
  },
  key: ['performer_id'],
});
