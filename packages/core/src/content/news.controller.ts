import type { Log } from '../kernel/log.port.ts';
import { createQuery } from '../kernel/query.controller.ts';
import type { ListPart } from '../kernel/units.ts';
import type { ContentApi, NewsPage } from './content-api.port.ts';

/** News on the home page. @spec §2 / (home layout) — limit 5 */
const NEWEST: ListPart = { limit: 5, offset: 0 };

export interface NewsDeps {
  readonly api: Pick<ContentApi, 'news'>;
  readonly log: Log;
}

/** Fetches the news for performers. @spec §2 home layout — news, forWhom=ROLE_PERFORMER */
export const createNewsController = ({ api, log }: NewsDeps) => {
  const createNewsQuery = (name: string) =>
    createQuery<ListPart, NewsPage>({
      name,
      log,
      fetch: (part) => api.news({ forWhom: 'ROLE_PERFORMER', ...part }),
    });
  const list = createNewsQuery('news');
  const newest = createNewsQuery('newest news');
  return {
    /** The part of the news that the address of its page names. */
    list,
    /** The newest five, for the home page. @spec §2 / (home layout) — news, limit 5 */
    newest,
    loadNewest: () => newest.load(NEWEST),
    /** Fetches the news again in the current language, and drops those in another. */
    languageChanged: () => {
      for (const query of [list, newest]) {
        const { key } = query.watch.state();
        query.clear();
        if (key !== undefined) query.load(key);
      }
    },
  };
};

export type NewsController = ReturnType<typeof createNewsController>;
