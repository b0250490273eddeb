import type { ForumThread, ForumTopic } from '@greenroom/core/forum/forum';
import { fullDate } from '@greenroom/core/formatting/dates';
import type { Inquiry } from '@greenroom/core/kernel/inquiry.machine';
import { pathTo } from '@greenroom/core/navigation/route-path';
import type { ThreadRow } from './ThreadList.tsx';
import type { TopicRow } from './TopicList.tsx';

const NOT_FOUND = 404;

/** What a page shows of one thing. */
export const viewOf = ({
  answer,
  failure,
  status,
}: Inquiry<unknown, unknown>): 'loading' | 'failed' | 'missing' | 'open' => {
  if (answer !== undefined) return 'open';
  if (status === 'failed') return failure?.status === NOT_FOUND ? 'missing' : 'failed';
  return 'loading';
};
export const toTopic = ({ id, title, description, threads, followed }: ForumTopic): TopicRow => ({
  id,
  to: pathTo('topic', { id }),
  title,
  description,
  threads,
  followed,
});
export const toThread = ({ id, title, topic, author, posts, date }: ForumThread): ThreadRow => ({
  id,
  to: pathTo('thread', { id }),
  title,
  topic: topic.title,
  author,
  posts,
  date: fullDate(date),
});
