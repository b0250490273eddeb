import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ clockRate: 1, performer: { theme: 'system', past: true } });

test('reads what came, answers it, removes and restores it; the draft outlives a reload', async ({
  she,
  herId,
  mark,
  platform,
  watch,
}) => {
  const { page } = she;
  watch.expect(/^failed: sending a message/);
  await she.startWork('/inbox/');
  const box = page.getByRole('region', { name: 'Inbox' });
  const inMenu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(box.getByRole('listitem')).toHaveCount(10);
  await expect(inMenu.getByRole('link', { name: 'Inbox 3 unread' })).toBeVisible();

  await mark.writes(herId, 'Saturday', 'Is 9 o’clock fine?');
  await expect(inMenu.getByRole('link', { name: 'Inbox 4 unread' })).toBeVisible();
  await expect(page.getByText('You have new messages: 4 unread.')).toBeVisible();
  await box.getByRole('link', { name: /Mark New Saturday/ }).click();
  await expect(page.getByRole('article')).toContainText('Is 9 o’clock fine?');

  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: Saturday');
  await reply.fill('Nine is perfect.');
  await page.reload();
  await expect(reply).toHaveValue('Nine is perfect.');

  await platform.fault('inbox-send-fails', true, herId);
  await she.button('Send').click();
  await expect(page.getByText('Your message was not sent. The text stays: try again.')).toBeVisible();
  await platform.fault('inbox-send-fails', false, herId);
  await she.button('Send again').click();
  await expect(page.getByText('Sent', { exact: true }).last()).toBeVisible();
  await expect(reply).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Other messages' }).getByRole('article').first()).toContainText(
    'Nine is perfect.',
  );

  await she.button('Remove').click();
  await expect(she.button('Restore')).toBeVisible();
  await page.getByRole('link', { name: 'Back to messages' }).click();
  await expect(inMenu.getByRole('link', { name: 'Inbox 3 unread' })).toBeVisible();
  await page.getByRole('link', { name: 'Removed' }).click();
  await page
    .getByRole('region', { name: 'Removed' })
    .getByRole('link', { name: /Saturday/ })
    .click();
  await she.button('Restore').click();
  await expect(she.button('Remove')).toBeVisible();
  await she.goTo('/inbox/sent/');
  await expect(page.getByRole('region', { name: 'Sent' }).getByRole('listitem').first()).toContainText(
    'Nine is perfect.',
  );
});

test('pages and searches by the address, and says what is wrong in its own words', async ({
  she,
  herId,
  mark,
  platform,
  watch,
}) => {
  const { page } = she;
  watch.expect(/^(message|inbox) not loaded/);
  await mark.writes(herId, 'Pancakes', 'With 100 % syrup');
  await she.startWork('/inbox/');
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
  await mark.blocks(herId, true);
  await page.reload();
  await expect(page.getByText('This customer has blocked you.')).toBeVisible();
  await she.goTo('/inbox/?message=i1004-1');
  await expect(page.getByRole('alert')).toContainText('Message not found');
  await she.goTo('/inbox/?search=nobody');
  await expect(page.getByText('Nothing found for “nobody”')).toBeVisible();
  await platform.fault('inbox-fails', true, herId);
  await she.goTo('/inbox/removed/');
  await expect(page.getByRole('alert')).toContainText('The messages could not be loaded.');
  await platform.fault('inbox-fails', false, herId);
  await she.button('Try again').click();
  await expect(page.getByRole('region', { name: 'Removed' })).toBeVisible();
});

test('opens a message at its top with the focus on the way back, and returns to its row', async ({ she }) => {
  const { page } = she;
  await page.setViewportSize({ width: 1280, height: 500 });
  await she.startWork('/inbox/');
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
