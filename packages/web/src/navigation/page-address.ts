import { routeValues } from '@greenroom/core/navigation/route-path';
import type { RouteName } from '@greenroom/core/navigation/routes';

/** Address as a screen gets it. */
export interface PageAddress {
  /** Values of the `:name`s of its path. */
  readonly values: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** Reads the values and the query of a screen's URL. @spec §2 Screens and routes */
export const addressOf = (route: RouteName, url: string): PageAddress => {
  const { pathname, searchParams } = new URL(url);
  return { values: routeValues(route, pathname), query: searchParams };
};
