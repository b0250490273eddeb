import { bigint, table, text, type RowOf } from '../store/table.ts';

export const NEWS_TABLE = table({
  columns: {
    id: text,
    language: text,
    for_whom: text,
    title: text,
    content: text,
    date: bigint,
  },
  key: ['id', 'language'],
});
export type NewsRow = RowOf<typeof NEWS_TABLE>;
