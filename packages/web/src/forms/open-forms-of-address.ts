import type { HerForms } from '@greenroom/core/app/her-forms';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { routeAt } from '@greenroom/core/navigation/route-path';
import type { RouteName } from '@greenroom/core/navigation/routes';

/** The part of the router that is followed. */
export interface FollowedRouter {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (listener: () => void) => Cancel;
}

interface Opens {
  readonly open: () => void;
}

/** Which forms are on which page. */
const FORMS_ON: Partial<Record<RouteName, (forms: HerForms) => readonly Opens[]>> = {
  settings: ({ newsletter }) => [newsletter],
  personal: ({ personal, payment }) => [personal, payment],
  brands: ({ brands }) => [brands],
  vip: ({ vip }) => [vip],
  'profile-info': ({ info }) => [info],
  'profile-desc': ({ brands, texts }) => [brands, ...Object.values(texts)],
  'profile-location': ({ location }) => [location],
  'profile-phone': ({ phone }) => [phone],
};

/** Asks for the forms of a page each time she comes to it. @spec §2 Screens and routes */
export const openFormsOfAddress = (router: FollowedRouter, forms: HerForms): Cancel => {
  let shown: string | undefined;
  const follow = (): void => {
    const { pathname } = router.state.location;
    if (pathname === shown) return;
    shown = pathname;
    const route = routeAt(pathname);
    const there = route === undefined ? undefined : FORMS_ON[route];
    for (const { open } of there?.(forms) ?? []) open();
  };
  follow();
  return router.subscribe(follow);
};
