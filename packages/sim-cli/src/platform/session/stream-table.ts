import { oneOf, table, text, type RowOf } from '../store/table.ts';

/** The streams she was granted last. */
export const STREAMS_TABLE = table({
  columns: {
    performer_id: text,
    /** Part of the names of both streams. */
    id: text,
    /** As her page calls the platform, so that the media server is at an address it may reach. */
    host: text,
    place: oneOf<'main' | 'spare'>(),
  },
  key: ['performer_id'],
});
export type StreamRow = RowOf<typeof STREAMS_TABLE>;
