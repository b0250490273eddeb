import { table, text } from '../store/table.ts';

export const FAULTS_TABLE = table({
  columns: {
    name: text,
    /** Empty: for everybody. */
    performer_id: text,
  },
  key: ['name', 'performer_id'],
});
