import type { CallFailure } from '../kernel/call-failure.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { ForumFront, ForumTopic, FoundThreads, ThreadPage, TopicPage } from './forum.ts';

type Answer<Value> = Promise<Result<Value, CallFailure>>;

export interface ForumPart {
  readonly limit: number;
  readonly offset: number;
}
export interface TopicQuery extends ForumPart {
  readonly topic: string;
}
export interface ThreadQuery extends ForumPart {
  readonly thread: string;
}
export interface ThreadSearch extends ForumPart {
  readonly search: string;
}
export interface NewThread {
  readonly topic: string;
  readonly title: string;
  readonly content: string;
}
export interface NewTopic {
  readonly section: string;
  readonly title: string;
}
export interface NewPost {
  readonly thread: string;
  /** Made here, so that a post that is sent again is kept once. */
  readonly id: string;
  readonly content: string;
}

/** @spec §2 /forum/, §3 Forum */
export interface ForumApi {
  readonly front: (performer: PerformerId) => Answer<ForumFront>;
  readonly followed: (performer: PerformerId) => Answer<readonly ForumTopic[]>;
  readonly topic: (performer: PerformerId, query: TopicQuery) => Answer<TopicPage>;
  readonly thread: (performer: PerformerId, query: ThreadQuery) => Answer<ThreadPage>;
  readonly search: (performer: PerformerId, query: ThreadSearch) => Answer<FoundThreads>;
  readonly follow: (performer: PerformerId, topic: string, on: boolean) => Answer<undefined>;
  /** @returns the id of the new thread */
  readonly createThread: (performer: PerformerId, thread: NewThread) => Answer<string>;
  readonly createTopic: (performer: PerformerId, topic: NewTopic) => Answer<undefined>;
  readonly createPost: (performer: PerformerId, post: NewPost) => Answer<undefined>;
}
