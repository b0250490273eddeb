import { bigint, nullable, table, text } from '../store/table.ts';

export const FAULTS_TABLE = table({
  columns: {
    name: text,
    /** Empty: for all performers. */
    performer_id: text,
    /** End of the fault on the platform's clock; null when it does not end by itself. */
    ends_at: nullable(bigint),
  },
  key: ['name', 'performer_id'],
});
