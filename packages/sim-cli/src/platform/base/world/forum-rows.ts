import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@greenroom/core/formatting/formatting.constants';
import type { Seconds } from '@greenroom/core/kernel/units';
import type { ForumPostRow, ForumSectionRow, ForumThreadRow, ForumTopicRow } from '../store/tables/forum-tables.ts';
import FORUM from './forum.json' with { type: 'json' };

interface WorldThread {
  readonly title: string;
  /** Oldest first. */
  readonly posts: readonly string[];
}
interface WorldTopic {
  readonly title: string;
  readonly description: string;
  readonly threads: readonly WorldThread[];
  /** A thread for each of this many weeks. */
  readonly weekly?: WorldThread & { readonly weeks: number };
}

interface WorldSection {
  readonly title: string;
  readonly topics: readonly WorldTopic[];
}

const SECTIONS: readonly WorldSection[] = FORUM.sections;

const threadsOf = ({ threads, weekly }: WorldTopic): readonly WorldThread[] =>
  weekly === undefined
    ? threads
    : Array.from({ length: weekly.weeks }, (_, week) => ({ ...weekly, title: `${weekly.title} ${week + 1}` }));

/** Makes the rows of a forum that performers outside of this world have written in Dutch before today. */
export const forumRows = (today: Seconds) => {
  const sections: ForumSectionRow[] = [];
  const topics: ForumTopicRow[] = [];
  const threads: ForumThreadRow[] = [];
  const posts: ForumPostRow[] = [];
  for (const section of SECTIONS) {
    const sectionId = `s${sections.length + 1}`;
    sections.push({ id: sectionId, title: section.title, position: sections.length });
    for (const topic of section.topics) {
      const { title, description } = topic;
      const topicId = `o${topics.length + 1}`;
      topics.push({ id: topicId, section_id: sectionId, title, description, position: topics.length });
      for (const thread of threadsOf(topic)) {
        const threadId = `d${threads.length + 1}`;
        const begun = today - (threads.length + 2) * SECONDS_PER_DAY;
        for (const [index, content] of thread.posts.entries()) {
          const position = posts.length;
          const author = FORUM.authors[position % FORUM.authors.length] ?? '';
          const date = begun + index * SECONDS_PER_HOUR;
          posts.push({
            id: `p${position + 1}`,
            position,
            thread_id: threadId,
            performer_id: '',
            author,
            content,
            date,
          });
        }
        threads.push({
          id: threadId,
          topic_id: topicId,
          title: thread.title,
          written_at: begun + (thread.posts.length - 1) * SECONDS_PER_HOUR,
        });
      }
    }
  }
  return { sections, topics, threads, posts };
};
