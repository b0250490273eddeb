/** Rows are drawn and kept in packs of this many: one row more costs one pack, however long the conversation is. */
const CHUNK_ROWS = 10;
/** At the bottom this many full packs are drawn and the one that fills up: 50 to 59 rows, more than the tallest screen shows. */
const TAIL_CHUNKS = 5;
/** One press on "show earlier" opens this many packs: 100 rows. */
const EARLIER_CHUNKS = 10;

export interface RowRange {
  readonly start: number;
  /** The row after the last one. */
  readonly end: number;
}

/** The first row drawn while she is at the bottom of a conversation. */
export const tailStart = (total: number): number =>
  Math.max(0, Math.floor(total / CHUNK_ROWS) - TAIL_CHUNKS) * CHUNK_ROWS;

/** The first row drawn after one press on "show earlier". */
export const earlierStart = (start: number): number => Math.max(0, start - EARLIER_CHUNKS * CHUNK_ROWS);

/** The packs between two rows. `start` is the beginning of a pack. */
export const chunkRanges = ({ start, end }: RowRange): readonly RowRange[] =>
  Array.from({ length: Math.ceil((end - start) / CHUNK_ROWS) }, (_, index) => {
    const first = start + index * CHUNK_ROWS;
    return { start: first, end: Math.min(first + CHUNK_ROWS, end) };
  });
