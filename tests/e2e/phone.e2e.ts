import type { Locator, Page } from 'playwright/test';
import { STATUS } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

const PHONE = { width: 360, height: 740 };

/** Nothing may stick out at the side. */
const fits = async (page: Page): Promise<void> => {
  const wide = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
};

/** A small laptop, the same at 200 %, and the narrowest phone. */
const SMALL = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  { width: 320, height: 640 },
];

test.describe('on a phone of 360 by 740 px', () => {
  test.use({ start: 'loggedOut', performer: { codeChannel: 'sms', services: ['cam', 'video', 'chat'] } });

  test('logs in with the 6 digits from the phone, works and logs out without ever scrolling sideways, with everything for a decision in view', async ({
    performerPage,
    performerId,
    mark,
    platform,
  }) => {
    test.slow();
    const { page } = performerPage;
    await page.setViewportSize(PHONE);
    await performerPage.openLogin();
    await fits(page);
    await performerPage.logIn();
    await expect(page.getByText('We sent a code to your phone by text message.')).toBeVisible();
    await expect(performerPage.code).toBeVisible();
    await fits(page);
    const code = await platform.code(performerId);
    expect(code).toMatch(/^\d{6}$/);
    await performerPage.enterCode(code);
    await performerPage.isHome();
    await performerPage.isConnected();
    await fits(page);

    await performerPage.openServices();
    await performerPage.serviceSwitch('Peek').click();
    await fits(page);
    await performerPage.services.getByRole('button', { name: 'Close services' }).click();
    await expect(performerPage.services).toBeHidden();

    await performerPage.button('Studio').click();
    await performerPage.goReady();
    await fits(page);
    await mark.asks(performerId);
    for (const answer of [/^Decline/, /^Accept/]) {
      const box = await performerPage.request.getByRole('button', { name: answer }).boundingBox();
      expect(box?.y, 'the answers are the lower third').toBeGreaterThan(PHONE.height * 0.65);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await fits(page);
    await test.step('has everything for a decision in view at 1280x800, at 200 % and at 320 px', async () => {
      const inSight = async (...found: readonly Locator[]): Promise<void> => {
        for (const size of SMALL) {
          await page.setViewportSize(size);
          for (const one of found) await expect(one).toBeInViewport({ ratio: 1 });
        }
      };
      const answers = [/^Decline/, /^Accept/].map((name) => performerPage.request.getByRole('button', { name }));
      await inSight(...answers);
      await performerPage.request.getByRole('button', { name: 'Add memo' }).click();
      await inSight(...answers);
      await performerPage.accept();
      await mark.shows(true);
      await expect(performerPage.studio.getByLabel('Picture of Mark')).toBeVisible();
      await mark.says('a'.repeat(300));
      await inSight(
        performerPage.studio.getByRole('button', { name: 'End', exact: true }),
        performerPage.message,
        performerPage.button('Send'),
      );
      await page.setViewportSize(PHONE);
    });
    await fits(page);
    await performerPage.say('Hello from my phone');
    await expect(performerPage.line('Hello from my phone')).toBeInViewport();
    await expect(performerPage.message).toBeInViewport();
    await fits(page);
    await performerPage.end('End session');
    await fits(page);
    await performerPage.readSummary('You ended the session.');

    await performerPage.button('Close studio').click();
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await expect(page.locator(STATUS).filter({ hasText: /^Ready$/ })).toBeVisible();
    await performerPage.button('Stop').click();
    await fits(page);
    await performerPage.button('More').click();
    await performerPage.dialog('More').getByRole('link', { name: 'Toys' }).click();
    await expect(page.getByRole('heading', { name: 'Toys', level: 1 })).toBeVisible();
    await expect(performerPage.dialog('More')).toBeHidden();
    await fits(page);
    await performerPage.logOut();
    await performerPage.isAtLogin();
  });
});
