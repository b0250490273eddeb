import type { Browser, Locator, Page } from 'playwright/test';
import { expect, ON_CAMERA, test } from '../support/browser/e2e-test.ts';
import type { TestPlatform } from '../support/test-platform.ts';

const PHONE = { width: 360, height: 640 };

/** A phone with a browser of its own, and without a login. */
const openPhone = async (browser: Browser, platform: TestPlatform, address = '/remote/') => {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: PHONE,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(platform.url + address);
  const code = page.getByRole('textbox', { name: 'Code from your laptop' });
  const enter = async (typed: string): Promise<void> => {
    await code.fill(typed);
    await page.getByRole('button', { name: 'Connect' }).click();
  };
  return {
    page,
    code,
    enter,
    /** Outcome of the last press, as it is on screen; it is read out as well. */
    outcome: (text: string): Locator => page.getByRole('main').getByText(text, { exact: true }),
    button: (name: string | RegExp): Locator => page.getByRole('button', { name }),
    close: () => context.close(),
  };
};

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Phone as remote' });

test.describe('the phone as a remote', () => {
  // A code lives 3 minutes of the platform's clock.
  test.use({ performer: { ...ON_CAMERA, theme: 'system' }, clockRate: 1 });

  test('pairs by a code, acts for the laptop, and ends on either side', async ({
    browser,
    performerPage,
    mark,
    platform,
  }) => {
    test.slow();
    const { page } = performerPage;
    const dialog = dialogOf(page);
    const openDialog = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: /^Your account/ }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    const shownCode = (): Promise<string> => dialog.locator('code').innerText();

    await performerPage.startWork();
    const phone = await openPhone(browser, platform);
    await test.step('a code that a stranger makes up is refused in words', async () => {
      await phone.enter('AAAA-AAAA');
      await expect(
        phone.page.getByRole('main').getByText('This code does not exist, or it is no longer valid.'),
      ).toBeVisible();
      await phone.enter('1234');
      await expect(phone.page.getByRole('main').getByText('A code has 8 letters and digits.')).toBeVisible();
    });

    await openDialog('Use your phone as remote');
    await expect(dialog.getByRole('img', { name: 'QR code that opens the remote on your phone' })).toBeVisible();
    const code = await shownCode();
    await phone.enter(code);
    await test.step('both sides say that they are connected, without a second login or tab', async () => {
      await expect(dialog).toContainText('Your phone is connected');
      await expect(phone.page.getByRole('heading', { name: 'Off air' })).toBeVisible();
      await performerPage.isConnected();
    });
    await test.step('a second phone is refused in words', async () => {
      const second = await openPhone(browser, platform, `/remote/#${code}`);
      await expect(second.page.getByRole('main').getByText('Another phone is connected already.')).toBeVisible();
      expect(second.page.url()).not.toContain(code);
      await second.close();
    });
    await dialog.getByRole('button', { name: 'Close' }).click();

    await performerPage.meet(mark);
    await test.step('shows customer, money and what to do, in the reach of a thumb', async () => {
      await expect(phone.page.getByRole('heading', { name: 'In session' })).toBeVisible();
      await expect(phone.page.getByRole('region', { name: 'Customer' })).toContainText('Mark');
      for (const name of ['Stop toys', 'Mute microphone', 'End session']) {
        const box = await phone.button(name).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.y).toBeGreaterThan(PHONE.height / 2);
      }
      const wide = await phone.page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
      expect(wide).toBeLessThanOrEqual(PHONE.width);
    });
    await test.step('mutes and unmutes the microphone of the laptop', async () => {
      await phone.button('Mute microphone').click();
      await expect(phone.outcome('Microphone is muted')).toBeVisible();
      await expect(page.getByText('Microphone is off: nobody hears you')).toBeVisible();
      await phone.button('Unmute').click();
      await expect(page.getByText('Microphone is off: nobody hears you')).toBeHidden();
    });
    await test.step('sends a quick reply to the customer', async () => {
      await phone.button(/leuk dat je er bent/).click();
      await expect(phone.outcome('Sent')).toBeVisible();
      await expect(performerPage.line('Hoi Mark, leuk dat je er bent!')).toBeVisible();
    });
    await test.step('stops the toys', async () => {
      await phone.button('Stop toys').click();
      await expect(phone.outcome('Toys stopped')).toBeVisible();
    });
    await test.step('a reloaded phone goes on', async () => {
      await phone.page.reload();
      await expect(phone.page.getByRole('heading', { name: 'In session' })).toBeVisible();
    });
    await test.step('ends the session after one more question', async () => {
      await phone.button('End session').click();
      await phone.button('Go on').click();
      await phone.button('End session').click();
      await phone.button('End now').click();
      await expect(phone.page.getByRole('main').getByText('No customer now.')).toBeVisible();
      await performerPage.readSummary('You ended the session.');
    });
    await test.step('ends on the laptop', async () => {
      await openDialog('Phone as remote: on');
      await dialog.getByRole('button', { name: 'Disconnect the phone' }).click();
      await expect(phone.page.getByRole('main').getByText('The connection with your laptop has ended.')).toBeVisible();
    });
    await test.step('pairs again by the address of the QR code, and ends on the phone', async () => {
      await dialog.getByRole('button', { name: 'Show a new code' }).click();
      // With another page between, the address is loaded anew.
      await phone.page.goto('about:blank');
      await phone.page.goto(`${platform.url}/remote/#${(await shownCode()).replace('-', '')}`);
      await expect(dialog).toContainText('Your phone is connected');
      await phone.button('Disconnect from the laptop').click();
      await expect(phone.code).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Show a new code' })).toBeVisible();
    });
    await phone.close();
  });
});
