import { LOGIN_COOKIE } from '@greenroom/sim-cli/platform/base/security/cookies';
import { driveFirefox } from '../support/browser/drive-firefox.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { isChromium } from '../support/browser/engine.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { startPlatformOverTls } from '../support/tls-front.ts';

test.use({ start: 'loggedOut' });

test('logs in on localhost with a cookie that no script reads, and over TLS with one that is also Secure and of this host alone', async ({
  browser,
  platform,
}) => {
  test.slow();
  const overTls = await startPlatformOverTls();
  const onLocalhost = { ...platform, url: platform.url.replace('127.0.0.1', 'localhost') };
  for (const [site, name, secure] of [
    [onLocalhost, LOGIN_COOKIE, false],
    [overTls, `__Host-${LOGIN_COOKIE}`, true],
  ] as const) {
    await test.step(site.url, async () => {
      const context = await browser.newContext({ locale: 'en-GB', ignoreHTTPSErrors: true });
      const page = await context.newPage();
      if (!isChromium(page)) driveFirefox(page);
      const performer = createPerformerPage(page, site, await site.hire({ language: 'en', services: ['chat'] }));
      await performer.openLogin();
      await performer.logIn();
      await performer.isHome();
      await performer.isConnected();
      await page.reload();
      await performer.isConnected();
      const cookies = await context.cookies();
      expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({ secure, httpOnly: true, path: '/' });
      expect(cookies.filter((cookie) => cookie.secure !== secure)).toEqual([]);
      expect(await page.evaluate(() => document.cookie)).toBe('');
      await context.close();
    });
  }
  await overTls.stop();
});
