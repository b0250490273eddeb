/** Rows are drawn and kept in packs of this many: one row more costs one pack, however long the conversation is. */
const CHUNK_ROWS = 10;
/** At the bottom this many full packs are drawn and the one that fills up: 50 to 59 rows, more than the tallest screen shows. */
const TAIL_CHUNKS = 5;
/** One press on "show earlier" opens this many packs: 100 rows. */
const EARLIER_CHUNKS = 10;

/** Places of messages; they may be negative, for earlier messages are put in front of the first one known. */
export interface RowRange {
  readonly start: number;
  /** The row after the last one. */
  readonly end: number;
}

/** The first row drawn while the performer is at the bottom of a conversation. */
export const tailStart = ({ start, end }: RowRange): number =>
  Math.max(start, (Math.floor(end / CHUNK_ROWS) - TAIL_CHUNKS) * CHUNK_ROWS);

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
