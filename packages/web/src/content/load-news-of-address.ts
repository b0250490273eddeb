import type { NewsController } from '@greenroom/core/content/news.controller';
import { NEWS_PAGE_SIZE } from '@greenroom/core/content/content.constants';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { readPaging } from '@greenroom/core/navigation/paging';
import { routeAt } from '@greenroom/core/navigation/route-path';

/** The part of the router that is followed. */
export interface FollowedAddress {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  readonly subscribe: (listener: () => void) => Cancel;
}

/** Asks for the page of the news that the address names, each time she comes to it. @spec §2 Screens and routes — page default 1 */
export const loadNewsOfAddress = (router: FollowedAddress, news: Pick<NewsController, 'load'>): Cancel => {
  let shown: string | undefined;
  const follow = (): void => {
    const { pathname, search } = router.state.location;
    const address = `${pathname}${search}`;
    if (address === shown) return;
    shown = address;
    if (routeAt(pathname) === 'news') news.load(readPaging(new URLSearchParams(search), NEWS_PAGE_SIZE).page);
  };
  follow();
  return router.subscribe(follow);
};
