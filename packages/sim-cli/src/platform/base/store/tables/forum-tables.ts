import { bigint, table, text, type RowOf } from './table.ts';

/** Columns that sections and topics share: a title and a position. */
const TITLED = { id: text, title: text, position: bigint };

export const FORUM_SECTIONS_TABLE = table({
  columns: TITLED,
  key: ['id'],
});
export type ForumSectionRow = RowOf<typeof FORUM_SECTIONS_TABLE>;

export const FORUM_TOPICS_TABLE = table({
  columns: {
    ...TITLED,
    section_id: text,
    description: text,
  },
  key: ['id'],
});
export type ForumTopicRow = RowOf<typeof FORUM_TOPICS_TABLE>;

export const FORUM_THREADS_TABLE = table({
  columns: {
    id: text,
    topic_id: text,
    title: text,
    /** Time of the last post in the thread. */
    written_at: bigint,
  },
  key: ['id'],
  indexes: {
    threads_of: ['topic_id', 'written_at'],
  },
});
export type ForumThreadRow = RowOf<typeof FORUM_THREADS_TABLE>;

export const FORUM_POSTS_TABLE = table({
  columns: {
    id: text,
    position: bigint,
    thread_id: text,
    /** Empty for an author who is no performer of this world. */
    performer_id: text,
    author: text,
    content: text,
    date: bigint,
  },
  key: ['id'],
  indexes: {
    posts_in: ['thread_id', 'position'],
  },
});
export type ForumPostRow = RowOf<typeof FORUM_POSTS_TABLE>;

/** Topics that a performer follows. */
export const FORUM_FOLLOWS_TABLE = table({
  columns: {
    performer_id: text,
    topic_id: text,
  },
  key: ['performer_id', 'topic_id'],
});
