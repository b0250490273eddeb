import { bigint, integer, nullable, table, text } from './table.ts';

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

/** Words that are not delivered to performers. */
export const BLOCKED_WORDS_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    word: text,
    /** The word as it is compared: without case, accents and signs. */
    folded: text,
    /** Number of messages that it has held back, and the latest one in epoch seconds. */
    held: integer,
    held_at: nullable(bigint),
  },
  key: ['id'],
  unique: { one_word_once: { columns: ['performer_id', 'folded'] } },
});
