import { expectAccessible } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ clockRate: 1, performer: { theme: 'system', past: true } });

test('says in its own words what is missing and what failed with customers, in the inbox and in the forum, and passes axe @night', async ({
  performerPage,
  performerId,
  mark,
  platform,
  watch,
}) => {
  test.slow();
  const { page } = performerPage;
  watch.expect(/^failed: |not loaded/);
  await test.step('says that something is missing, also when it belongs to another performer', async () => {
    const other = await platform.hire({ language: 'en' });
    const otherMessage = await mark.writes(other, 'Private', 'For one performer alone.');
    await performerPage.startWork(`/inbox/?message=${otherMessage}`);
    await expect(page.locator(ALERT)).toContainText('Conversation not found');
    await performerPage.goTo('/clients/nobody/');
    await expect(page.locator(ALERT)).toContainText('Customer not found');
    await performerPage.goTo('/forum/thread/nothing/');
    await expect(page.locator(ALERT)).toContainText('This is not in the forum');
  });
  await test.step('says in its own words that moving a message and making a topic failed', async () => {
    await mark.writes(performerId, 'Saturday', 'Is 9 o’clock fine?');
    await platform.fault('inbox-move-fails', true, performerId);
    await performerPage.goTo('/inbox/');
    await page.getByRole('link', { name: /Saturday/ }).click();
    await performerPage.button(/^Remove the message of/).click();
    await expect(page.getByText('The message could not be removed. Try again.').first()).toBeVisible();
    await platform.fault('inbox-move-fails', false, performerId);
    await performerPage.button(/^Remove the message of/).click();
    await expect(performerPage.button('Restore')).toBeVisible();
    await expect(performerPage.button(/^Remove the message of/)).toBeHidden();
    await platform.fault('inbox-move-fails', true, performerId);
    await performerPage.button('Restore').click();
    await expect(page.getByText('The message could not be restored. Try again.').first()).toBeVisible();
    await platform.fault('inbox-move-fails', false, performerId);

    await platform.fault('forum-write-fails', true, performerId);
    await performerPage.goTo('/forum/');
    await page.getByRole('button', { name: 'New topic' }).first().press('Enter');
    await expect(page.getByRole('main').locator('input:focus')).toHaveCount(1);
    await page.keyboard.type('Lamps');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The topic could not be created. Try again.')).toBeVisible();
    await platform.fault('forum-write-fails', false, performerId);
  });
  await test.step('says in its own words that blocking, unblocking, the list of the blocked and a history failed', async () => {
    await performerPage.goTo(`/clients/${mark.id}/`);
    await platform.fault('block-fails', true, performerId);
    await performerPage.button('Block').click();
    await page.getByRole('button', { name: /^Block .+/ }).click();
    await expect(page.getByText('The customer could not be blocked. Try again.').first()).toBeVisible();
    await platform.fault('block-fails', false, performerId);
    await performerPage.button('Block').click();
    await page.getByRole('button', { name: /^Block .+/ }).click();
    await expect(performerPage.button('Unblock')).toBeVisible();
    await performerPage.goTo('/clients/?show=blocked');
    const blocked = page.getByRole('region', { name: 'Blocked customers' });
    await expect(blocked.getByRole('listitem')).toHaveCount(1);
    await platform.fault('block-fails', true, performerId);
    await performerPage.button('Unblock').press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Unblock .+/ })
      .click();
    await expect(page.getByText('The customer could not be unblocked. Try again.').first()).toBeVisible();
    await platform.fault('block-fails', false, performerId);

    await performerPage.goTo('/clients/');
    await expect(page.getByRole('table', { name: 'Customers' })).toBeVisible();
    await platform.fault('clients-fail', true, performerId);
    await performerPage.goTo('/clients/?show=blocked');
    await expect(page.getByText('The newest could not be loaded. What you see may be old.')).toBeVisible();
    await platform.fault('clients-fail', false, performerId);
    await performerPage.goTo(`/clients/${mark.id}/`);
    const months = page.getByRole('link', { name: '3 months' });
    await expect(months).toBeVisible();
    await platform.fault('clients-fail', true, performerId);
    await months.click();
    await expect(page.getByText('The history could not be loaded. Try again.')).toBeVisible();
    await platform.fault('clients-fail', false, performerId);
  });
  await test.step('passes axe: clients, memos and the forum', async () => {
    for (const [path, shown] of [
      ['/clients/', { role: 'table', name: 'Customers' }],
      ['/memos/', { role: 'region', name: 'Memos' }],
      ['/forum/', { role: 'region', name: 'Topics you follow' }],
      ['/forum/topic/o1/', { role: 'link', name: 'New thread' }],
      ['/forum/thread/o1/new/', { role: 'textbox', name: 'First post' }],
    ] as const) {
      await performerPage.goTo(path);
      await expect(performerPage.page.getByRole(shown.role, { name: shown.name })).toBeVisible();
      await expectAccessible(performerPage.page);
    }
  });
});
