import { bigint, flag, oneOf, table, text, type RowOf } from '../store/table.ts';

/** A message to be read whenever she likes, unlike a line of a chat. */
export const INBOX_MESSAGES_TABLE = table({
  columns: {
    id: text,
    position: bigint,
    performer_id: text,
    client_id: text,
    sent_by: oneOf<'PERFORMER' | 'CLIENT'>(),
    subject: text,
    content: text,
    date: bigint,
    read: flag,
    removed: flag,
  },
  key: ['id'],
  indexes: {
    inbox_of: ['performer_id', 'removed', 'sent_by', 'position'],
    inbox_with: ['performer_id', 'client_id', 'position'],
  },
});
export type InboxMessageRow = RowOf<typeof INBOX_MESSAGES_TABLE>;

/** A customer who does not want to hear of her. */
export const CLIENT_BLOCKS_TABLE = table({
  columns: {
    performer_id: text,
    client_id: text,
  },
  key: ['performer_id', 'client_id'],
});
