import * as z from 'zod/mini';
import { MAX_POST_LENGTH, MAX_THREAD_TITLE } from '@greenroom/core/forum/forum';
import type { ForumApi } from '@greenroom/core/forum/forum-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls, type Refusal } from '../http/call.ts';
import { flagWire, idWire, newIdWire, only, orElse, secondsWire } from '../http/fields.wire.ts';
import { listPartFields, listPartWire, searchWire } from '../http/query.wire.ts';

const FORUM = '/performer/performer_accounts/{id}/forum';
/**
 * Decodes a topic: the number of its threads, and whether the performer follows it.
 * @spec §3 Forum — sections, topics, threads, posts, followed topics
 */
const topicWire = z.object({
  id: idWire,
  title: z.string(),
  description: orElse(z.string(), ''),
  threads: orElse(z.number(), 0),
  followed: orElse(flagWire, false),
});
const threadWire = z.object({
  id: idWire,
  title: z.string(),
  topic: z.object({ id: idWire, title: orElse(z.string(), '') }),
  author: orElse(z.string(), ''),
  posts: orElse(z.number(), 0),
  date: secondsWire,
});
const postWire = z.object({
  id: idWire,
  author: orElse(z.string(), ''),
  own: orElse(flagWire, false),
  content: z.string(),
  date: secondsWire,
});
const frontWire = z.object({
  sections: z.array(z.object({ id: idWire, title: z.string(), topics: z.array(topicWire) })),
  total: z.number(),
});
const topicPageWire = z.object({ topic: topicWire, threads: z.array(threadWire), total: z.number() });
const threadPageWire = z.object({ thread: threadWire, posts: z.array(postWire), total: z.number() });
const foundWire = z.object({ threads: z.array(threadWire), total: z.number() });

const titleWire = z.string().check(z.minLength(1), z.maxLength(MAX_THREAD_TITLE));
const contentWire = z.string().check(z.minLength(1), z.maxLength(MAX_POST_LENGTH));

/** Refusal of every call of the forum where it is closed to the performer or to the site. @spec §8 Forum — forum blocked message */
const BLOCKED: readonly Refusal[] = [
  { status: 409, error: 'forum_blocked', when: 'the performer has the tag ForumBlocked, or the site has no forum' },
];

export const forumCalls = defineCalls({ origin: 'ours', section: '§3 Forum', access: 'performer', errors: BLOCKED })({
  forumFront: {
    purpose: 'Sections with their topics.',
    get: `${FORUM}/sections`,
    query: listPartWire,
    answer: frontWire,
  },
  followedTopics: {
    purpose: 'The topics that the performer follows.',
    get: `${FORUM}/followed`,
    answer: only('topics', z.array(topicWire)),
  },
  forumTopic: {
    purpose: 'The threads of a topic, the one with the latest post first.',
    get: `${FORUM}/topics/{topicId}`,
    query: listPartWire,
    answer: topicPageWire,
  },
  forumThread: {
    purpose: 'The posts of a thread, oldest first.',
    get: `${FORUM}/threads/{threadId}`,
    query: listPartWire,
    answer: threadPageWire,
  },
  searchThreads: {
    purpose: 'Threads with the words in title or posts.',
    get: `${FORUM}/threads`,
    query: z.object({ ...listPartFields, search: searchWire }),
    answer: foundWire,
  },
  followTopic: {
    purpose: 'Follows a topic, or no longer.',
    put: `${FORUM}/topics/{topicId}/followed`,
    body: z.object({ followed: z.boolean() }),
  },
  createThread: {
    purpose:
      'A new thread with its first post; the same id of the post again is kept once, with the latest title and text.',
    post: `${FORUM}/topics/{topicId}/threads`,
    body: z.object({ id: z.optional(newIdWire), title: titleWire, content: contentWire }),
    answer: only('id', idWire),
  },
  createTopic: {
    purpose: 'A new topic in a section; the same id again is kept once.',
    post: `${FORUM}/sections/{sectionId}/topics`,
    body: z.object({ id: z.optional(newIdWire), title: titleWire }),
  },
  createPost: {
    purpose: 'An answer in a thread; the same id again is kept once, with the latest text.',
    post: `${FORUM}/threads/{threadId}/posts`,
    body: z.object({ id: newIdWire, content: contentWire }),
  },
});

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
