import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TEXT_PAGES, type TextPage } from '@greenroom/core/content/content-api.port';
import { ok } from '@greenroom/core/kernel/result';
import type { Language } from '@greenroom/core/localisation/language';
import { refuse, type HandlersOf } from '../../base/calls/handler.ts';
import type { QueryCache } from '../../base/store/query-cache.ts';
import { countRows } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';

/**
 * Reads a text of the operator from `<folder>/<language>/<page>.md`. The file is read each time, so a changed one shows
 * at once.
 *
 * @returns undefined when there is no such file
 */
const readText = async (folder: string, language: Language, page: TextPage): Promise<string | undefined> => {
  try {
    return await readFile(join(folder, language, `${page}.md`), 'utf8');
  } catch {
    return undefined;
  }
};

interface Parts {
  readonly store: Store;
  readonly queryCache: QueryCache;
  readonly contentFolder: string;
}

/**
 * Answers calls for news in the performer's own language, and for the operator's texts in the language asked for.
 *
 * @spec §2 home — news, forWhom=ROLE_PERFORMER
 */
export const createContentApi = (parts: Parts): HandlersOf<'content'> => {
  const { store, queryCache, contentFolder } = parts;
  const newsOf = queryCache.memoize(
    'news',
    async (language: string, forWhom: string, limit: number, offset: number) => {
      const all = store.selectFrom('news').where('for_whom', '=', forWhom).where('language', '=', language);
      const items = await all
        .select(['id', 'title', 'content', 'date'])
        .orderBy('date', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items, total: await countRows(all) };
    },
  );
  return {
    text: async ({ params, query }) => {
      const page = TEXT_PAGES.find((each) => each === params.page);
      const text = page === undefined ? undefined : await readText(contentFolder, query.language, page);
      return text === undefined ? refuse(404, 'not_found') : ok({ text });
    },
    news: async ({ query: { forWhom, limit, offset } }, { performer }) =>
      ok(await newsOf(performer.language, forWhom, limit, offset)),
  };
};
