import type { ForumApi } from '@greenroom/core/forum/forum-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { forumCalls } from './forum-api.wire.ts';

export const createForumApi = (client: ApiClient): ForumApi => ({
  front: (id, query) => client.call(forumCalls.forumFront, { params: { id }, query }),
  followed: (id) => client.call(forumCalls.followedTopics, { params: { id } }),
  topic: (id, { topic: topicId, ...query }) => client.call(forumCalls.forumTopic, { params: { id, topicId }, query }),
  thread: (id, { thread: threadId, ...query }) =>
    client.call(forumCalls.forumThread, { params: { id, threadId }, query }),
  search: (id, query) => client.call(forumCalls.searchThreads, { params: { id }, query }),
  follow: (id, topicId, followed) =>
    client.call(forumCalls.followTopic, { params: { id, topicId }, body: { followed } }),
  createThread: (id, { topic: topicId, ...body }) =>
    client.call(forumCalls.createThread, { params: { id, topicId }, body }),
  createTopic: (id, { section: sectionId, ...body }) =>
    client.call(forumCalls.createTopic, { params: { id, sectionId }, body }),
  createPost: (id, { thread: threadId, ...body }) =>
    client.call(forumCalls.createPost, { params: { id, threadId }, body }),
});
