import type { ListPart } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { SYSTEM_IDS, type Ids } from '../../base/security/ids.ts';
import { LIMITS } from '../../base/security/limits.ts';
import type { Sequence } from '../../base/store/sequence.ts';
import { countRows, idsWithWords, lockPerformer } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { ForumPostRow, ForumTopicRow } from '../../base/store/tables/forum-tables.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';

export interface ThreadFacts {
  readonly id: string;
  readonly title: string;
  readonly topic: { readonly id: string; readonly title: string };
  /** Nickname of the author of the first post. */
  readonly author: string;
  readonly posts: number;
  /** Time of the latest post, in seconds since 1970. */
  readonly date: number;
}
export interface TopicFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly threads: number;
  readonly followed: boolean;
}

type Author = Pick<PerformerRow, 'id' | 'nickname'>;

export interface NewPost {
  readonly id: string;
  readonly content: string;
}

/** Stores topics, threads and posts of the performers' forum. @spec §3 Forum */
export const createForum = (
  store: Store,
  clock: Pick<PlatformClock, 'today'>,
  sequence: Sequence,
  ids: Ids = SYSTEM_IDS,
) => {
  const facts = () =>
    store
      .selectFrom('forum_threads')
      .innerJoin('forum_topics', 'forum_topics.id', 'forum_threads.topic_id')
      .select((each) => [
        'forum_threads.id',
        'forum_threads.title',
        'forum_threads.written_at',
        'forum_topics.id as topic_id',
        'forum_topics.title as topic_title',
        each
          .selectFrom('forum_posts')
          .whereRef('forum_posts.thread_id', '=', 'forum_threads.id')
          .select((count) => count.fn.countAll<number>().as('posts'))
          .as('posts'),
        each
          .selectFrom('forum_posts')
          .whereRef('forum_posts.thread_id', '=', 'forum_threads.id')
          .select('author')
          .orderBy('position')
          .limit(1)
          .as('author'),
      ]);
  type Row = Awaited<ReturnType<ReturnType<typeof facts>['execute']>>[number];
  const toFacts = (row: Row): ThreadFacts => ({
    id: row.id,
    title: row.title,
    topic: { id: row.topic_id, title: row.topic_title },
    author: row.author ?? '',
    posts: row.posts ?? 0,
    date: row.written_at,
  });
  /** Finds the ids of the threads that have these words in the title or in a post; case and accents make no difference. */
  const idsByWords = async (search: string): Promise<readonly string[]> => {
    const titles = store.selectFrom('forum_threads').select(['id', 'title as text']).orderBy('id');
    const posts = store.selectFrom('forum_posts').select(['thread_id as id', 'content as text']).orderBy('position');
    return idsWithWords([titles, posts], search);
  };
  /** Changes the text of a post that is sent again after a lost answer. @returns false for one that is new */
  const rewrite = async (within: Store, performerId: string, { id, content }: NewPost): Promise<boolean> => {
    const known = within.updateTable('forum_posts').set({ content }).where('id', '=', id);
    const { numUpdatedRows } = await known.where('performer_id', '=', performerId).executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  const writeWithin = async (
    within: Store,
    { id: performerId, nickname }: Author,
    threadId: string,
    { id, content }: NewPost,
  ): Promise<void> => {
    const row: ForumPostRow = {
      id,
      position: sequence.next(),
      thread_id: threadId,
      performer_id: performerId,
      author: nickname === '' ? performerId : nickname,
      content,
      date: clock.today(),
    };
    const keep = async (post: ForumPostRow): Promise<boolean> => {
      const kept = await within
        .insertInto('forum_posts')
        .values(post)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return (kept.numInsertedOrUpdatedRows ?? 0n) > 0n;
    };
    // Another performer's post may have the id that the page chose.
    if (!(await keep(row))) await keep({ ...row, id: ids.id() });
    await within.updateTable('forum_threads').set({ written_at: row.date }).where('id', '=', threadId).execute();
  };
  return {
    sections: (): Promise<readonly { readonly id: string; readonly title: string }[]> =>
      store.selectFrom('forum_sections').select(['id', 'title']).orderBy('position').execute(),
    topics: async (performerId: string): Promise<readonly (TopicFacts & { readonly sectionId: string })[]> => {
      const followed = await store
        .selectFrom('forum_follows')
        .select('topic_id')
        .where('performer_id', '=', performerId)
        .execute();
      const followedIds = new Set(followed.map(({ topic_id: id }) => id));
      const rows = await store
        .selectFrom('forum_topics')
        .selectAll('forum_topics')
        .select((each) =>
          each
            .selectFrom('forum_threads')
            .whereRef('forum_threads.topic_id', '=', 'forum_topics.id')
            .select((count) => count.fn.countAll<number>().as('threads'))
            .as('threads'),
        )
        .orderBy('position')
        .execute();
      return rows.map(({ id, section_id: sectionId, title, description, threads }) => ({
        id,
        sectionId,
        title,
        description,
        threads: threads ?? 0,
        followed: followedIds.has(id),
      }));
    },
    /** Reads a page of threads, those with the latest posts first. @param search words in the title or in a post */
    threads: async (
      { topicId, search = '' }: { readonly topicId?: string; readonly search?: string },
      { limit, offset }: ListPart,
    ): Promise<{ readonly threads: ThreadFacts[]; readonly total: number }> => {
      let page = facts();
      let all = store.selectFrom('forum_threads');
      if (search !== '') {
        const found = await idsByWords(search);
        page = page.where('forum_threads.id', 'in', found);
        all = all.where('forum_threads.id', 'in', found);
      }
      if (topicId !== undefined) {
        page = page.where('forum_threads.topic_id', '=', topicId);
        all = all.where('forum_threads.topic_id', '=', topicId);
      }
      const rows = await page
        .orderBy('forum_threads.written_at', 'desc')
        // Times are whole seconds; the position orders the posts of one second too.
        .orderBy(
          (each) =>
            each
              .selectFrom('forum_posts')
              .whereRef('forum_posts.thread_id', '=', 'forum_threads.id')
              .select((last) => last.fn.max('position').as('position')),
          'desc',
        )
        .orderBy('forum_threads.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { threads: rows.map(toFacts), total: await countRows(all) };
    },
    thread: async (id: string): Promise<ThreadFacts | undefined> => {
      const row = await facts().where('forum_threads.id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : toFacts(row);
    },
    /** Reads a page of the posts of a thread, oldest first. */
    posts: async (threadId: string, { limit, offset }: ListPart) => {
      const posts = store.selectFrom('forum_posts').where('thread_id', '=', threadId);
      const rows = await posts.selectAll().orderBy('position').limit(limit).offset(offset).execute();
      return { rows, total: await countRows(posts) };
    },
    follow: async (performerId: string, topicId: string, on: boolean): Promise<void> => {
      if (on) {
        const row = { performer_id: performerId, topic_id: topicId };
        const added = store.insertInto('forum_follows').values(row);
        await added.onConflict((conflict) => conflict.doNothing()).execute();
        return;
      }
      await store
        .deleteFrom('forum_follows')
        .where('performer_id', '=', performerId)
        .where('topic_id', '=', topicId)
        .execute();
    },
    /** Begins a thread with its first post, once for each id of such a post; the latest title and text count. @returns the id of the thread */
    begin: (
      by: Author,
      topicId: string,
      {
        id: postId = ids.id(),
        title,
        content,
      }: { readonly id?: string | undefined; readonly title: string; readonly content: string },
    ): Promise<string> =>
      store.transaction().execute(async (within) => {
        // One after the other: a post that is sent again while the first is stored begins no second thread.
        await lockPerformer(within, by.id);
        const known = await within
          .selectFrom('forum_posts')
          .select('thread_id')
          .where('id', '=', postId)
          .executeTakeFirst();
        if (known !== undefined && (await rewrite(within, by.id, { id: postId, content }))) {
          // An answer of this performer in the thread of another one must not change its title.
          const posts = within.selectFrom('forum_posts').where('thread_id', '=', known.thread_id);
          const first = await posts.select('id').orderBy('position').executeTakeFirst();
          const thread = within.updateTable('forum_threads').set({ title }).where('id', '=', known.thread_id);
          if (first?.id === postId) await thread.execute();
          return known.thread_id;
        }
        const id = ids.id();
        await within
          .insertInto('forum_threads')
          .values({ id, topic_id: topicId, title, written_at: clock.today() })
          .execute();
        await writeWithin(within, by, id, { id: postId, content });
        return id;
      }),
    /** Adds a topic, once for each id that a page chose. @returns false where there are as many as there may be */
    addTopic: async (
      sectionId: string,
      { id = ids.id(), title }: { readonly id?: string | undefined; readonly title: string },
    ): Promise<boolean> => {
      if ((await countRows(store.selectFrom('forum_topics'))) >= LIMITS.topics.most) return false;
      const row: ForumTopicRow = {
        id,
        section_id: sectionId,
        title,
        description: '',
        position: sequence.next(),
      };
      const keep = (topic: ForumTopicRow) =>
        store
          .insertInto('forum_topics')
          .values(topic)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
      await keep(row);
      const kept = await store.selectFrom('forum_topics').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      // The topic of another performer has the id that the page chose.
      if (kept.title !== title || kept.section_id !== sectionId) await keep({ ...row, id: ids.id() });
      return true;
    },
    /** Adds a post to a thread, once for each id; the latest text counts. */
    write: (by: Author, threadId: string, post: NewPost): Promise<void> =>
      store.transaction().execute(async (within) => {
        if (!(await rewrite(within, by.id, post))) await writeWithin(within, by, threadId, post);
      }),
  };
};

export type Forum = ReturnType<typeof createForum>;
