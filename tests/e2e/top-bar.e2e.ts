import { expect, test } from '../support/browser/e2e-test.ts';

/** Height of one row of buttons with its padding, in CSS pixels. */
const ONE_ROW = 64;
const PHONE_ROW = 48;
const LANGUAGES = ['nl', 'en', 'de'];
const ALL_ON = { cam: true, video: true, email: true, photo: true, phone: true };

test.use({ clockRate: 20, performer: { services: [] } });

test('keeps the top bar on one row and the whole menu in sight, with no and with 5 services on, in Dutch, English and German, also without a connection', async ({
  performerPage,
  performerId,
  platform,
  page,
}) => {
  const menu = page.getByRole('navigation').first();
  const bar = page.getByRole('banner').locator('> div').first();
  const today = page.getByRole('banner').getByRole('link');
  const isOneRow = async (what: string): Promise<void> => {
    for (const [width, row] of [
      [1440, ONE_ROW],
      [1280, ONE_ROW],
      [1024, ONE_ROW],
      [768, ONE_ROW],
      [360, PHONE_ROW],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const size = () =>
        bar.evaluate((element) => ({
          height: Math.round(element.getBoundingClientRect().height),
          overflow: element.scrollWidth - element.clientWidth,
        }));
      await expect.poll(async () => (await size()).height, `${what} at ${width} px`).toBeLessThanOrEqual(row + 1);
      expect((await size()).overflow, `${what} at ${width} px`).toBeLessThanOrEqual(0);
      await expect(today.getByText(/^(Today|Vandaag|Heute)$/), `${what} at ${width} px`).toBeInViewport();
    }
  };
  const choose = async (language: string): Promise<void> => {
    await page.setViewportSize({ width: 1680, height: 800 });
    await page.locator('header select').selectOption(language);
    await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
  };
  const staysOnOneRow = async (): Promise<void> => {
    for (const language of LANGUAGES) {
      await choose(language);
      await isOneRow(language);
      for (const width of [1440, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await menu.evaluate((element) => {
          const frame = element.parentElement;
          return frame === null ? Number.NaN : frame.scrollHeight - frame.clientHeight;
        });
        expect(overflow, `menu in ${language} at ${width} px`).toBe(0);
      }
    }
    await platform.fault('silent-auth', true, performerId);
    await platform.fault('drop-socket', true, performerId);
    await expect(page.getByRole('banner').getByText('Keine Verbindung', { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    for (const language of LANGUAGES) {
      await choose(language);
      await isOneRow(`${language} without a connection`);
    }
    await platform.fault('silent-auth', false, performerId);
  };
  await performerPage.startWork();
  await test.step('with no service on', staysOnOneRow);
  await test.step('with 5 services on', async () => {
    await choose('en');
    await performerPage.isConnected();
    await platform.trigger('status_change', performerId, { services: ALL_ON });
    await expect(page.getByRole('button', { name: /^[1-9] live services?$/ })).toBeVisible();
    await staysOnOneRow();
  });
});
