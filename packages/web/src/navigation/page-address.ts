import { routeValues } from '@greenroom/core/navigation/route-path';
import type { RouteName } from '@greenroom/core/navigation/routes';

/** Address as a screen gets it. */
export interface PageAddress {
  /** Values of the `:name`s of its path. */
  readonly values: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** True where the page stays and another part of it is wanted, as by paging. */
  readonly isSamePage?: boolean;
}

/** Address that the page comes from. */
type EarlierAddress = Pick<URL, 'pathname' | 'search'>;

/** Reads the values and the query of a screen's URL. @param from the address before; undefined for the first one @spec §2 Screens and routes */
export const addressOf = (route: RouteName, url: string, from?: EarlierAddress): PageAddress => {
  const { pathname, search, searchParams } = new URL(url);
  // The same address again is a wish to see everything anew.
  const isSamePage = pathname === from?.pathname && search !== from.search;
  return { values: routeValues(route, pathname), query: searchParams, isSamePage };
};
