import type { Locator, Page } from 'playwright/test';
import { ON_CAMERA } from '../support/browser/e2e-test.ts';
import { connect, expect, STOP, test } from '../support/browser/e2e-toys.ts';

test.use({ performer: ON_CAMERA });

const control = (performerPage: { readonly session: Locator }, name: string): Locator =>
  performerPage.session.getByRole('button', { name, exact: true });
const cursorIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? null);

test('lists every key, takes them while typing, and closes the topmost window alone', async ({
  performerPage,
  performerId,
  mark,
  page,
  platform,
  toyApp,
}) => {
  test.setTimeout(90_000);
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
    await (await platform.customer({ name: 'Emil' })).asks(performerId);
    await performerPage.accept();
    await expect(performerPage.ending).toBeHidden();
    await expect.poll(() => cursorIn(page)).toBe('Your message');
  });
});
