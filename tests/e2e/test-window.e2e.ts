import { expect, test } from '../support/browser/e2e-test.ts';
import { openTestWindow } from '../support/browser/test-window.ts';

test('removes after a test what it added to every page: a changed clock stays no longer than its test', async ({
  browser,
  platform,
}) => {
  const { context, page, prepare, tidy } = await openTestWindow(browser);
  await prepare(platform, { language: 'en', login: undefined });
  const isChanged = (): Promise<boolean> => page.evaluate(() => Date.now() === 0);
  await page.addInitScript(() => {
    Date.now = () => 0;
  });
  await page.reload();
  expect(await isChanged()).toBe(true);
  await tidy(platform);
  await page.reload();
  expect(await isChanged()).toBe(false);
  await context.close();
});
