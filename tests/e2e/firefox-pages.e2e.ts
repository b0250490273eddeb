import { expect, test } from '../support/browser/e2e-test.ts';
import { expectFits, showEveryPage } from '../support/browser/show-page.ts';
import { startPlatformHere } from '../support/platform-here.ts';

test.use({ clockRate: 1, performer: { past: true, theme: 'system' } });

test('opens every page of the home layout at 1280 and 360 px, light and dark, and complains of none', async ({
  performerPage,
  page,
  watch,
}) => {
  test.slow();
  // An address with an unknown id reports a failed load.
  watch.expect(/not loaded/);
  await showEveryPage(performerPage, async (name, index) => {
    // The next page begins at the width at which this one ends.
    await page.setViewportSize({ width: index % 2 === 0 ? 360 : 1280, height: 800 });
    await expectFits(performerPage, name);
  });
});

test('starts from the device where the platform cannot be reached', async ({ browser }) => {
  const site = await startPlatformHere({ hasServiceWorker: true });
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const isLogin = () => expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goto(`${site.url}/login/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The settings of the site are kept by the first page that comes through the worker.
  await page.reload();
  await isLogin();
  await site.stop();
  await expect(fetch(site.url)).rejects.toThrow();
  await page.reload();
  await isLogin();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeEnabled();
  await context.close();
});
