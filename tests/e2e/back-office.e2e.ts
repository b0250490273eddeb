import { expectAccessible } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ clockRate: 1, performer: { theme: 'system', past: true } });

test('says in its own words that blocking, unblocking, the list of the blocked and a history failed, and passes axe', async ({
  performerPage,
  performerId,
  mark,
  platform,
  watch,
}) => {
  test.setTimeout(90_000);
  const { page } = performerPage;
  watch.expect(/^failed: |not loaded/);
  await performerPage.startWork(`/clients/${mark.id}/`);
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
  await expect(page.getByText('The list of blocked customers could not be loaded. Try again.')).toBeVisible();
  await platform.fault('clients-fail', false, performerId);
  await performerPage.goTo(`/clients/${mark.id}/`);
  const months = page.getByRole('link', { name: '3 months' });
  await expect(months).toBeVisible();
  await platform.fault('clients-fail', true, performerId);
  await months.click();
  await expect(page.getByText('The history could not be loaded. Try again.')).toBeVisible();
  await platform.fault('clients-fail', false, performerId);
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

test('keeps a half-written text when the login ends, and restores the page and its scroll position', async ({
  performerPage,
  performerId,
  mark,
  platform,
}) => {
  const { page } = performerPage;
  await mark.writes(performerId, 'Saturday', 'Is 9 o’clock fine?');
  await performerPage.startWork('/inbox/');
  await page.getByRole('link', { name: /Saturday/ }).click();
  const address = page.url();
  const reply = page.getByRole('textbox', { name: 'Your message' });
  await reply.fill('Nine is perfect.');
  await platform.trigger('logout', performerId);
  await performerPage.isAtLogin();
  await performerPage.logIn();
  await performerPage.isHome();
  await page.goto(address);
  await expect(reply).toHaveValue('Nine is perfect.');

  await performerPage.goTo('/clients/?page=2');
  const main = page.getByRole('main');
  const last = page.getByRole('region', { name: 'Customers' }).locator('tbody').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const height = await main.evaluate(({ scrollTop }) => scrollTop);
  expect(height).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/clients\/\?page=2$/);
  await expect.poll(() => main.evaluate(({ scrollTop }) => scrollTop)).toBe(height);
});

test.describe('with a login that expires', () => {
  test.use({ clockRate: 20, performer: { theme: 'system' } });

  test('keeps a half-written memo, message and forum post', async ({
    performerPage,
    performerId,
    mark,
    platform,
    watch,
  }) => {
    const { page } = performerPage;
    watch.expect(/403/);
    const id = await mark.writes(performerId, 'Saturday', 'Is 9 o’clock fine?');
    const memo = page.getByRole('textbox', { name: 'Memo' });
    const reply = page.getByRole('textbox', { name: 'Your message' });
    const post = page.getByRole('textbox', { name: 'First post' });
    const card = `/clients/${mark.id}/`;
    const conversation = `/inbox/?message=${id}`;
    await performerPage.startWork(card);
    await performerPage.button('Add memo').click();
    await memo.fill('Likes tea');
    await performerPage.goTo(conversation);
    await reply.fill('Nine is perfect.');
    await performerPage.goTo('/forum/thread/o1/new/');
    await post.fill('Which lamp is warm?');

    await platform.fault('session-check-403', true, performerId);
    await performerPage.isAtLogin();
    await expect(page.locator(ALERT)).toHaveText('Your login has expired. Log in again; what you typed is kept.');
    await platform.fault('session-check-403', false, performerId);
    await performerPage.logIn();
    await performerPage.isHome();
    await page.goto(`${platform.url}/forum/thread/o1/new/`);
    await expect(post).toHaveValue('Which lamp is warm?');
    await performerPage.goTo(conversation);
    await expect(reply).toHaveValue('Nine is perfect.');
    await performerPage.goTo(card);
    await performerPage.button('Continue draft').click();
    await expect(memo).toHaveValue('Likes tea');
  });
});

test('says in its own words what is missing and what failed in the inbox and the forum', async ({
  performerPage,
  mark,
  platform,
  watch,
  performerId,
}) => {
  await test.step('says that something is missing, also when it belongs to another performer', async () => {
    const { page } = performerPage;
    watch.expect(/not loaded/);
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
    const { page } = performerPage;
    watch.expect(/^failed: /);
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
});

test.describe('on the dusk theme', () => {
  test.use({ serve: ['--theme', 'dusk'] });

  test('has no forum, in the menu or at its address', async ({ performerPage, platform }) => {
    const { page } = performerPage;
    await performerPage.startWork('/forum/');
    await expect(page).toHaveURL(`${platform.url}/`);
    await expect(page.getByRole('link', { name: 'Forum' })).toHaveCount(0);
  });
});
