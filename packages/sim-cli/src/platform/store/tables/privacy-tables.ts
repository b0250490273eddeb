import { bigint, table, text } from './table.ts';

/** Regions whose customers do not find the performer. */
export const REGION_BLOCKS_TABLE = table({
  columns: {
    performer_id: text,
    /** Code of a country (ISO 3166-1) or a province (ISO 3166-2). */
    region: text,
    /** Epoch milliseconds. */
    added_at: bigint,
  },
  key: ['performer_id', 'region'],
});
