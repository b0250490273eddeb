import { bigint, nullable, table, text } from '../store/table.ts';

export const FAULTS_TABLE = table({
  columns: {
    name: text,
    /** Empty: for everybody. */
    performer_id: text,
    /** When it ends by itself, on the platform's clock. */
    ends_at: nullable(bigint),
  },
  key: ['name', 'performer_id'],
});
