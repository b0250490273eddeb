import type { Browser, BrowserContext, Page } from 'playwright/test';
import { LANGUAGE_COOKIE, LOGIN_COOKIE } from '@greenroom/sim-cli/platform/base/security/cookies';
import type { TestPlatform } from '../test-platform.ts';
import { driveFirefox } from './drive-firefox.ts';
import { isChromium } from './engine.ts';

/** State of a browser from earlier visits. */
export interface Visited {
  readonly language: string;
  /** The value of the login cookie, if it holds a login. */
  readonly login: string | undefined;
}

export const DESKTOP = { width: 1280, height: 800 };
/** A page of the platform that runs no script. */
const QUIET_PAGE = '/config.json';

/**
 * One browser window for all tests of a worker at one platform. A new window costs more time than most tests, because its scripts
 * are compiled anew, and so does a window that changes the platform; so the window stays, and everything in it is cleared.
 */
export interface TestWindow {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Puts in what the test wants. */
  readonly prepare: (platform: TestPlatform, visited: Visited) => Promise<void>;
  /** Closes what the test opened and leaves nothing of it. */
  readonly tidy: (platform: TestPlatform) => Promise<void>;
}

const cookies = ({ url }: TestPlatform, { language, login }: Visited) => {
  const { hostname: domain } = new URL(url);
  const kept = { domain, path: '/', httpOnly: true, secure: false, sameSite: 'Strict' } as const;
  const known = { ...kept, name: LANGUAGE_COOKIE, value: language };
  return login === undefined ? [known] : [known, { ...kept, name: LOGIN_COOKIE, value: login }];
};

/** Makes the page that of a device on which nothing is kept but its login. It is blank then. */
export const forgetDevice = async (page: Page, platform: TestPlatform): Promise<void> => {
  await page.goto(platform.url + QUIET_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

/** Collects what is added to every document of a page. @returns what removes it */
const collectScripts = (page: Page): (() => Promise<void>) => {
  const added: ReturnType<Page['addInitScript']>[] = [];
  const add = page.addInitScript.bind(page);
  page.addInitScript = (script, argument, options) => {
    const adding = add(script, argument, options);
    added.push(adding);
    return adding;
  };
  return async () => {
    for (const adding of added.splice(0)) await (await adding).dispose();
  };
};

export const openTestWindow = async (browser: Browser): Promise<TestWindow> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    viewport: DESKTOP,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (!isChromium(page)) driveFirefox(page);
  const removeScripts = collectScripts(page);
  return {
    context,
    page,
    prepare: async (platform, { language, login }) => {
      const quiet = platform.url + QUIET_PAGE;
      if (page.url() !== quiet) await page.goto(quiet);
      await context.clearCookies();
      await context.addCookies(cookies(platform, { language, login }));
      if (isChromium(page)) await context.grantPermissions(['camera', 'microphone', 'screen-wake-lock']);
      // Another window may have the focus of Firefox.
      else await page.bringToFront();
      await page.evaluate((spoken) => localStorage.setItem('greenroom.language', spoken), language);
    },
    tidy: async (platform) => {
      const others = context.pages().filter((other) => other !== page);
      await Promise.all(others.map((other) => other.close()));
      await removeScripts();
      await forgetDevice(page, platform);
      if (isChromium(page)) {
        await context.clearPermissions();
        await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
      }
      await page.setViewportSize(DESKTOP);
    },
  };
};
