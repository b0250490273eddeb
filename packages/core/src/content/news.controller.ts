import { derived } from '../kernel/derived.ts';
import type { Log } from '../kernel/log.port.ts';
import { createValue, type Watchable } from '../kernel/machine.ts';
import { createQuery } from '../kernel/query.controller.ts';
import { isForbidden } from '../kernel/result.ts';
import type { ContentApi, ContentErrorCode, NewsItem, NewsPage } from './content-api.port.ts';

/** News items on a page. @spec §2 home layout, §9 Page sizes */
export const NEWS_PAGE_SIZE = 5;

/** One page of the news. @spec §2 home layout */
export interface NewsState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** From 1 on: the page that is shown or asked for. */
  readonly page: number;
  readonly items: readonly NewsItem[];
  /** Of all pages together. */
  readonly total: number;
  readonly error: Extract<ContentErrorCode, 'content.newsNotLoaded'> | undefined;
  /** The platform does not show the news to the performer (403). */
  readonly isForbidden: boolean;
}

export interface NewsController {
  readonly watch: Watchable<NewsState>;
  /** Loads one page of the news. @param page from 1 on; anything else is the first page. @spec §2 Paged routes */
  readonly load: (page: number) => void;
  /** Asks again for the page that failed. */
  readonly retry: () => void;
  /** Asks for the page that is shown in the language chosen now; pages in another language are dropped. */
  readonly languageChanged: () => void;
}

export interface NewsDeps {
  readonly api: Pick<ContentApi, 'news'>;
  readonly log: Log;
}

const FIRST_PAGE = 1;
const NO_ITEMS: readonly NewsItem[] = [];

/** Reads a page number from an address; anything but a whole number from 1 on is page 1. */
const toPage = (asked: number): number => (Number.isSafeInteger(asked) && asked > FIRST_PAGE ? asked : FIRST_PAGE);

/** Fetches the news for performers, a page of five items at a time. @spec §2 home layout — news, limit 5, forWhom=ROLE_PERFORMER */
export const createNewsController = ({ api, log }: NewsDeps): NewsController => {
  /** The number of pages stays on the screen while another page is fetched. */
  const latestTotal = createValue(0);
  const news = createQuery<number, NewsPage>({
    name: 'news',
    log,
    fetch: (page) =>
      api.news({ forWhom: 'ROLE_PERFORMER', limit: NEWS_PAGE_SIZE, offset: (page - FIRST_PAGE) * NEWS_PAGE_SIZE }),
    onData: ({ total }) => latestTotal.set(total),
  });
  const watch = derived([news.watch, latestTotal], ({ status, key, data, failure }, total): NewsState => {
    const { items = NO_ITEMS } = data ?? {};
    return {
      status: status === 'idle' ? 'loading' : status,
      page: key ?? FIRST_PAGE,
      items,
      total: data?.total ?? total,
      error: status === 'failed' ? 'content.newsNotLoaded' : undefined,
      isForbidden: status === 'failed' && isForbidden(failure),
    };
  });
  return {
    watch,
    load: (page) => news.load(toPage(page)),
    retry: () => {
      if (news.watch.state().status === 'failed') news.reload();
    },
    languageChanged: () => {
      const { page } = watch.state();
      news.clear();
      news.load(page);
    },
  };
};
