import { bigint, table, text, type RowOf } from '../store/table.ts';

export const BLOCKS_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    client_id: text,
    /** Reason in the performer's own words; empty when none was given. */
    reason: text,
    date: bigint,
  },
  key: ['performer_id', 'client_id'],
});
export type BlockRow = RowOf<typeof BLOCKS_TABLE>;
