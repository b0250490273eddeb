import type { ForumTables } from './forum-schema.ts';
import type { TablesOf } from './tables-of.ts';

/** The tables of the forum. */
export const FORUM_TABLES: TablesOf<ForumTables> = {
  forum_sections: { key: 'id', columns: { id: 'text', title: 'text', position: 'bigint' } },
  forum_topics: {
    key: 'id',
    columns: { id: 'text', section_id: 'text', title: 'text', description: 'text', position: 'bigint' },
  },
  forum_threads: { key: 'id', columns: { id: 'text', topic_id: 'text', title: 'text', written_at: 'bigint' } },
  forum_posts: {
    key: 'id',
    columns: {
      id: 'text',
      position: 'bigint',
      thread_id: 'text',
      performer_id: 'text',
      author: 'text',
      content: 'text',
      date: 'bigint',
    },
  },
  forum_follows: { key: 'performer_id, topic_id', columns: { performer_id: 'text', topic_id: 'text' } },
};
