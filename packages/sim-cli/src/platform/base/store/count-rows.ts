import type { SelectQueryBuilder } from 'kysely';
import type { Schema } from './tables/schema.ts';

/** Counts all rows of a query, whatever it selects. */
export const countRows = async <Table extends keyof Schema, Row>(
  rows: SelectQueryBuilder<Schema, Table, Row>,
): Promise<number> => {
  const { total } = await rows
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};
