/** Rows are drawn and kept in packs of this many: one row more costs one pack, however long the conversation is. */
const CHUNK_ROWS = 10;
/** At the bottom this many rows in full packs are drawn, and the pack that fills up: 50 to 59 rows, more than the tallest screen shows. */
const TAIL_ROWS = 50;
/** One press on "show earlier" opens this many packs: 100 rows. */
const EARLIER_CHUNKS = 10;

/** Places of messages; they may be negative, for earlier messages are put in front of the first one known. */
export interface RowRange {
  readonly start: number;
  /** The row after the last one. */
  readonly end: number;
}

/**
 * The first message drawn while the performer is at the bottom of a conversation.
 *
 * @param hasRow false for a message that the row of another one counts
 */
export const tailStart = ({ start, end }: RowRange, hasRow: (place: number) => boolean): number => {
  let from = Math.floor(end / CHUNK_ROWS) * CHUNK_ROWS;
  let rows = 0;
  while (from > start && rows < TAIL_ROWS) {
    const chunk = Array.from({ length: CHUNK_ROWS }, (_, index) => from - CHUNK_ROWS + index);
    rows += chunk.filter(hasRow).length;
    from -= CHUNK_ROWS;
  }
  return Math.max(start, from);
};

/** The first row drawn after one press on "show earlier", as far as the messages reach. */
export const earlierStart = (start: number): number => start - EARLIER_CHUNKS * CHUNK_ROWS;

/** The packs between two rows; all but the first begin at a multiple of 10, so that a row never changes its pack. */
export const chunkRanges = ({ start, end }: RowRange): readonly RowRange[] => {
  const ranges: RowRange[] = [];
  let from = start;
  while (from < end) {
    const next = Math.min(end, (Math.floor(from / CHUNK_ROWS) + 1) * CHUNK_ROWS);
    ranges.push({ start: from, end: next });
    from = next;
  }
  return ranges;
};
