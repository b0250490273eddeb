import { bigint, table, text, type RowOf } from '../store/table.ts';

export const BLOCKS_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    client_id: text,
    /** In her own words; empty when she gave none. */
    reason: text,
    date: bigint,
  },
  key: ['performer_id', 'client_id'],
});
export type BlockRow = RowOf<typeof BLOCKS_TABLE>;
