import { bigint, nullable, oneOf, table, text, type RowOf } from '../store/table.ts';

export const MESSAGES_TABLE = table({
  columns: {
    id: text,
    position: bigint,
    performer_id: text,
    client_id: text,
    sent_by: oneOf<'PERFORMER' | 'CLIENT'>(),
    content: text,
    content_translate: nullable(text),
    date: bigint,
  },
  key: ['performer_id', 'id'],
  indexes: {
    messages_of: ['performer_id', 'client_id', 'position'],
  },
});
export type MessageRow = RowOf<typeof MESSAGES_TABLE>;
