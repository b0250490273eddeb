import type { AccountDocument } from '@greenroom/core/account-data/account-data';
import { bigint, integer, nullable, oneOf, table, text } from './table.ts';

/** Regions whose customers do not find the performer. */
export const REGION_BLOCKS_TABLE = table({
  columns: {
    performer_id: text,
    /** Code of a country (ISO 3166-1) or a province (ISO 3166-2). */
    region: text,
    /** Epoch milliseconds. */
    added_at: bigint,
  },
  key: ['performer_id', 'region'],
});

/** Words that are not delivered to performers. */
export const BLOCKED_WORDS_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    word: text,
    /** The word as it is compared: without case, accents and signs. */
    folded: text,
    /** Number of messages that it has held back, and the latest one in epoch seconds. */
    held: integer,
    held_at: nullable(bigint),
  },
  key: ['id'],
  unique: { one_word_once: { columns: ['performer_id', 'folded'] } },
});

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
