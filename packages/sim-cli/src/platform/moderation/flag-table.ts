import { bigint, table, text, type RowOf } from '../store/table.ts';

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
