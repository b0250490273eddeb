/** So many rows go into one statement: few enough for any database's limit of parameters. */
const ROWS_PER_STATEMENT = 100;

/** Rows in portions that fit into one statement each. */
export const inChunks = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
