import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/browser/e2e-test.ts';
import { connect, STOP, test as withToys } from '../support/browser/e2e-toys.ts';

const control = (she: { readonly session: Locator }, name: string): Locator =>
  she.session.getByRole('button', { name, exact: true });
const cursorIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? null);

test.describe('with the cursor in the message line', () => {
  test('mutes, hides the picture, notes, opens the page, takes a quick reply and ends, and types none of it', async ({
    she,
    mark,
    page,
  }) => {
    const { keyboard } = page;
    await she.startWork();
    await she.meet(mark);
    await expect(she.message).toBeFocused();
    await keyboard.type('Hi, e.g. me');

    await keyboard.press('Control+m');
    await expect(control(she, 'Mic off')).toBeVisible();
    await keyboard.press('Control+m');
    await expect(control(she, 'Mic on')).toBeVisible();
    await keyboard.press('Control+Shift+M');
    await expect(control(she, 'Camera off')).toBeVisible();
    await keyboard.press('Control+Shift+M');
    await expect(control(she, 'Camera on')).toBeVisible();

    await keyboard.press('Control+j');
    await expect(she.session.getByRole('textbox', { name: 'Memo about Mark' })).toBeFocused();
    await keyboard.type('Likes tea');
    await keyboard.press('Enter');
    await expect(she.session.getByText('Memo saved')).toBeVisible();
    await expect(she.message).toBeFocused();

    await keyboard.press('Control+\\');
    const drawer = page.getByRole('region', { name: 'Page', exact: true });
    await expect(drawer).toBeVisible();
    await keyboard.press('Control+\\');
    await expect(drawer).toBeHidden();

    await expect(she.message).toHaveValue('Hi, e.g. me');
    await she.message.fill('');
    await keyboard.press('Alt+1');
    await expect(she.message).not.toHaveValue('');
    await expect(she.message).toBeFocused();

    await keyboard.press('Control+e');
    await expect(she.ending).toBeVisible();
    await keyboard.press('Escape');
    await expect(she.ending).toBeHidden();
    await keyboard.press('Control+e');
    await expect(she.ending.getByRole('button', { name: /^End session/ })).toBeFocused();
    await keyboard.press('Enter');
    await expect(she.summary).toContainText('You ended the session.');
  });

  test('lists every key on a sheet, by ? and from the menu', async ({ she, mark, page }) => {
    await she.startWork();
    await page.keyboard.press('?');
    const sheet = she.dialog('Shortcuts');
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
    await she.meet(mark);
    await she.message.fill('');
    await page.keyboard.type('?');
    await expect(she.message).toHaveValue('?');
    await expect(sheet).toBeHidden();
    await she.fromMenu('Session menu', 'Shortcuts');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await mark.leaves('CLICK');
    await she.readSummary('The customer left the session.');
  });
});

withToys(
  'stops the toys by Ctrl+. and by Escape twice while typing',
  async ({ she, herId, mark, platform, toyApp, page }) => {
    await connect(she);
    await she.meet(mark);
    for (const keys of [['Control+.'], ['Escape', 'Escape']]) {
      await she.message.focus();
      await platform.trigger('toy', herId, { type: 'tip', value: '7' });
      await expect.poll(toyApp.drawer.moving).toHaveLength(2);
      for (const key of keys) await page.keyboard.press(key);
      await expect.poll(() => toyApp.told().at(-1)).toMatch(STOP);
      expect(toyApp.drawer.moving()).toEqual([]);
    }
    await expect(she.message).toHaveValue('');
  },
);

test('does not bring the end dialog of one customer over the next', async ({ she, herId, mark, platform, page }) => {
  await she.startWork();
  await she.meet(mark);
  await page.keyboard.press('Control+e');
  await expect(she.ending).toBeVisible();
  await mark.leaves('CLICK');
  await expect(she.summary).toBeVisible();
  await (await platform.customer({ name: 'Emil' })).asks(herId);
  await she.accept();
  await expect(she.ending).toBeHidden();
  expect(await cursorIn(page)).toBe('Your message');
});

test('closes only the topmost window by Escape: a request over the check', async ({ she, herId, mark, page }) => {
  await she.startWork();
  await she.goReady();
  await she.button('Check camera and sound').click();
  await expect(she.dialog('Camera and sound')).toBeVisible();
  await mark.asks(herId);
  await expect(she.request).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(she.dialog('Camera and sound')).toBeVisible();
});
