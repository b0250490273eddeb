import { bigint, table, text, type RowOf } from '../store/table.ts';

/** A performer's notes about customers. */
export const MEMOS_TABLE = table({
  columns: {
    id: text,
    position: bigint,
    performer_id: text,
    client_id: text,
    content: text,
    date: bigint,
  },
  key: ['id'],
  indexes: {
    memos_of: ['performer_id', 'position'],
    memos_about: ['performer_id', 'client_id', 'position'],
  },
});
export type MemoRow = RowOf<typeof MEMOS_TABLE>;
