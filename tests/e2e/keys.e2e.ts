import type { Locator, Page } from 'playwright/test';
import { ON_CAMERA } from '../support/browser/e2e-test.ts';
import { connect, expect, STOP, test } from '../support/browser/e2e-toys.ts';
import { brightness, openCustomer } from '../support/browser/video-page.ts';
import { mediaHeld, watchMedia } from '../support/browser/video-watch.ts';

test.use({ clockRate: 1, performer: ON_CAMERA });

const control = (performerPage: { readonly session: Locator }, name: string): Locator =>
  performerPage.session.getByRole('button', { name, exact: true });
const cursorIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? null);
/** Says whether the first element of a selector is blurred. */
const isBlurred = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).filter.startsWith('blur'));

test('lists every key, takes them while typing, hides everything by one chord, closes the topmost window alone, and blurs amounts and names', async ({
  performerPage,
  performerId,
  mark,
  page,
  platform,
  toyApp,
  browser,
}) => {
  test.setTimeout(180_000);
  const emil = await platform.customer({ name: 'Emil' });
  await watchMedia(page);
  await test.step('lists every key on a sheet, by ? and from the menu', async () => {
    await connect(performerPage);
    await page.keyboard.press('?');
    const sheet = performerPage.dialog('Shortcuts');
    for (const key of [
      'Ctrl+.',
      'Esc Esc',
      'Ctrl+Shift+X',
      'Ctrl+M',
      'Ctrl+Shift+M',
      'Ctrl+E',
      'Alt+1…9',
      'Ctrl+J',
      'Ctrl+\\',
    ])
      await expect(sheet.getByText(key, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await performerPage.meet(mark);
    await performerPage.message.fill('');
    await page.keyboard.type('?');
    await expect(performerPage.message).toHaveValue('?');
    await expect(sheet).toBeHidden();
    await performerPage.fromMenu('Session menu', 'Shortcuts');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await performerPage.message.fill('');
  });
  await test.step('stops the toys by Ctrl+. and by Escape twice while typing', async () => {
    for (const keys of [['Control+.'], ['Escape', 'Escape']]) {
      await performerPage.message.focus();
      await platform.trigger('toy', performerId, { type: 'tip', value: '7' });
      await expect.poll(toyApp.drawer.moving).toHaveLength(2);
      for (const key of keys) await page.keyboard.press(key);
      await expect.poll(() => toyApp.commands().at(-1)).toMatch(STOP);
      expect(toyApp.drawer.moving()).toEqual([]);
    }
    await expect(performerPage.message).toHaveValue('');
  });
  await test.step('hides everything by one chord, shows the customer black, and brings back the screen without the camera', async () => {
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
    await emil.asks(performerId);
    await expect(page).toHaveTitle('New tab');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await expect(neutral).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(neutral).toBeHidden();
    await expect(performerPage.line('Are you there?')).toBeVisible();
    await expect(page).not.toHaveTitle('New tab');
    for (const name of ['Mic off', 'Camera off']) await expect(control(performerPage, name)).toBeVisible();
    expect((await mediaHeld(page)).tracks).toBe(0);
    for (const name of ['Mic off', 'Camera off']) await control(performerPage, name).click();
    await expect.poll(() => brightness(customer.page), { timeout: 15_000 }).toBeGreaterThan(100);
    await customer.leave();
    await emil.cancels();
  });
  await test.step('hides everything from the menu of the session, too', async () => {
    await performerPage.fromMenu('Session menu', 'Hide everything');
    await expect(page.getByRole('dialog', { name: 'Neutral screen' })).toBeVisible();
    await page.getByRole('button', { name: 'Press Enter to go on.' }).click();
    await expect(performerPage.state('In session')).toBeVisible();
    for (const name of ['Mic off', 'Camera off']) await control(performerPage, name).click();
  });
  await test.step('mutes, hides the picture, notes, opens the page, takes a quick reply and ends, and types none of it', async () => {
    const { keyboard } = page;
    await performerPage.message.focus();
    await keyboard.type('Hi, e.g. me');

    await keyboard.press('Control+m');
    await expect(control(performerPage, 'Mic off')).toBeVisible();
    await keyboard.press('Control+m');
    await expect(control(performerPage, 'Mic on')).toBeVisible();
    await keyboard.press('Control+Shift+M');
    await expect(control(performerPage, 'Camera off')).toBeVisible();
    await keyboard.press('Control+Shift+M');
    await expect(control(performerPage, 'Camera on')).toBeVisible();

    await keyboard.press('Control+j');
    await expect(performerPage.session.getByRole('textbox', { name: 'Memo about Mark' })).toBeFocused();
    await keyboard.type('Likes tea');
    await keyboard.press('Enter');
    await expect(performerPage.session.getByText('Memo saved')).toBeVisible();
    await expect(performerPage.message).toBeFocused();

    await keyboard.press('Control+\\');
    const drawer = page.getByRole('region', { name: 'Page', exact: true });
    await expect(drawer).toBeVisible();
    await keyboard.press('Control+\\');
    await expect(drawer).toBeHidden();

    await expect(performerPage.message).toHaveValue('Hi, e.g. me');
    await performerPage.message.fill('');
    await keyboard.press('Alt+1');
    await expect(performerPage.message).not.toHaveValue('');
    await expect(performerPage.message).toBeFocused();

    await keyboard.press('Control+e');
    await expect(performerPage.ending).toBeVisible();
    await keyboard.press('Escape');
    await expect(performerPage.ending).toBeHidden();
    await keyboard.press('Control+e');
    await expect(performerPage.ending.getByRole('button', { name: /^End session/ })).toBeFocused();
    await keyboard.press('Enter');
    await expect(performerPage.summary).toContainText('You ended the session.');
  });
  await test.step('closes only the topmost window by Escape: a request over the check', async () => {
    await performerPage.readSummary('You ended the session.');
    await performerPage.button('Check camera and sound').click();
    await expect(performerPage.dialog('Camera and sound')).toBeVisible();
    await mark.asks(performerId);
    await expect(performerPage.request).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(performerPage.dialog('Camera and sound')).toBeVisible();
  });
  await test.step('does not bring the end dialog of one customer over the next', async () => {
    await mark.cancels();
    await expect(performerPage.request).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(performerPage.dialog('Camera and sound')).toBeHidden();
    await mark.asks(performerId);
    await performerPage.accept();
    await page.keyboard.press('Control+e');
    await expect(performerPage.ending).toBeVisible();
    await mark.leaves('CLICK');
    await expect(performerPage.summary).toBeVisible();
    await emil.asks(performerId);
    await performerPage.accept();
    await expect(performerPage.ending).toBeHidden();
    await expect.poll(() => cursorIn(page)).toBe('Your message');
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
    // What is loaded meanwhile may move the name away from the pointer.
    const isBlurredPointedAt = async (): Promise<boolean> => {
      await page.locator(name).first().hover();
      return isBlurred(page, name);
    };
    await expect.poll(isBlurredPointedAt).toBe(false);
    await emil.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
    await mark.asks(performerId);
    await expect(page).toHaveTitle('(1) Request: Webcam chat');
    await mark.cancels();
    await expect(performerPage.request).toBeHidden();
    await performerPage.open('/settings/');
    await expect(page.getByRole('switch', { name: 'Blur names' })).toBeChecked();
    await page.getByRole('switch', { name: 'Blur names' }).click();
    await performerPage.goTo('/earnings/');
    await page.mouse.move(0, 790);
    await expect.poll(() => isBlurred(page, '[role="main"] [data-private="amount"]')).toBe(true);
  });
});
