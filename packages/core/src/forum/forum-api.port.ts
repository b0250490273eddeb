import type { ListPart } from '../kernel/list-part.ts';
import type { Answer } from '../kernel/answer.ts';
import type { PerformerId } from '../kernel/ids.ts';
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
  /** @spec §2 /forum/ — limit 20 */
  readonly front: (performer: PerformerId, query: ListPart) => Answer<ForumFront>;
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
