import { bigint, table, text } from '../store/table.ts';

export const VIOLATIONS_TABLE = table({
  columns: {
    id: text,
    directive: text,
    blocked: text,
    page: text,
    at: bigint,
  },
  key: ['id'],
});

export const SECRETS_TABLE = table({
  columns: {
    name: text,
    value: text,
  },
  key: ['name'],
});
