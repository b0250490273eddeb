import { ok } from '@greenroom/core/kernel/result';
import { refuse, WORKED, type HandlersOf } from '../calls/handler.ts';
import type { ForumBook } from './forum-book.ts';

/**
 * Answers the calls for the forum; a closed forum is refused before any of these, see `forumRefusal`.
 *
 * @spec §3 Forum
 */
export const createForumApi = ({ forumBook }: { readonly forumBook: ForumBook }): HandlersOf<'forum'> => {
  const missing = refuse(404, 'not_found');
  const topicOf = async (performerId: string, id: string) =>
    (await forumBook.topics(performerId)).find((topic) => topic.id === id);
  return {
    forumFront: async ({ query }, { performer }) => {
      const [sections, topics] = await Promise.all([forumBook.sections(), forumBook.topics(performer.id)]);
      return ok({
        sections: sections.slice(query.offset, query.offset + query.limit).map((section) => ({
          ...section,
          topics: topics.filter(({ sectionId }) => sectionId === section.id),
        })),
      });
    },
    followedTopics: async (_request, { performer }) =>
      ok({ topics: (await forumBook.topics(performer.id)).filter(({ followed }) => followed) }),
    forumTopic: async ({ params, query }, { performer }) => {
      const topic = await topicOf(performer.id, params.topicId);
      return topic === undefined ? missing : ok({ topic, ...(await forumBook.threads({ topicId: topic.id }, query)) });
    },
    forumThread: async ({ params, query }, { performer }) => {
      const thread = await forumBook.thread(params.threadId);
      if (thread === undefined) return missing;
      const { rows, total } = await forumBook.posts(thread.id, query);
      const posts = rows.map(({ id, author, content, date, performer_id: by }) => ({
        id,
        author,
        own: by === performer.id,
        content,
        date: Number(date),
      }));
      return ok({ thread, posts, total });
    },
    searchThreads: async ({ query: { search, ...part } }) =>
      ok(await forumBook.threads(search === undefined ? {} : { search }, part)),
    followTopic: async ({ params, body }, { performer }) => {
      if ((await topicOf(performer.id, params.topicId)) === undefined) return missing;
      await forumBook.follow(performer.id, params.topicId, body.followed);
      return WORKED;
    },
    createThread: async ({ params, body }, { performer }) => {
      if ((await topicOf(performer.id, params.topicId)) === undefined) return missing;
      return ok({ id: await forumBook.begin(performer, params.topicId, body) });
    },
    createTopic: async ({ params, body }) => {
      if (!(await forumBook.sections()).some(({ id }) => id === params.sectionId)) return missing;
      await forumBook.addTopic(params.sectionId, body);
      return WORKED;
    },
    createPost: async ({ params, body }, { performer }) => {
      if ((await forumBook.thread(params.threadId)) === undefined) return missing;
      await forumBook.write(performer, params.threadId, body);
      return WORKED;
    },
  };
};
