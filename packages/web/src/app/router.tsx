import { useEffect, type ComponentType } from 'react';
import { createBrowserRouter, Navigate, type LoaderFunctionArgs } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { OPEN_ROUTES } from '@greenroom/core/navigation/open-routes';
import { ROUTE_NAMES, ROUTES, type RouteName, type ScreenName } from '@greenroom/core/navigation/routes';
import { useTranslation } from '../i18n/i18n.ts';
import type { ResetPageModel } from '../login/reset.view-model.ts';
import { ResetPage } from '../login/ResetPage.tsx';
import { addressOf, type PageAddress } from '../navigation/page-address.ts';
import { LoginRoute } from './LoginRoute.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import type { RouteGuardModel } from './route-guard.view-model.ts';
import { RouteErrorPage } from './RouteErrorPage.tsx';
import { RouteGuard } from './RouteGuard.tsx';
import { Splash } from './Splash.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** A screen with the loader of its data. */
export interface RoutedScreen {
  readonly Component: ComponentType;
  readonly load: (address: PageAddress) => void;
}

type OpenPage = () => Promise<ComponentType>;

export interface RouterParts {
  readonly guard: RouteGuardModel;
  /** Routes that have a screen in the home layout. */
  readonly screens: readonly ScreenName[];
  /** Waits for the login, then fetches a screen. Fails with `ChunkNotFetched` where another try may help. */
  readonly openScreen: (name: ScreenName) => Promise<RoutedScreen>;
  /** Waits for the login, then fetches the home layout. */
  readonly openHome: () => Promise<ComponentType>;
  readonly openRegister: () => Promise<ComponentType>;
  /** Undefined where the site has no such page. */
  readonly openPasswordReset: OpenPage | undefined;
  readonly openRemote: OpenPage | undefined;
  readonly reset: ResetPageModel;
}

/** Pages shown instead of one that is being fetched or failed. The router shows the error of a route that was not fetched only where the route has both. */
const WAITING = { errorElement: <RouteErrorPage />, hydrateFallbackElement: <Splash /> };

/** Addresses that show another page, which replaces them in the history. */
const redirects = ROUTE_NAMES.flatMap((name) => {
  const { path, opens } = ROUTES[name];
  return opens === undefined ? [] : [{ path, element: <Navigate replace to={opens} /> }];
});

/** A page with a frame of its own, where the site has it. */
const pageRoute = (name: RouteName, open: OpenPage | undefined) =>
  open === undefined ? [] : [{ path: ROUTES[name].path, ...WAITING, lazy: async () => ({ Component: await open() }) }];

const ResetRoute = ({ model }: { readonly model: ResetPageModel }) => {
  const { t } = useTranslation();
  useDocumentTitle(t(OPEN_ROUTES.reset.title));
  useEffect(() => model.start(), [model]);
  return <ResetPage model={model} />;
};

/** Creates the routes of all pages; RouteGuard decides which one may be shown. @spec §2 Screens and routes */
export const createRouter = ({
  guard,
  screens,
  openScreen,
  openHome,
  openRegister,
  openPasswordReset,
  openRemote,
  reset,
}: RouterParts) => {
  const screenRoute = (name: ScreenName) => ({
    path: ROUTES[name].path,
    ...WAITING,
    lazy: async () => {
      const { Component, load } = await openScreen(name);
      // A page shows by itself what is on its way, so the address does not wait for the data.
      const loader = ({ request }: LoaderFunctionArgs): null => {
        // Until a navigation ends the router is where it was before.
        const { initialized, location } = router.state;
        if (!request.signal.aborted) load(addressOf(name, request.url, initialized ? location : undefined));
        return null;
      };
      return { Component, loader };
    },
  });
  const router = createBrowserRouter([
    {
      element: <RouteGuard model={guard} />,
      ...WAITING,
      children: [
        { path: ROUTES.login.path, element: <LoginRoute /> },
        {
          path: ROUTES.register.path,
          ...WAITING,
          lazy: async () => ({ Component: await openRegister() }),
        },
        ...pageRoute('new-password', openPasswordReset),
        ...pageRoute('remote', openRemote),
        { path: ROUTES.reset.path, element: <ResetRoute model={reset} /> },
        {
          ...WAITING,
          lazy: async () => ({ Component: await openHome() }),
          children: [...screens.map(screenRoute), ...redirects, { path: '*', element: <NotFoundPage /> }],
        },
      ],
    },
  ]);
  // No transition: React draws one in slices and begins again from the start when a model changes meanwhile, and the answers come just then.
  return { router, Pages: () => <RouterProvider router={router} useTransitions={false} /> };
};
