import { NEWS_PAGE_SIZE, type NewsController } from '@greenroom/core/content/news.controller';
import { readPaging } from '@greenroom/core/navigation/paging';
import type { PageAddress } from '../navigation/page-address.ts';

/** Asks for the page of the news that the address names. @spec §2 Screens and routes — page default 1 */
export const loadNews =
  (news: Pick<NewsController, 'load'>) =>
  ({ query }: PageAddress): void =>
    news.load(readPaging(query, NEWS_PAGE_SIZE).page);
