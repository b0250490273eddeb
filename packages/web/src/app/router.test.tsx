import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Outlet } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createValue } from '@greenroom/core/kernel/machine';
import type { LoginController } from '@greenroom/core/login/login.controller';
import { UNKNOWN_IDENTITY } from '@greenroom/core/login/performer-status-state';
import { NO_FEATURES } from '../navigation/site-context.ts';
import { RouteGuardViewModel } from './route-guard.view-model.ts';
import { createRouter } from './router.tsx';

const neverOpened = () => Promise.reject(new Error('not a page of this test'));

const showRouter = (path: string) => {
  const before = window.location.href;
  window.history.replaceState(null, '', path);
  const mounted: string[] = [];
  const Home = () => {
    useEffect(() => void mounted.push('home'), []);
    return <Outlet />;
  };
  const login = { watch: createValue({ ...UNKNOWN_IDENTITY, status: 'authenticated' }) } as unknown as LoginController;
  const { router, Pages } = createRouter({
    guard: new RouteGuardViewModel(login, { ...NO_FEATURES, theme: 'default' }),
    screens: ['memos', 'profile-info', 'profile-photos'],
    openScreen: async (name) => ({
      Component: () => <p>{name}</p>,
      load: () => undefined,
    }),
    openHome: async () => Home,
    openRegister: neverOpened,
    openPasswordReset: undefined,
    openRemote: undefined,
    reset: { progress: 'working', start: () => undefined },
  });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    router.dispose();
    window.history.replaceState(null, '', before);
  });
  root.render(<Pages />);
  return { router, mounted };
};

it.each([
  ['/profile/', 'profile-info', '/profile/info/'],
  ['/profile/photos/new/', 'profile-photos', '/profile/photos/?new=1'],
])('shows at %s the screen %s, at its own address, and keeps the frame of the page', async (path, screen, address) => {
  const { router, mounted } = showRouter('/memos/');
  await expect.element(page.getByText('memos')).toBeVisible();
  await router.navigate(path);
  await expect.element(page.getByText(screen)).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe(address);
  expect(mounted).toEqual(['home']);
});
