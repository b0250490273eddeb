import { bigint, flag, nullable, oneOf, table, text, type RowOf } from './table.ts';

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

/** Messages of the inbox, unlike the lines of a chat. */
export const INBOX_MESSAGES_TABLE = table({
  columns: {
    id: text,
    position: bigint,
    performer_id: text,
    client_id: text,
    sent_by: oneOf<'PERFORMER' | 'CLIENT'>(),
    subject: text,
    content: text,
    content_translate: nullable(text),
    date: bigint,
    read: flag,
    removed: flag,
  },
  // Pages choose the ids.
  key: ['performer_id', 'id'],
  indexes: {
    inbox_of: ['performer_id', 'removed', 'sent_by', 'position'],
    inbox_with: ['performer_id', 'client_id', 'position'],
  },
});
export type InboxMessageRow = RowOf<typeof INBOX_MESSAGES_TABLE>;

/** Customers who have blocked a performer. */
export const CLIENT_BLOCKS_TABLE = table({
  columns: {
    performer_id: text,
    client_id: text,
  },
  key: ['performer_id', 'client_id'],
});
