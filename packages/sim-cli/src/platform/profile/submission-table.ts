import { bigint, oneOf, table, text, type RowOf } from '../store/table.ts';

/** A submitted form, as JSON, which is not parsed here. */
export const SUBMISSIONS_TABLE = table({
  columns: {
    performer_id: text,
    kind: text,
    content: text,
    /** `kept` needs no moderator. */
    status: oneOf<'kept' | 'pending' | 'approved' | 'rejected'>(),
    changed_at: bigint,
  },
  key: ['performer_id', 'kind'],
});
export type SubmissionRow = RowOf<typeof SUBMISSIONS_TABLE>;
