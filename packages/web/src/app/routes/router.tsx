import { TEXT_PAGES } from '@greenroom/core/content/text-page';
import { routeAt } from '@greenroom/core/navigation/route-path';
import { ROUTES, type RouteName } from '@greenroom/core/navigation/routes';
import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { frameWithPage, laterPage, type LaterPage } from './later-page.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { ResetRoute } from './ResetRoute.tsx';
import { RouteErrorPage } from '../RouteErrorPage.tsx';
import { RouteGuard } from '../RouteGuard.tsx';

/** Pages that are fetched one by one, each when she first opens it. */
const OWN_CHUNKS = [
  'client',
  'clients',
  'memos',
  'earnings',
  'earnings-specifications',
  'inbox',
  'toys',
  'profile-photos',
  'profile-videos',
] as const satisfies readonly RouteName[];

export type PageLoaders = Readonly<Record<(typeof OWN_CHUNKS)[number], () => Promise<ComponentType>>>;

/** What is fetched only once she is in. */
export interface HomePages {
  readonly Home: ComponentType;
  readonly News: ComponentType;
  readonly load: PageLoaders;
}

/** Who she is: fetched when she first opens one of these. */
export interface HerPages {
  readonly Settings: ComponentType;
  readonly Personal: ComponentType;
  readonly Brands: ComponentType;
  readonly Vip: ComponentType;
  readonly ProfileInfo: ComponentType;
  readonly ProfileTexts: ComponentType;
  readonly ProfileLocation: ComponentType;
  readonly ProfilePhone: ComponentType;
}

const HER_ROUTES = {
  Settings: 'settings',
  Personal: 'personal',
  Brands: 'brands',
  Vip: 'vip',
  ProfileInfo: 'profile-info',
  ProfileTexts: 'profile-desc',
  ProfileLocation: 'profile-location',
  ProfilePhone: 'profile-phone',
} as const satisfies Record<keyof HerPages, RouteName>;

const FORUM_PAGES = ['forum', 'newThread', 'threadSearch', 'thread', 'topic'] as const;

/** The pages by address; which one may be shown is RouteGuard's decision. @spec §2 Screens and routes */
export const createRouter = (
  loadHome: () => Promise<HomePages>,
  loadHer: () => Promise<HerPages>,
  loadRegister: () => Promise<ComponentType>,
) => {
  const later = new Map<RouteName, LaterPage>();
  const route = (name: RouteName, fetch: () => Promise<ComponentType>) => {
    const its = laterPage(fetch);
    later.set(name, its);
    return { path: ROUTES[name].path, element: <its.Page />, errorElement: <RouteErrorPage /> };
  };
  const herRoute = (name: keyof HerPages) => route(HER_ROUTES[name], async () => (await loadHer())[name]);
  const pageAt = (pathname: string): LaterPage | undefined => {
    const name = routeAt(pathname);
    return name === undefined ? undefined : later.get(name);
  };
  const Frame = frameWithPage(
    laterPage(async () => (await loadHome()).Home),
    pageAt,
  );
  const Register = laterPage(loadRegister).Page;
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
            ...OWN_CHUNKS.map((name) => route(name, async () => (await loadHome()).load[name]())),
            { path: ROUTES.newPhoto.path, element: <Navigate replace to={`${ROUTES['profile-photos'].path}?new=1`} /> },
            ...TEXT_PAGES.map((page) =>
              route(page, async () => {
                const { TextRoute } = await import('./TextRoute.tsx');
                return () => <TextRoute page={page} />;
              }),
            ),
            ...FORUM_PAGES.map((page) =>
              route(page, async () => {
                const { ForumRoute } = await import('./ForumRoute.tsx');
                return () => <ForumRoute page={page} />;
              }),
            ),
            herRoute('Settings'),
            herRoute('Personal'),
            herRoute('Brands'),
            herRoute('Vip'),
            herRoute('ProfileInfo'),
            herRoute('ProfileTexts'),
            herRoute('ProfileLocation'),
            herRoute('ProfilePhone'),
          ],
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]);
  return { router, Pages: () => <RouterProvider router={router} /> };
};
