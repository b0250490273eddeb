import { ROUTE_NAMES, ROUTES, type RouteName } from '@greenroom/core/navigation/routes';
import { LOGIN_COOKIE } from '@greenroom/sim-cli/platform/base/security/cookies';
import { routeWords } from '../../../scripts/route-words.ts';
import type { AXE_LOOKS } from '../../axe-looks.ts';
import { addressOf } from '../page-addresses.ts';
import type { TestPlatform } from '../test-platform.ts';
import { quickLogin } from './quick-login.ts';
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
  /** Goes to a page, and waits until tab and heading name it; who is logged in is led away from some of those without the home layout. */
  const show = async (name: RouteName): Promise<void> => {
    const { title, heading } = routeWords(name, 'en');
    const isHome = ROUTES[name].layout === 'home';
    await window.goTo(addressOf(name));
    if (isHome) await window.isTitled(`${title} · Greenroom`);
    await window.find('heading', (isHome ? heading : undefined) ?? /./);
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
    /** Opens the app for a new performer who is logged in. */
    work: async (more: Parameters<TestPlatform['hire']>[0] = {}): Promise<string> => {
      const id = await platform.hire({ theme: 'light', language: 'en', services: ['chat', 'email', 'photo'], ...more });
      const value = await quickLogin(platform, id);
      await window.driver.manage().addCookie({ name: LOGIN_COOKIE, value, path: '/', httpOnly: true });
      await window.open(`${platform.url}/`);
      await window.sees('Connected');
      return id;
    },
    /** Shows every page at each width, then to axe. @returns what is wider than its page, and what axe finds */
    faultsOfPages: async (
      widths: readonly number[],
      looks: readonly (typeof AXE_LOOKS)[number][],
    ): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const name of ROUTE_NAMES) {
        await show(name);
        for (const width of widths) {
          await window.resize(width, 800);
          found.push(...(await window.stickingOut()).map((part) => `${name}, ${width} px: ${part} scrolls sideways`));
        }
        for (const { scheme, rules } of looks) {
          await window.showIn(scheme);
          found.push(...(await window.violations(rules)).map((text) => `${name}, ${scheme}: ${text}`));
        }
      }
      const width = await window.run<number>('return innerWidth');
      await window.resize(1280, 800);
      return width === widths.at(-1) ? found : [...found, `The window stayed ${width} px wide.`];
    },
    complaints: async (): Promise<readonly string[]> =>
      (await window.complaints()).filter((text) => !ALLOWED.test(text)),
  };
};
