import { table, text } from '../store/table.ts';

/** Her toy rules, as JSON: nobody looks inside them here. */
export const TOY_RULES_TABLE = table({
  columns: {
    performer_id: text,
    rules: text,
  },
  key: ['performer_id'],
});
