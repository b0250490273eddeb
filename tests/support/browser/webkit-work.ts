import { ROUTES, type RouteName } from '@greenroom/core/navigation/routes';
import { routeWords } from '../../../scripts/route-words.ts';
import { addressOf } from '../page-addresses.ts';
import type { TestPlatform } from '../test-platform.ts';
import type { WebKitWindow } from './webkit-window.ts';

/** Messages that the browser itself writes, or that a test provokes. */
const ALLOWED = /^Failed to load resource|not loaded/;

/** Performers of a platform in a window of WebKit. */
export const createWebKitWork = (window: WebKitWindow, platform: TestPlatform) => {
  const logIn = async (id: string, { url }: Pick<TestPlatform, 'url'> = platform): Promise<void> => {
    await window.open(`${url}/login/`);
    // The page is painted before its script runs; it listens once the languages are there.
    await window.find('combobox', 'Language');
    await window.fill('textbox', 'Performer ID', id);
    await window.fill('textbox', 'Password', platform.password);
    await window.click('button', 'Log in');
  };
  return {
    /** Makes the window that of another browser at this address: no login, English. */
    forget: async ({ url }: Pick<TestPlatform, 'url'> = platform): Promise<void> => {
      await window.driver.get(`${url}/favicon.svg`);
      await window.driver.manage().deleteAllCookies();
      await window.run(
        `localStorage.clear(); sessionStorage.clear(); localStorage.setItem('greenroom.language', 'en')`,
      );
    },
    logIn,
    /** Logs a performer in whom only this test knows. */
    work: async (more: Parameters<TestPlatform['hire']>[0] = {}): Promise<string> => {
      const id = await platform.hire({ theme: 'light', language: 'en', services: ['chat', 'email', 'photo'], ...more });
      await logIn(id);
      await window.sees('Connected');
      return id;
    },
    /** Goes to a page, and waits until tab and heading name it; who is logged in is led away from some of those without the home layout. */
    show: async (name: RouteName): Promise<void> => {
      const { title, heading } = routeWords(name, 'en');
      const isHome = ROUTES[name].layout === 'home';
      await window.goTo(addressOf(name));
      if (isHome) await window.isTitled(`${title} · Greenroom`);
      await window.find('heading', (isHome ? heading : undefined) ?? /./);
    },
    complaints: async (): Promise<readonly string[]> =>
      (await window.complaints()).filter((text) => !ALLOWED.test(text)),
  };
};
