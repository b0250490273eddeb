import { fullDate } from '@greenroom/core/formatting/dates';
import type { ForumThread, ForumTopic } from '@greenroom/core/forum/forum';
import { pathTo } from '@greenroom/core/navigation/route-path';
import type { ThreadRow } from './ThreadList.tsx';
import type { TopicRow } from './TopicList.tsx';

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
