import { TEXT_PAGES } from '@greenroom/core/content/text-page';
import { refuse, type Handlers } from '../calls/handler.ts';
import type { PlatformParts } from '../platform-parts.ts';
import { readText } from './text-files.ts';

/** News in the performer's own language, and the operator's texts in the one she asks for. @spec §2 home — news, forWhom=ROLE_PERFORMER */
export const createContentApi = ({ store, contentFolder }: PlatformParts): Pick<Handlers, 'news' | 'text'> => ({
  text: async ({ params, query }) => {
    const page = TEXT_PAGES.find((each) => each === params.page);
    const text = page === undefined ? undefined : await readText(contentFolder, query.language, page);
    return text === undefined ? refuse(404, 'not_found') : { ok: true, value: { text } };
  },
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
