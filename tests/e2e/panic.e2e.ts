import type { Page } from 'playwright/test';
import { expect, ON_CAMERA, test } from '../support/browser/e2e-test.ts';
import { openCustomer } from '../support/browser/video-page.ts';
import { mediaHeld, watchMedia } from '../support/browser/video-watch.ts';

test.use({ performer: { ...ON_CAMERA, theme: 'system' } });

/** Brightness of the picture that the customer sees, from 0 (black) to 255. */
const brightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [32, 18];
    const context = canvas.getContext('2d');
    if (video === null || context === null) return -1;
    context.drawImage(video, 0, 0, 32, 18);
    const { data } = context.getImageData(0, 0, 32, 18);
    let brightest = 0;
    for (let at = 0; at < data.length; at += 4)
      brightest = Math.max(brightest, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    return brightest;
  });

test('hides everything by one chord, shows the customer black, and brings back the screen without the camera, blurs amounts and names, and passes axe', async ({
  performerPage,
  performerId,
  mark,
  page,
  platform,
  browser,
}) => {
  test.slow();
  await watchMedia(page);
  await performerPage.startWork();
  await performerPage.meet(mark);
  const customer = await openCustomer(browser, platform);
  await customer.watch(performerId, 'whep');
  await expect.poll(() => brightness(customer.page)).toBeGreaterThan(100);

  await performerPage.message.focus();
  await page.keyboard.press('Control+Shift+X');
  const neutral = page.getByRole('dialog', { name: 'Neutral screen' });
  await expect(neutral).toBeVisible();
  await expect(page).toHaveTitle('New tab');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', 'data:,');
  await expect.poll(async () => (await mediaHeld(page)).tracks).toBe(0);
  // Black is a picture, not the last one before it.
  await expect.poll(() => brightness(customer.page), { timeout: 15_000 }).toBeLessThan(40);
  const box = await neutral.boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 1280, 800]);

  // What comes meanwhile shows and rings nowhere.
  await mark.says('Are you there?');
  const emil = await platform.customer({ name: 'Emil' });
  await emil.asks(performerId);
  await expect(page).toHaveTitle('New tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await expect(neutral).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(neutral).toBeHidden();
  await expect(performerPage.line('Are you there?')).toBeVisible();
  await expect(page).not.toHaveTitle('New tab');
  for (const name of ['Mic off', 'Camera off'])
    await expect(performerPage.session.getByRole('button', { name, exact: true })).toBeVisible();
  expect((await mediaHeld(page)).tracks).toBe(0);
  await performerPage.session.getByRole('button', { name: 'Camera off', exact: true }).click();
  await expect.poll(() => brightness(customer.page), { timeout: 15_000 }).toBeGreaterThan(100);
  await customer.leave();
  await emil.cancels();
  await test.step('is in the menu of the session, and passes axe', async () => {
    await performerPage.fromMenu('Session menu', 'Hide everything');
    await expect(page.getByRole('dialog', { name: 'Neutral screen' })).toBeVisible();
    await page.getByRole('button', { name: 'Press Enter to go on.' }).click();
    await expect(performerPage.state('In session')).toBeVisible();
  });
  await test.step('blurs amounts and names on this device, until they are pointed at, and names no customer in the tab', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.mouse.move(640, 790);
    const name = '[aria-label="Session"] [data-private="name"]';
    const amount = '[aria-label="Session"] [data-private="amount"]';
    expect([await isBlurred(page, name), await isBlurred(page, amount)]).toEqual([false, false]);
    for (const entry of ['Blur amounts', 'Blur names']) {
      await performerPage.session.getByRole('button', { name: 'Session menu', exact: true }).click();
      await page.getByRole('menuitemcheckbox', { name: entry }).click();
      await page.keyboard.press('Escape');
    }
    await page.mouse.move(640, 790);
    await expect.poll(() => isBlurred(page, name)).toBe(true);
    await expect.poll(() => isBlurred(page, amount)).toBe(true);
    await page.locator(name).first().hover();
    await expect.poll(() => isBlurred(page, name)).toBe(false);
    await mark.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
    await mark.asks(performerId);
    await expect(page).toHaveTitle('(1) Request: Webcam chat');
    await mark.cancels();
    await expect(performerPage.request).toBeHidden();
    await performerPage.open('/settings/');
    await expect(page.getByRole('switch', { name: 'Blur names' })).toBeChecked();
    await page.getByRole('switch', { name: 'Blur names' }).click();
    await performerPage.open('/earnings/');
    await page.mouse.move(0, 790);
    await expect.poll(() => isBlurred(page, '[role="main"] [data-private="amount"]')).toBe(true);
  });
});

const isBlurred = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).filter.startsWith('blur'));
