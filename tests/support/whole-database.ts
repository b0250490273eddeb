import type { DataPlace } from './kept-rows.ts';

/** One value of a database, as a text. */
export interface Cell {
  readonly table: string;
  readonly column: string;
  readonly value: string;
}

/** Reads every column of every row of every table. */
export const wholeDatabase = async (place: Pick<DataPlace, 'rows' | 'tables'>): Promise<readonly Cell[]> => {
  const cells: Cell[] = [];
  for (const table of await place.tables()) {
    for (const row of await place.rows(`select * from "${table}"`))
      for (const [column, value] of Object.entries(row))
        if (value !== null)
          cells.push({ table, column, value: typeof value === 'string' ? value : JSON.stringify(value) });
  }
  return cells;
};
