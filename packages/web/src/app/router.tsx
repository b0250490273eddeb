import { TEXT_PAGES } from '@greenroom/core/content/text-page';
import { ROUTES, type RouteName } from '@greenroom/core/navigation/routes';
import { lazy, type ComponentType } from 'react';
import { createBrowserRouter } from 'react-router';
import { LoginRoute } from './LoginRoute.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ResetRoute } from './ResetRoute.tsx';
import { RouteErrorPage } from './RouteErrorPage.tsx';
import { RouteGuard } from './RouteGuard.tsx';

/** What is fetched only once she is in. */
export interface HomePages {
  readonly Home: ComponentType;
  readonly News: ComponentType;
}

const Client = lazy(async () => ({ default: (await import('./ClientRoute.tsx')).ClientRoute }));
const Clients = lazy(async () => ({ default: (await import('./ClientsRoute.tsx')).ClientsRoute }));
const Memos = lazy(async () => ({ default: (await import('./MemosRoute.tsx')).MemosRoute }));
const Earnings = lazy(async () => ({ default: (await import('./EarningsRoute.tsx')).EarningsRoute }));
const Specifications = lazy(async () => ({ default: (await import('./SpecificationsRoute.tsx')).SpecificationsRoute }));
const Inbox = lazy(async () => ({ default: (await import('./InboxRoute.tsx')).InboxRoute }));
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
const Photos = lazy(async () => ({ default: (await import('./PhotosRoute.tsx')).PhotosRoute }));
const Videos = lazy(async () => ({ default: (await import('./VideosRoute.tsx')).VideosRoute }));
const Forum = lazy(async () => ({ default: (await import('./ForumRoute.tsx')).ForumRoute }));
const FORUM_PAGES = ['forum', 'newThread', 'threadSearch', 'thread', 'topic'] as const;
const Toys = lazy(async () => ({ default: (await import('./ToysRoute.tsx')).ToysRoute }));

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
  const Home = lazy(async () => ({ default: (await loadHome()).Home }));
  const Register = lazy(async () => ({ default: await loadRegister() }));
  const News = lazy(async () => ({ default: (await loadHome()).News }));
  return createBrowserRouter([
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
            { path: ROUTES.client.path, element: <Client />, errorElement: <RouteErrorPage /> },
            { path: ROUTES.clients.path, element: <Clients />, errorElement: <RouteErrorPage /> },
            { path: ROUTES.memos.path, element: <Memos />, errorElement: <RouteErrorPage /> },
            { path: ROUTES.earnings.path, element: <Earnings />, errorElement: <RouteErrorPage /> },
            {
              path: ROUTES['earnings-specifications'].path,
              element: <Specifications />,
              errorElement: <RouteErrorPage />,
            },
            { path: ROUTES.inbox.path, element: <Inbox />, errorElement: <RouteErrorPage /> },
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
            { path: ROUTES.toys.path, element: <Toys />, errorElement: <RouteErrorPage /> },
            { path: ROUTES['profile-photos'].path, element: <Photos />, errorElement: <RouteErrorPage /> },
            { path: ROUTES['profile-videos'].path, element: <Videos />, errorElement: <RouteErrorPage /> },
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
};
