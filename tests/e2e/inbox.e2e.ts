import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { atDesktopWidth } from '../support/browser/tab-to.ts';

test.use({ clockRate: 1, performer: { theme: 'system', past: true } });

test('answers, drafts and translates a conversation, removes and restores a message, pages and searches by the address, and is worked by keyboard on a phone', async ({
  performerPage,
  performerId,
  mark,
  platform,
  watch,
}) => {
  const { page } = performerPage;
  test.slow();
  watch.expect(/^failed: sending a message|^(message|inbox) not loaded/);
  const tom = await platform.customer({ name: 'Tom', country: 'nl' });
  const box = page.getByRole('region', { name: 'Inbox' });
  const inMenu = page.getByRole('navigation', { name: 'Main menu' });
  const thread = page.getByRole('region', { name: 'Conversation with Mark' });
  const withTom = page.getByRole('region', { name: 'Conversation with Tom' });
  const line = page.getByRole('textbox', { name: 'Your message' });

  await test.step('opens a conversation by keyboard alone, and on a phone returns to its row', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await performerPage.startWork('/inbox/');
    const row = box.getByRole('listitem').last().getByRole('link');
    // The height of the list is kept from the first hand on it.
    await row.scrollIntoViewIfNeeded();
    await row.focus();
    await expect(row).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(row).toBeHidden();
    await expect(line).toBeInViewport();
    await page.getByRole('link', { name: 'Back to messages' }).press('Enter');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
  });
  await test.step('keeps the line above the keyboard of a phone, and the newest message in view', async () => {
    for (let count = 1; count <= 12; count += 1) await tom.writes(performerId, 'Talk', `Line ${count}`);
    await performerPage.goTo(`/inbox/?to=${tom.id}`);
    const newest = withTom.getByText('Line 12', { exact: true });
    await expect(newest).toBeInViewport();
    // The keyboard lies over the lower part: the browser says so by the visible height alone.
    const root = page.locator('html');
    await root.evaluate((element) => element.style.setProperty('--visible-height', '420px'));
    await line.focus();
    for (const each of [line, newest]) {
      await expect
        .poll(async () => {
          const bounds = await each.boundingBox();
          return bounds !== null && bounds.y + bounds.height <= 420;
        })
        .toBe(true);
    }
    await root.evaluate((element) => element.style.removeProperty('--visible-height'));
    await atDesktopWidth(page);
  });

  await test.step('lists customers, those with unread messages first, and shows a message that comes', async () => {
    await performerPage.goTo('/inbox/');
    await expect(box.getByRole('listitem')).toHaveCount(10);
    await expect(inMenu.getByRole('link', { name: 'Inbox 3 unread' })).toBeVisible();
    await mark.writes(performerId, 'Saturday', 'Goedenavond, hoe gaat het?');
    await expect(inMenu.getByRole('link', { name: 'Inbox 4 unread' })).toBeVisible();
    await expect(page.getByText('You have new messages: 4 unread.')).toBeVisible();
    await box.getByRole('link', { name: /nl Mark 1 unread/ }).click();
    await expect(thread.getByRole('article')).toContainText('Goedenavond, hoe gaat het?');
    await expect(inMenu.getByRole('link', { name: 'Inbox 3 unread' })).toBeVisible();
    await mark.writes(performerId, 'Saturday', 'Is 9 o’clock fine?');
    await expect(thread.getByRole('article')).toHaveCount(2);
    await expect(thread.getByRole('article').last()).toContainText('Is 9 o’clock fine?');
    await expect(inMenu.getByRole('link', { name: 'Inbox 3 unread' })).toBeVisible();
  });

  await test.step('shows the card of the customer', async () => {
    await page.getByText('About this customer').click();
    await expect(page.getByText('New customer')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Customer card' })).toHaveAttribute('href', `/clients/${mark.id}/`);
  });

  await test.step('sends what failed again, once', async () => {
    await platform.fault('inbox-send-fails', true, performerId);
    await line.fill('Nine is perfect.');
    await line.press('Enter');
    await expect(page.getByText('Your message was not sent. The text stays: try again.')).toBeVisible();
    await platform.fault('inbox-send-fails', false, performerId);
    await performerPage.button('Send again').click();
    await expect(thread.getByRole('article').last()).toContainText('Nine is perfect.');
    await expect(thread.getByRole('article')).toHaveCount(3);
    await expect(line).toHaveValue('');
  });

  await test.step('puts a quick reply into the line in the language of the customer, also by its key', async () => {
    await line.press('Alt+1');
    await expect(line).toHaveValue('Hoi Mark, leuk dat je er bent!');
    await line.fill('');
    await page.getByRole('list', { name: 'Quick replies' }).getByRole('button').nth(1).click();
    await expect(line).toHaveValue('Hoe was je dag, Mark?');
    await line.fill('');
  });

  const sent = thread.getByRole('article').last();
  await test.step('translates both ways with the original beside it', async () => {
    await performerPage.button('Translation: Off').click();
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
    await expect(thread.getByRole('article').first()).toContainText('Goedenavond, hoe gaat het?');
    await expect(thread.getByRole('article').first()).toContainText('Good evening, how are you?');
    await line.pressSequentially('I am tired today');
    await expect(page.getByText('Nederlands: Ik ben moe vandaag')).toBeVisible();
    await line.press('Enter');
    await expect(sent).toContainText('I am tired today');
    await expect(sent).toContainText('Ik ben moe vandaag');
  });

  await test.step('keeps the draft of each customer and the translation through a reload, and says so in the list', async () => {
    await line.fill('Nine is');
    await box.getByRole('listitem').last().getByRole('link').click();
    await expect(line).toHaveValue('');
    await expect(box.getByRole('link', { name: /nl Mark/ })).toContainText('Draft: Nine is');
    await page.reload();
    await box.getByRole('link', { name: /nl Mark/ }).click();
    await expect(line).toHaveValue('Nine is');
    await expect(sent).toContainText('Ik ben moe vandaag');
    await expect(performerPage.button('Translation: Nederlands')).toBeVisible();
    await line.fill('');
  });

  await test.step('removes a message, takes that back, and lists it among the removed ones', async () => {
    const last = thread.getByRole('article').last();
    await last.getByRole('button', { name: 'Remove' }).click();
    await expect(thread.getByText('I am tired today')).toBeHidden();
    await performerPage.button('Restore').click();
    await expect(thread.getByText('I am tired today')).toBeVisible();
    await last.getByRole('button', { name: 'Remove' }).click();
    await expect(thread.getByText('I am tired today')).toBeHidden();
    await page.getByRole('link', { name: 'Removed', exact: true }).click();
    await page
      .getByRole('region', { name: 'Removed' })
      .getByRole('link', { name: /nl Mark/ })
      .click();
    await expect(last).toContainText('Removed');
    await last.getByRole('button', { name: 'Restore' }).click();
    await expect(last.getByRole('button', { name: 'Remove' })).toBeVisible();
    await performerPage.goTo('/inbox/sent/');
    await expect(page.getByRole('region', { name: 'Sent' }).getByRole('listitem').first()).toContainText(
      'You: I am tired today',
    );
  });

  await test.step('pages and searches by the address, and says what is wrong in its own words', async () => {
    await tom.writes(performerId, 'Pancakes', 'With 100 % syrup');
    await performerPage.goTo('/inbox/');
    await expect(page.getByRole('link', { name: /Pancakes/ })).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/inbox\/\?page=2$/);
    await expect(page.getByText('Page 2 of')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('100 %');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/inbox\/\?search=100\+%25$/);
    await expect(box.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: /Pancakes/ }).click();
    await expect(withTom).toContainText('With 100 % syrup');
    await tom.blocks(performerId, true);
    await performerPage.goTo('/inbox/');
    await page.getByRole('link', { name: /Pancakes/ }).click();
    await expect(page.getByText('This customer has blocked you.')).toBeVisible();
    await performerPage.goTo('/inbox/?message=i1004-1');
    await expect(page.locator(ALERT)).toContainText('Conversation not found');
    await performerPage.goTo('/inbox/?search=nobody');
    await expect(page.getByText('Nothing found for “nobody”')).toBeVisible();
    await platform.fault('inbox-fails', true, performerId);
    await performerPage.goTo('/inbox/removed/');
    await expect(page.getByText('The newest could not be loaded. What you see may be old.')).toBeVisible();
    await platform.fault('inbox-fails', false, performerId);
    await performerPage.button('Try again').click();
    await expect(page.getByRole('region', { name: 'Removed' }).getByRole('listitem').first()).toBeVisible();
  });

  await test.step('leaves nothing of a draft in the browser after the log-out', async () => {
    await performerPage.goTo(`/inbox/?to=${mark.id}`);
    await line.fill('A secret plan');
    const stored = () =>
      page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));
    await expect.poll(stored).toContain('A secret plan');
    await performerPage.logOut();
    await performerPage.isAtLogin();
    await expect.poll(stored).not.toContain('A secret plan');
  });
});
