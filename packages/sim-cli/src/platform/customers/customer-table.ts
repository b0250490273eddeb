import { bigint, nullable, table, text, type RowOf } from '../store/table.ts';

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
  },
  key: ['id'],
});
export type CustomerRow = RowOf<typeof CUSTOMERS_TABLE>;
