import { oneOf, table, text, type RowOf } from '../store/table.ts';

/** The latest streams granted to each performer. */
export const STREAMS_TABLE = table({
  columns: {
    performer_id: text,
    /** Part of the names of both streams. */
    id: text,
    /**
     * Host by which the performer's page calls the platform, so that the page can reach the media server at the same
     * address.
     */
    host: text,
    place: oneOf<'main' | 'spare'>(),
  },
  key: ['performer_id'],
});
export type StreamRow = RowOf<typeof STREAMS_TABLE>;
