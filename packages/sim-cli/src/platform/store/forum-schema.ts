// What performers wrote to each other; the same rules as in schema.ts.

export interface ForumSectionRow {
  readonly id: string;
  readonly title: string;
  readonly position: number;
}

export interface ForumTopicRow {
  readonly id: string;
  readonly section_id: string;
  readonly title: string;
  readonly description: string;
  readonly position: number;
}

export interface ForumThreadRow {
  readonly id: string;
  readonly topic_id: string;
  readonly title: string;
  /** When somebody wrote in it last. */
  readonly written_at: number;
}

export interface ForumPostRow {
  readonly id: string;
  readonly position: number;
  readonly thread_id: string;
  /** Empty for a colleague who is nobody in this world. */
  readonly performer_id: string;
  readonly author: string;
  readonly content: string;
  readonly date: number;
}

/** A topic of which she wants to hear. */
export interface ForumFollowRow {
  readonly performer_id: string;
  readonly topic_id: string;
}

export interface ForumTables {
  readonly forum_sections: ForumSectionRow;
  readonly forum_topics: ForumTopicRow;
  readonly forum_threads: ForumThreadRow;
  readonly forum_posts: ForumPostRow;
  readonly forum_follows: ForumFollowRow;
}
