import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../support/browser/accessible.ts';
import { STATUS } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { canRun, pretendToBe } from '../support/browser/engine.ts';
import { plays } from '../support/browser/video-page.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const PHONE = { width: 360, height: 740 };
/** A 3G network: bytes a second, and milliseconds. */
const THREE_G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 384_000 / 8,
};

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

test.use({
  clockRate: 1,
  start: 'loggedOut',
  performer: { codeChannel: 'sms', services: ['cam', 'video', 'chat'], theme: 'system' },
});

test('logs in with the 6 digits from the phone, works on a 3G network with a small picture and logs out without ever scrolling sideways, with everything for a decision in view', async ({
  performerPage,
  performerId,
  mark,
  platform,
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const devtools = canRun(page, 'a 3G network, which no command of Firefox has')
    ? await context.newCDPSession(page)
    : undefined;
  await page.setViewportSize(PHONE);
  await test.step('logs in with the 6 digits from the phone', async () => {
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
    await performerPage.services.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(performerPage.services).toBeHidden();
  });
  await test.step('has the menu at the side, and two thirds of the height for the page, on a laptop zoomed in', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    const [menu, main] = [page.getByRole('navigation', { name: 'Main menu' }), page.getByRole('main')];
    await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(100);
    expect((await main.boundingBox())?.height).toBeGreaterThan(240);
    await page.setViewportSize(PHONE);
  });
  await test.step('switches data saver on in the settings, on this device, where it stays on', async () => {
    await devtools?.send('Network.enable');
    await devtools?.send('Network.emulateNetworkConditions', THREE_G);
    await performerPage.goTo('/settings/');
    const saver = page.getByRole('switch', { name: /^Save data/ });
    await expect(saver).not.toBeChecked();
    await saver.click();
    await expect(saver).toBeChecked();
    await page.reload();
    await expect(saver).toBeChecked();
    await performerPage.isConnected();
  });
  await test.step('begins with the smallest picture, and says how much an hour takes', async () => {
    await performerPage.button('Studio').click();
    await performerPage.button('Check camera and sound').click();
    const check = performerPage.dialog('Camera and sound');
    await expect(
      check.getByText(/Data saver is on: your picture begins small and takes at most 68 MB an hour/),
    ).toBeVisible();
    await expect(check.getByLabel('Picture quality')).toHaveValue('ld');
    await expect(check.getByText(/^Connection works/)).toBeVisible({ timeout: 20_000 });
    await check.getByRole('button', { name: 'Done' }).click();
  });
  await test.step('has the answers to a request in the reach of a thumb', async () => {
    await performerPage.goReady();
    await fits(page);
    await mark.asks(performerId);
    for (const answer of [/^Decline/, /^Accept/]) {
      const box = await performerPage.request.getByRole('button', { name: answer }).boundingBox();
      expect(box?.y, 'the answers are the lower third').toBeGreaterThan(PHONE.height * 0.65);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await fits(page);
  });
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
  await test.step('shows a small picture of the performer, and talks', async () => {
    const own = performerPage.studio.getByLabel('Your picture');
    await plays(own);
    expect(await own.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeLessThanOrEqual(320);
    await fits(page);
    await mark.says('Do you hear me?');
    await expect(performerPage.line('Do you hear me?')).toBeVisible();
    await performerPage.say('Hello from my phone');
    await expect(performerPage.line('Hello from my phone')).toBeInViewport();
    await expect(performerPage.sentLines).toHaveCount(1);
    await expect(performerPage.message).toBeInViewport();
    await fits(page);
    await performerPage.end('End session');
    await fits(page);
    await performerPage.readSummary('You ended the session.');
  });
  await devtools?.detach();
  await test.step('says before going ready on a phone of Apple what a locked screen stops, and no more on the air', async () => {
    const phone = await pretendToBe(page, IPHONE);
    await performerPage.goTo('/');
    await page.reload();
    await performerPage.isConnected();
    const told = page.getByText(/on this device picture, sound and connection stop when you lock the screen/);
    await performerPage.button('Go ready').click();
    await expect(told).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await performerPage.goReady();
    await expect(told).toBeHidden();
    await phone.stop();
  });
  await test.step('goes from page to page by the bar below and its menu, and logs out', async () => {
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
