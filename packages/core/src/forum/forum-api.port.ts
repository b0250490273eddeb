import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { ListPart } from '../kernel/units.ts';
import type { ForumFront, ForumTopic, FoundThreads, ThreadPage, TopicPage } from './forum.ts';

export interface TopicQuery extends ListPart {
  readonly topic: string;
}
export interface ThreadQuery extends ListPart {
  readonly thread: string;
}
export interface ThreadSearch extends ListPart {
  readonly search: string;
}
export interface NewThread {
  readonly topic: string;
  /** Id of its first post, made here, so that a thread that is begun again is kept once. */
  readonly id: string;
  readonly title: string;
  readonly content: string;
}
export interface NewTopic {
  readonly section: string;
  /** Made here, so that a topic that is sent again is kept once. */
  readonly id: string;
  readonly title: string;
}
export interface NewPost {
  readonly thread: string;
  /** Made here, so that a post that is sent again is kept once. */
  readonly id: string;
  readonly content: string;
}

/** Calls of the forum of performers. @spec §2 /forum/, §3 Forum */
export interface ForumApi {
  /** Lists the sections with their topics. @spec §2 /forum/ — limit 20 */
  readonly front: (performer: PerformerId, query: ListPart) => AsyncResult<ForumFront>;
  readonly followed: (performer: PerformerId) => AsyncResult<readonly ForumTopic[]>;
  readonly topic: (performer: PerformerId, query: TopicQuery) => AsyncResult<TopicPage>;
  readonly thread: (performer: PerformerId, query: ThreadQuery) => AsyncResult<ThreadPage>;
  readonly search: (performer: PerformerId, query: ThreadSearch) => AsyncResult<FoundThreads>;
  readonly follow: (performer: PerformerId, topic: string, on: boolean) => AsyncResult<undefined>;
  /** @returns the id of the new thread */
  readonly createThread: (performer: PerformerId, thread: NewThread) => AsyncResult<string>;
  readonly createTopic: (performer: PerformerId, topic: NewTopic) => AsyncResult<undefined>;
  readonly createPost: (performer: PerformerId, post: NewPost) => AsyncResult<undefined>;
}

/**
 * Every way the forum can fail.
 * @spec §8 Forum — loading sections, followed topics, topics, threads failed; creating thread, topic or post failed; forum blocked message
 */
export const FORUM_ERRORS = [
  'forum.sectionsNotLoaded',
  'forum.followedNotLoaded',
  'forum.topicNotLoaded',
  'forum.threadsNotLoaded',
  'forum.threadNotCreated',
  'forum.topicNotCreated',
  'forum.postNotCreated',
  'forum.notFollowed',
  'forum.blocked',
] as const;
