import type { ForumApi } from '@greenroom/core/forum/forum-api.port';
import { done, ok } from '@greenroom/core/kernel/result';
import { seconds } from '@greenroom/core/kernel/units';
import type { HeadlessPlatform } from './headless-platform.ts';

const TOPIC = { id: '1', title: 'Topic', description: '', threads: 0, followed: false };
const THREAD = { id: '1', title: 'Thread', topic: TOPIC, author: '', posts: 0, date: seconds(0) };

/** A forum in which nobody wrote. */
export const createEmptyForum = (answer: HeadlessPlatform['answer']): ForumApi => {
  const nothing = () => done;
  return {
    front: () => answer('forumFront', undefined, () => ok({ sections: [] })),
    followed: () => answer('followedTopics', undefined, () => ok([])),
    topic: (_id, query) => answer('forumTopic', query, () => ok({ topic: TOPIC, threads: [], total: 0 })),
    thread: (_id, query) => answer('forumThread', query, () => ok({ thread: THREAD, posts: [], total: 0 })),
    search: (_id, query) => answer('searchThreads', query, () => ok({ threads: [], total: 0 })),
    follow: (_id, topic, on) => answer('followTopic', { topic, on }, nothing),
    createThread: (_id, thread) => answer('createThread', thread, () => ok('1')),
    createTopic: (_id, topic) => answer('createTopic', topic, nothing),
    createPost: (_id, post) => answer('createPost', post, nothing),
  };
};
