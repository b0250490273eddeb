import { expect, test } from '../support/browser/e2e-test.ts';

/** Height of one row of buttons with its padding, in CSS pixels. */
const ONE_ROW = 64;

for (const services of [[], ['cam', 'video', 'email', 'photo', 'phone']] as const) {
  test.describe(`with ${services.length} services on`, () => {
    test.use({ performer: { services: [...services] } });

    test('keeps the top bar on one row at 1280 and 1024 px, in Dutch, English and German', async ({
      performerPage,
      page,
    }) => {
      await performerPage.startWork();
      const bar = page.locator('header').filter({ has: page.locator('select') });
      const height = async () => Math.round((await bar.boundingBox())?.height ?? 0);
      for (const language of ['nl', 'en', 'de']) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.locator('header select').selectOption(language);
        await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
        for (const width of [1280, 1024]) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(height, `${language} at ${width} px`).toBeLessThanOrEqual(ONE_ROW + 1);
        }
      }
    });
  });
}
