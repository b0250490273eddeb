import { ok } from '@greenroom/core/kernel/result';
import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import type { Forum } from './forum.ts';

/**
 * Answers the calls for the forum; a closed forum is refused before any of these, see `forumRefusal`.
 *
 * @spec §3 Forum
 */
export const createForumApi = ({ forum }: { readonly forum: Forum }): HandlersOf<'forum'> => {
  const missing = refuse(404, 'not_found');
  const topicOf = async (performerId: string, id: string) =>
    (await forum.topics(performerId)).find((topic) => topic.id === id);
  return {
    forumFront: async ({ query }, { performer }) => {
      const [sections, topics] = await Promise.all([forum.sections(), forum.topics(performer.id)]);
      return ok({
        sections: sections.slice(query.offset, query.offset + query.limit).map((section) => ({
          ...section,
          topics: topics.filter(({ sectionId }) => sectionId === section.id),
        })),
        total: sections.length,
      });
    },
    followedTopics: async (_request, { performer }) =>
      ok({ topics: (await forum.topics(performer.id)).filter(({ followed }) => followed) }),
    forumTopic: async ({ params, query }, { performer }) => {
      const topic = await topicOf(performer.id, params.topicId);
      return topic === undefined ? missing : ok({ topic, ...(await forum.threads({ topicId: topic.id }, query)) });
    },
    forumThread: async ({ params, query }, { performer }) => {
      const thread = await forum.thread(params.threadId);
      if (thread === undefined) return missing;
      const { rows, total } = await forum.posts(thread.id, query);
      const posts = rows.map(({ id, author, content, date, performer_id: by }) => ({
        id,
        author,
        own: by === performer.id,
        content,
        date,
      }));
      return ok({ thread, posts, total });
    },
    searchThreads: async ({ query: { search, ...part } }) =>
      ok(await forum.threads(search === undefined ? {} : { search }, part)),
    followTopic: async ({ params, body }, { performer }) => {
      if ((await topicOf(performer.id, params.topicId)) === undefined) return missing;
      await forum.follow(performer.id, params.topicId, body.followed);
      return WORKED;
    },
    createThread: async ({ params, body }, { performer }) => {
      if ((await topicOf(performer.id, params.topicId)) === undefined) return missing;
      return ok({ id: await forum.begin(performer, params.topicId, body) });
    },
    createTopic: async ({ params, body }) => {
      if (!(await forum.sections()).some(({ id }) => id === params.sectionId)) return missing;
      return (await forum.addTopic(params.sectionId, body)) ? WORKED : refuse(409, 'too_many');
    },
    createPost: async ({ params, body }, { performer }) => {
      if ((await forum.thread(params.threadId)) === undefined) return missing;
      await forum.write(performer, params.threadId, body);
      return WORKED;
    },
  };
};
