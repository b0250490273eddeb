import type { Seconds } from '../kernel/units.ts';

/** A part of the forum with its topics. @spec §3 Forum — sections, topics, threads, posts, followed topics */
export interface ForumSection {
  readonly id: string;
  readonly title: string;
  readonly topics: readonly ForumTopic[];
}

export interface ForumTopic {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly threads: number;
  /** True while the performer subscribes to it. */
  readonly followed: boolean;
}

export interface ForumThread {
  readonly id: string;
  readonly title: string;
  readonly topic: { readonly id: string; readonly title: string };
  readonly author: string;
  readonly posts: number;
  /** Time of the last post. */
  readonly date: Seconds;
}

export interface ForumPost {
  readonly id: string;
  readonly author: string;
  readonly own: boolean;
  readonly content: string;
  readonly date: Seconds;
}

/** One page of the forum's sections with their topics; `total` counts all sections. @spec §2 /forum/ */
export interface ForumFront {
  readonly sections: readonly ForumSection[];
  readonly total: number;
}

/** A topic with one page of its threads; `total` counts all threads. @spec §2 /forum/topic/{id}/ */
export interface TopicPage {
  readonly topic: ForumTopic;
  readonly threads: readonly ForumThread[];
  readonly total: number;
}

/** A thread with one page of its posts; `total` counts all posts. @spec §2 /forum/thread/{id}/ */
export interface ThreadPage {
  readonly thread: ForumThread;
  readonly posts: readonly ForumPost[];
  readonly total: number;
}

/** Page of the threads that a search in the forum has found. @spec §2 /forum/thread/ (threadSearch) */
export interface FoundThreads {
  readonly threads: readonly ForumThread[];
  readonly total: number;
}

/** The longest title of a thread, in characters. @spec §3 Forum — the length is our choice */
export const MAX_THREAD_TITLE = 100;
/** The longest post, in characters. @spec §3 Forum — the length is our choice */
export const MAX_POST_LENGTH = 4000;
