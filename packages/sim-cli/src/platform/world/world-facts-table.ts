import { table, text } from '../store/table.ts';

/** Facts about the whole world, such as the seed it was made of. */
export const WORLD_FACTS_TABLE = table({
  columns: {
    name: text,
    value: text,
  },
  key: ['name'],
});
