import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { routeAt, routeValues } from '@greenroom/core/navigation/route-path';
import type { RouteName } from '@greenroom/core/navigation/routes';

/** The part of the router that is followed. */
export interface FollowedAddress {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  readonly subscribe: (listener: () => void) => Cancel;
}

/** Address as a page gets it. */
export interface PageAddress {
  /** Values of the `:name`s of its path. */
  readonly values: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** Loaders of the pages by route. */
export type PageLoaders = Readonly<Partial<Record<RouteName, (address: PageAddress) => void>>>;

/** Calls the loader of a page each time its address is entered or changes. @spec §2 Screens and routes */
export const followAddress = (router: FollowedAddress, loaders: PageLoaders): Cancel => {
  let shown: string | undefined;
  const follow = (): void => {
    const { pathname, search } = router.state.location;
    const address = `${pathname}${search}`;
    if (address === shown) return;
    shown = address;
    const route = routeAt(pathname);
    if (route !== undefined)
      loaders[route]?.({ values: routeValues(route, pathname), query: new URLSearchParams(search) });
  };
  follow();
  return router.subscribe(follow);
};
