import { bigint, flag, nullable, oneOf, table, text, type RowOf } from './table.ts';

export const CUSTOMERS_TABLE = table({
  columns: {
    id: text,
    name: text,
    country: text,
    language: text,
    token_hash: text,
    /** Epoch seconds. */
    registered_at: bigint,
    gone_at: nullable(bigint),
    /** Code of the province (ISO 3166-2) that the address shows; null where it shows none. */
    region: nullable(text),
  },
  key: ['id'],
});
export type CustomerRow = RowOf<typeof CUSTOMERS_TABLE>;

type Optional = 'gone_at' | 'region';

/** Makes the row of a customer; by default present and without a province. */
export const customerRow = (
  known: Omit<CustomerRow, Optional> & Partial<Pick<CustomerRow, Optional>>,
): CustomerRow => ({
  gone_at: null,
  region: null,
  ...known,
});

export const BLOCKS_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    client_id: text,
    /** Reason in the performer's own words; empty when none was given. */
    reason: text,
    date: bigint,
    /** Null where the performer blocked; `both` where the platform did so later. */
    blocked_by: nullable(oneOf<'platform' | 'both'>()),
  },
  key: ['performer_id', 'client_id'],
});
export type BlockRow = RowOf<typeof BLOCKS_TABLE>;

/** Customers for whom performers wait: they are told when one comes online. */
export const AWAITED_TABLE = table({
  columns: {
    performer_id: text,
    client_id: text,
    /** Time at which the performer was last told, in epoch milliseconds. */
    told_at: nullable(bigint),
  },
  key: ['client_id', 'performer_id'],
});

/** Reports of performers to moderators about customers. */
export const FLAGS_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    client_id: text,
    reason: text,
    date: bigint,
  },
  key: ['id'],
});
export type FlagRow = RowOf<typeof FLAGS_TABLE>;

/** A performer's notes about customers. */
export const MEMOS_TABLE = table({
  columns: {
    id: text,
    position: bigint,
    performer_id: text,
    client_id: text,
    content: text,
    date: bigint,
    /** 1 for the one that stands above the others on its customer. */
    pinned: flag,
  },
  key: ['id'],
  indexes: {
    memos_of: ['performer_id', 'position'],
    memos_about: ['performer_id', 'client_id', 'position'],
  },
});
export type MemoRow = RowOf<typeof MEMOS_TABLE>;
