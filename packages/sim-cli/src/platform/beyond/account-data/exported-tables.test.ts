import { expect, it } from 'vitest';
import { TABLES } from '../../base/store/tables/schema.ts';
import { EXPORTED_TABLES, KEPT_BACK } from './exported-tables.ts';

it('exports every table with rows of a performer, or says why not', () => {
  const owned = Object.entries(TABLES)
    .filter(([name, { columns }]) => 'performer_id' in columns || name === 'performers')
    .map(([name]) => name);
  const named = [...EXPORTED_TABLES.map(({ table }) => table), ...Object.keys(KEPT_BACK)];
  const others = owned.filter((name) => !named.some((each) => each === name));
  expect(others, 'name it in EXPORTED_TABLES, or in KEPT_BACK with the reason').toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  expect(EXPORTED_TABLES.filter(({ table, owner }) => !(owner in TABLES[table].columns))).toEqual([]);
});
