import { routeAt } from '@greenroom/core/navigation/route-path';
import { ROUTES, type RouteName } from '@greenroom/core/navigation/routes';
import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { fetchChunk } from '../../device/fetch-chunk.ts';
import { lazyFeature, type LazyFeature } from '../../ui/lazy-feature.tsx';
import { frameWithPage } from './frame-with-page.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import { isLoadedPage, LOADED_PAGES, PAGE_LOADERS } from './page-loaders.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { ResetRoute } from './ResetRoute.tsx';
import { RouteErrorPage } from '../RouteErrorPage.tsx';
import { RouteGuard } from '../RouteGuard.tsx';

/** Pages that are fetched only after the login. */
export interface HomePages {
  readonly Home: ComponentType;
  readonly News: ComponentType;
}

/** Account pages, fetched when the first of them is opened. */
export interface AccountPages {
  readonly Settings: ComponentType;
  readonly Personal: ComponentType;
  readonly Brands: ComponentType;
  readonly Vip: ComponentType;
  readonly ProfileInfo: ComponentType;
  readonly ProfileTexts: ComponentType;
  readonly ProfileLocation: ComponentType;
  readonly ProfilePhone: ComponentType;
}

const ACCOUNT_ROUTES = {
  Settings: 'settings',
  Personal: 'personal',
  Brands: 'brands',
  Vip: 'vip',
  ProfileInfo: 'profile-info',
  ProfileTexts: 'profile-desc',
  ProfileLocation: 'profile-location',
  ProfilePhone: 'profile-phone',
} as const satisfies Record<keyof AccountPages, RouteName>;

/** Fetches the page of an address before anything can show it. A failure is reported to the caller that shows it later. */
export const fetchPageAt = async (pathname: string): Promise<void> => {
  const name = routeAt(pathname);
  if (name !== undefined && isLoadedPage(name)) await PAGE_LOADERS[name]();
};

/** The pages by address; which one may be shown is RouteGuard's decision. @spec §2 Screens and routes */
export const createRouter = (
  loadHome: () => Promise<HomePages>,
  loadAccountPages: () => Promise<AccountPages>,
  loadRegister: () => Promise<ComponentType>,
) => {
  const lazyPages = new Map<RouteName, LazyFeature<object>>();
  const route = (name: RouteName, fetch: () => Promise<ComponentType>) => {
    const its = lazyFeature(fetch);
    lazyPages.set(name, its);
    return { path: ROUTES[name].path, element: <its.Feature />, errorElement: <RouteErrorPage /> };
  };
  const accountRoute = (name: keyof AccountPages) =>
    route(ACCOUNT_ROUTES[name], async () => (await loadAccountPages())[name]);
  const pageAt = (pathname: string): LazyFeature<object> | undefined => {
    const name = routeAt(pathname);
    return name === undefined ? undefined : lazyPages.get(name);
  };
  const Frame = frameWithPage(
    lazyFeature(async () => (await loadHome()).Home),
    pageAt,
  );
  const Register = lazyFeature(loadRegister).Feature;
  const router = createBrowserRouter([
    {
      element: <RouteGuard />,
      errorElement: <RouteErrorPage />,
      children: [
        { path: ROUTES.login.path, element: <LoginRoute /> },
        { path: ROUTES.register.path, element: <Register /> },
        { path: ROUTES.reset.path, element: <ResetRoute /> },
        {
          element: <Frame />,
          children: [
            route('news', async () => (await loadHome()).News),
            ...LOADED_PAGES.map((name) => route(name, () => fetchChunk(PAGE_LOADERS[name]))),
            { path: ROUTES.newPhoto.path, element: <Navigate replace to={`${ROUTES['profile-photos'].path}?new=1`} /> },
            accountRoute('Settings'),
            accountRoute('Personal'),
            accountRoute('Brands'),
            accountRoute('Vip'),
            accountRoute('ProfileInfo'),
            accountRoute('ProfileTexts'),
            accountRoute('ProfileLocation'),
            accountRoute('ProfilePhone'),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ]);
  return { router, Pages: () => <RouterProvider router={router} /> };
};
