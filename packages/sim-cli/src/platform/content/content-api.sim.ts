import type { Handlers } from '../calls/handler.ts';
import type { PlatformParts } from '../platform-parts.ts';

/** News in the performer's own language. @spec §2 home — news, forWhom=ROLE_PERFORMER */
export const createContentApi = ({ store }: PlatformParts): Pick<Handlers, 'news'> => ({
  news: async ({ query }, { performer }) => {
    const hers = store
      .selectFrom('news')
      .where('for_whom', '=', query.forWhom)
      .where('language', '=', performer.language);
    const items = await hers
      .select(['id', 'title', 'content', 'date'])
      .orderBy('date', 'desc')
      .orderBy('id')
      .limit(query.limit)
      .offset(query.offset)
      .execute();
    const { total } = await hers.select((each) => each.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return { ok: true, value: { items, total: Number(total) } };
  },
});
