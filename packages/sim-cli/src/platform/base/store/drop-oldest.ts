import { sql } from 'kysely';
import type { Limit } from '../security/limits.ts';
import type { Store } from './store.ts';
import type { Schema } from './tables/schema.ts';

/** Rows of one owner, of which the newest stay. Not for tables of which reads are cached. */
interface Kept<Table extends keyof Schema> {
  readonly table: Table;
  /** Column that orders them. */
  readonly by: keyof Schema[Table] & string;
  /** Undefined where all rows count together. */
  readonly performerId?: string;
}

/** Removes the oldest rows beyond a limit. */
export const dropOldest = async <Table extends keyof Schema>(
  store: Store,
  { table, by, performerId }: Kept<Table>,
  { most }: Pick<Limit, 'most'>,
): Promise<void> => {
  const own = performerId === undefined ? sql`1 = 1` : sql`performer_id = ${performerId}`;
  const column = sql.ref(by);
  await sql`
    delete from ${sql.table(table)} where ${own} and ${column} < (
      select ${column} from ${sql.table(table)} where ${own} order by ${column} desc limit 1 offset ${most - 1}
    )`.execute(store);
};
