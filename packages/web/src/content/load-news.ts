import type { NewsController } from '@greenroom/core/content/news.controller';
import { firstOf, PAGE_SIZE, readPaging } from '@greenroom/core/navigation/paging';
import type { PageAddress } from '../navigation/page-address.ts';

/** Loads the part of the news that the address names. @spec §2 Screens and routes — page, offset and limit from the query */
export const loadNews =
  (news: Pick<NewsController, 'list'>) =>
  ({ query }: PageAddress): void => {
    const paging = readPaging(query, PAGE_SIZE.news);
    news.list.load({ limit: paging.limit, offset: firstOf(paging) });
  };
