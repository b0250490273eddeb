import { TEXT_PAGES } from '@greenroom/core/content/text-page';
import { ROUTES, type RouteName } from '@greenroom/core/navigation/routes';
import { lazy, type ComponentType } from 'react';
import { createBrowserRouter, Navigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
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

const Text = lazy(async () => ({ default: (await import('./TextRoute.tsx')).TextRoute }));
const Forum = lazy(async () => ({ default: (await import('./ForumRoute.tsx')).ForumRoute }));
const FORUM_PAGES = ['forum', 'newThread', 'threadSearch', 'thread', 'topic'] as const;

/** The pages by address; which one may be shown is RouteGuard's decision. @spec §2 Screens and routes */
export const createRouter = (
  loadHome: () => Promise<HomePages>,
  loadHer: () => Promise<HerPages>,
  loadRegister: () => Promise<ComponentType>,
) => {
  const herRoute = (name: keyof HerPages) => {
    const Its = lazy(async () => ({ default: (await loadHer())[name] }));
    return { path: ROUTES[HER_ROUTES[name]].path, element: <Its />, errorElement: <RouteErrorPage /> };
  };
  const ownRoute = (name: (typeof OWN_CHUNKS)[number]) => {
    const Its = lazy(async () => ({ default: await (await loadHome()).load[name]() }));
    return { path: ROUTES[name].path, element: <Its />, errorElement: <RouteErrorPage /> };
  };
  const Home = lazy(async () => ({ default: (await loadHome()).Home }));
  const Register = lazy(async () => ({ default: await loadRegister() }));
  const News = lazy(async () => ({ default: (await loadHome()).News }));
  const router = createBrowserRouter([
    {
      element: <RouteGuard />,
      errorElement: <RouteErrorPage />,
      children: [
        { path: ROUTES.login.path, element: <LoginRoute /> },
        { path: ROUTES.register.path, element: <Register /> },
        { path: ROUTES.reset.path, element: <ResetRoute /> },
        {
          element: <Home />,
          children: [
            { path: ROUTES.news.path, element: <News />, errorElement: <RouteErrorPage /> },
            ...OWN_CHUNKS.map(ownRoute),
            { path: ROUTES.newPhoto.path, element: <Navigate replace to={`${ROUTES['profile-photos'].path}?new=1`} /> },
            ...TEXT_PAGES.map((page) => ({
              path: ROUTES[page].path,
              element: <Text page={page} />,
              errorElement: <RouteErrorPage />,
            })),
            ...FORUM_PAGES.map((page) => ({
              path: ROUTES[page].path,
              element: <Forum page={page} />,
              errorElement: <RouteErrorPage />,
            })),
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
