import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { ALERT } from '../support/browser/announced.ts';

test.use({ clockRate: 1, performer: { theme: 'system', past: true } });

test('reads what came, answers it, removes and restores it; the draft outlives a reload', async ({
  performerPage,
  performerId,
  mark,
  platform,
  watch,
}) => {
  const { page } = performerPage;
  watch.expect(/^failed: sending a message/);
  await performerPage.startWork('/inbox/');
  const box = page.getByRole('region', { name: 'Inbox' });
  const inMenu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(box.getByRole('listitem')).toHaveCount(10);
  await expect(inMenu.getByRole('link', { name: 'Inbox 3 unread' })).toBeVisible();

  await mark.writes(performerId, 'Saturday', 'Is 9 o’clock fine?');
  await expect(inMenu.getByRole('link', { name: 'Inbox 4 unread' })).toBeVisible();
  await expect(page.getByText('You have new messages: 4 unread.')).toBeVisible();
  await box.getByRole('link', { name: /Mark New Saturday/ }).click();
  await expect(page.getByRole('article')).toContainText('Is 9 o’clock fine?');

  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: Saturday');
  await reply.fill('Nine is perfect.');
  await page.reload();
  await expect(reply).toHaveValue('Nine is perfect.');

  await platform.fault('inbox-send-fails', true, performerId);
  await performerPage.button('Send').click();
  await expect(page.getByText('Your message was not sent. The text stays: try again.')).toBeVisible();
  await platform.fault('inbox-send-fails', false, performerId);
  await performerPage.button('Send again').click();
  await expect(page.getByText('Sent', { exact: true }).last()).toBeVisible();
  await expect(reply).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Other messages' }).getByRole('article').first()).toContainText(
    'Nine is perfect.',
  );

  await performerPage.button('Remove').click();
  await expect(performerPage.button('Restore')).toBeVisible();
  await page.getByRole('link', { name: 'Back to messages' }).click();
  await expect(inMenu.getByRole('link', { name: 'Inbox 3 unread' })).toBeVisible();
  await page.getByRole('link', { name: 'Removed' }).click();
  await page
    .getByRole('region', { name: 'Removed' })
    .getByRole('link', { name: /Saturday/ })
    .click();
  await performerPage.button('Restore').click();
  await expect(performerPage.button('Remove')).toBeVisible();
  await performerPage.goTo('/inbox/sent/');
  await expect(page.getByRole('region', { name: 'Sent' }).getByRole('listitem').first()).toContainText(
    'Nine is perfect.',
  );
});

test('pages, searches and opens messages by the address, and says what is wrong in its own words', async ({
  performerPage,
  performerId,
  mark,
  platform,
  watch,
}) => {
  await test.step('opens a message at its top with the focus on the way back, and returns to its row', async () => {
    const { page } = performerPage;
    await page.setViewportSize({ width: 1280, height: 500 });
    await performerPage.startWork('/inbox/');
    const row = page.getByRole('region', { name: 'Inbox' }).getByRole('listitem').last().getByRole('link');
    await row.focus();
    const main = page.getByRole('main');
    expect(await main.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    const back = page.getByRole('link', { name: 'Back to messages' });
    await expect(back).toBeFocused();
    expect(await main.evaluate((element) => element.scrollTop)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(row).toBeFocused();
  });
  await test.step('pages and searches by the address, and says what is wrong in its own words', async () => {
    const { page } = performerPage;
    watch.expect(/^(message|inbox) not loaded/);
    await mark.writes(performerId, 'Pancakes', 'With 100 % syrup');
    await performerPage.page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('link', { name: /Pancakes/ })).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/inbox\/\?page=2$/);
    await expect(page.getByText('Page 2 of')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('100 %');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/inbox\/\?search=100\+%25$/);
    await expect(page.getByRole('region', { name: 'Inbox' }).getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: /Pancakes/ }).click();
    await expectAccessible(page);
    await mark.blocks(performerId, true);
    await page.reload();
    await expect(page.getByText('This customer has blocked you.')).toBeVisible();
    await performerPage.goTo('/inbox/?message=i1004-1');
    await expect(page.locator(ALERT)).toContainText('Message not found');
    await performerPage.goTo('/inbox/?search=nobody');
    await expect(page.getByText('Nothing found for “nobody”')).toBeVisible();
    await platform.fault('inbox-fails', true, performerId);
    await performerPage.goTo('/inbox/removed/');
    await expect(page.locator(ALERT)).toContainText('The messages could not be loaded.');
    await platform.fault('inbox-fails', false, performerId);
    await performerPage.button('Try again').click();
    await expect(page.getByRole('region', { name: 'Removed' })).toBeVisible();
  });
});
