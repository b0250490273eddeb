import type { Seconds } from '@greenroom/core/kernel/units';
import type { ForumPostRow, ForumSectionRow, ForumThreadRow, ForumTopicRow } from '../forum/forum-tables.ts';
import { FORUM, FORUM_AUTHORS } from './forum.ts';

const HOUR = 3_600;
const DAY = 86_400;

export interface ForumRows {
  readonly sections: readonly ForumSectionRow[];
  readonly topics: readonly ForumTopicRow[];
  readonly threads: readonly ForumThreadRow[];
  readonly posts: readonly ForumPostRow[];
}

/** Makes the forum's rows from before today, written by colleagues. */
export const forumRows = (today: Seconds): ForumRows => {
  const rows = {
    sections: [] as ForumSectionRow[],
    topics: [] as ForumTopicRow[],
    threads: [] as ForumThreadRow[],
    posts: [] as ForumPostRow[],
  };
  const next = (): number => rows.posts.length;
  for (const section of FORUM) {
    const sectionId = `s${rows.sections.length + 1}`;
    rows.sections.push({ id: sectionId, title: section.title, position: rows.sections.length });
    for (const { title, description, threads } of section.topics) {
      const topicId = `o${rows.topics.length + 1}`;
      rows.topics.push({ id: topicId, section_id: sectionId, title, description, position: rows.topics.length });
      for (const thread of threads) {
        const threadId = `d${rows.threads.length + 1}`;
        const begun = today - (rows.threads.length + 2) * DAY;
        rows.threads.push({ id: threadId, topic_id: topicId, title: thread.title, written_at: begun });
        for (const [index, content] of thread.posts.entries()) {
          const author = FORUM_AUTHORS[next() % FORUM_AUTHORS.length] ?? '';
          const date = begun + index * HOUR;
          rows.posts.push({
            id: `p${next() + 1}`,
            position: next(),
            thread_id: threadId,
            performer_id: '',
            author,
            content,
            date,
          });
          rows.threads[rows.threads.length - 1] = {
            id: threadId,
            topic_id: topicId,
            title: thread.title,
            written_at: date,
          };
        }
      }
    }
  }
  return rows;
};
