import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/browser/e2e-test.ts';

const PHONE = { width: 360, height: 740 };

/** Nothing may stick out at the side. */
const fits = async (page: Page): Promise<void> => {
  const wide = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
};

test.describe('on a phone of 360 by 740 px', () => {
  test.use({ start: 'loggedOut', performer: { codeChannel: 'sms' } });

  test('logs in, works and logs out without ever scrolling sideways', async ({ she, herId, mark, platform }) => {
    const { page } = she;
    await page.setViewportSize(PHONE);
    await she.openLogin();
    await fits(page);
    await she.logIn();
    await expect(she.code).toBeVisible();
    await fits(page);
    await she.enterCode(await platform.code(herId));
    await she.isHome();
    await she.isConnected();
    await fits(page);

    await she.openServices();
    await she.serviceSwitch('Peek').click();
    await fits(page);
    await she.services.getByRole('button', { name: 'Close services' }).click();
    await expect(she.services).toBeHidden();

    await she.button('Studio').click();
    await she.goReady();
    await fits(page);
    await mark.asks(herId);
    for (const answer of [/^Decline/, /^Accept/]) {
      const box = await she.request.getByRole('button', { name: answer }).boundingBox();
      expect(box?.y, 'the answers are the lower third').toBeGreaterThan(PHONE.height * 0.65);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await fits(page);
    await she.accept();
    await mark.says('a'.repeat(200));
    await she.say('Hello from my phone');
    await expect(she.line('Hello from my phone')).toBeInViewport();
    await expect(she.message).toBeInViewport();
    await fits(page);
    await she.end('End session');
    await fits(page);
    await she.readSummary('You ended the session.');

    await she.button('Close studio').click();
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Ready$/ })).toBeVisible();
    await she.button('Stop').click();
    await fits(page);
    await she.button('More').click();
    await she.dialog('More').getByRole('link', { name: 'Toys' }).click();
    await expect(page.getByRole('heading', { name: 'Toys', level: 1 })).toBeVisible();
    await expect(she.dialog('More')).toBeHidden();
    await fits(page);
    await she.logOut();
    await she.isAtLogin();
  });
});

/** A small laptop, the same at 200 %, and the narrowest phone. */
const SMALL = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  { width: 320, height: 640 },
];

test.describe('on small screens', () => {
  test.use({ performer: { services: ['cam', 'video', 'chat'] } });

  test('has everything for a decision in view at 1280x800, at 200 % and at 320 px', async ({ she, herId, mark }) => {
    const { page } = she;
    const inSight = async (...found: readonly Locator[]): Promise<void> => {
      for (const size of SMALL) {
        await page.setViewportSize(size);
        for (const one of found) await expect(one).toBeInViewport({ ratio: 1 });
      }
    };
    await she.startWork();
    await she.goReady();
    await mark.asks(herId);
    const answers = [/^Decline/, /^Accept/].map((name) => she.request.getByRole('button', { name }));
    await inSight(...answers);
    await she.request.getByRole('button', { name: 'Add memo' }).click();
    await inSight(...answers);
    await she.accept();
    await mark.shows(true);
    await expect(she.studio.getByLabel('Picture of Mark')).toBeVisible();
    await mark.says('a'.repeat(300));
    await inSight(she.studio.getByRole('button', { name: 'End', exact: true }), she.message, she.button('Send'));
  });
});
