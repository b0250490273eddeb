import { table, text } from '../store/table.ts';

/** A performer's toy rules, as JSON, which is not parsed here. */
export const TOY_RULES_TABLE = table({
  columns: {
    performer_id: text,
    rules: text,
  },
  key: ['performer_id'],
});
