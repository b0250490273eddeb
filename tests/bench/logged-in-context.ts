import type { Browser, BrowserContext } from 'playwright';
import { LOGIN_COOKIE } from '@greenroom/sim-cli/platform/base/security/cookies';
import { quickLogin } from '../support/browser/quick-login.ts';
import type { TestPlatform } from '../support/test-platform.ts';

export const VIEWPORT = { width: 1_280, height: 800 };

/** Creates a browser window that is logged in. */
export const loggedInContext = async (
  browser: Browser,
  platform: TestPlatform,
  performerId: string,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const value = await quickLogin(platform, performerId);
  const { hostname: domain } = new URL(platform.url);
  await context.addCookies([{ name: LOGIN_COOKIE, value, domain, path: '/', httpOnly: true, secure: true }]);
  return context;
};
