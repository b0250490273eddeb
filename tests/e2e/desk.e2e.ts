import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ clockRate: 1, performer: { theme: 'system', past: true } });

test('says in its own words that blocking, unblocking, the list of the blocked and a history failed', async ({
  she,
  herId,
  mark,
  platform,
  watch,
}) => {
  const { page } = she;
  watch.expect(/^failed: |not loaded/);
  await she.startWork(`/clients/${mark.id}/`);
  await platform.fault('block-fails', true, herId);
  await she.button('Block').click();
  await page.getByRole('button', { name: /^Block .+/ }).click();
  await expect(page.getByText('The customer could not be blocked. Try again.').first()).toBeVisible();
  await platform.fault('block-fails', false, herId);
  await she.button('Block').click();
  await page.getByRole('button', { name: /^Block .+/ }).click();
  await expect(she.button('Unblock')).toBeVisible();
  await she.goTo('/clients/?show=blocked');
  const blocked = page.getByRole('region', { name: 'Blocked customers' });
  await expect(blocked.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await platform.fault('block-fails', true, herId);
  await she.button('Unblock').press('Enter');
  await expect(page.getByText('The customer could not be unblocked. Try again.').first()).toBeVisible();
  await platform.fault('block-fails', false, herId);

  await she.goTo('/clients/');
  await expect(page.getByRole('table', { name: 'Customers' })).toBeVisible();
  await platform.fault('clients-fail', true, herId);
  await she.goTo('/clients/?show=blocked');
  await expect(page.getByText('The list of blocked customers could not be loaded. Try again.')).toBeVisible();
  await platform.fault('clients-fail', false, herId);
  await she.goTo(`/clients/${mark.id}/`);
  const months = page.getByRole('link', { name: '3 months' });
  await expect(months).toBeVisible();
  await platform.fault('clients-fail', true, herId);
  await months.click();
  await expect(page.getByText('The history could not be loaded. Try again.')).toBeVisible();
  await platform.fault('clients-fail', false, herId);
});

test('says in its own words that moving a message and making a topic failed', async ({
  she,
  herId,
  mark,
  platform,
  watch,
}) => {
  const { page } = she;
  watch.expect(/^failed: /);
  await mark.writes(herId, 'Saturday', 'Is 9 o’clock fine?');
  await platform.fault('inbox-move-fails', true, herId);
  await she.startWork('/inbox/');
  await page.getByRole('link', { name: /Saturday/ }).click();
  await she.button('Remove').click();
  await expect(page.getByText('The message could not be removed. Try again.').first()).toBeVisible();
  await platform.fault('inbox-move-fails', false, herId);
  await she.button('Remove').click();
  await expect(she.button('Restore')).toBeVisible();
  await platform.fault('inbox-move-fails', true, herId);
  await she.button('Restore').click();
  await expect(page.getByText('The message could not be restored. Try again.').first()).toBeVisible();
  await platform.fault('inbox-move-fails', false, herId);

  await platform.fault('forum-write-fails', true, herId);
  await she.goTo('/forum/');
  await page.getByRole('button', { name: 'New topic' }).first().press('Enter');
  await page.keyboard.type('Lamps');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The topic could not be created. Try again.')).toBeVisible();
  await platform.fault('forum-write-fails', false, herId);
});

test('passes axe: clients, memos and the forum', async ({ she }) => {
  await she.startWork();
  for (const [path, shown] of [
    ['/clients/', { role: 'table', name: 'Customers' }],
    ['/memos/', { role: 'region', name: 'Memos' }],
    ['/forum/', { role: 'region', name: 'Topics you follow' }],
    ['/forum/topic/o1/', { role: 'link', name: 'New thread' }],
    ['/forum/thread/o1/new/', { role: 'textbox', name: 'First post' }],
  ] as const) {
    await she.goTo(path);
    await expect(she.page.getByRole(shown.role, { name: shown.name })).toBeVisible();
    await expectAccessible(she.page);
  }
});

test('keeps a half-written text when the login ends, and restores the page and its scroll position', async ({
  she,
  herId,
  mark,
  platform,
}) => {
  const { page } = she;
  await mark.writes(herId, 'Saturday', 'Is 9 o’clock fine?');
  await she.startWork('/inbox/');
  await page.getByRole('link', { name: /Saturday/ }).click();
  const address = page.url();
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await reply.fill('Nine is perfect.');
  await platform.trigger('logout', herId);
  await she.isAtLogin();
  await she.logIn();
  await she.isHome();
  await page.goto(address);
  await expect(reply).toHaveValue('Nine is perfect.');

  await she.goTo('/clients/?page=2');
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

  test('keeps a half-written memo, message and forum post', async ({ she, herId, mark, platform, watch }) => {
    const { page } = she;
    watch.expect(/403/);
    const id = await mark.writes(herId, 'Saturday', 'Is 9 o’clock fine?');
    const memo = page.getByRole('textbox', { name: 'Memo' });
    const reply = page.getByRole('textbox', { name: 'Your reply' });
    const post = page.getByRole('textbox', { name: 'First post' });
    const card = `/clients/${mark.id}/`;
    const letter = `/inbox/?message=${id}`;
    await she.startWork(card);
    await she.button('Add memo').click();
    await memo.fill('Likes tea');
    await she.goTo(letter);
    await reply.fill('Nine is perfect.');
    await she.goTo('/forum/thread/o1/new/');
    await post.fill('Which lamp is warm?');

    await platform.fault('session-check-403', true, herId);
    await she.isAtLogin();
    await expect(page.getByRole('alert')).toHaveText('Your login has expired. Log in again; what you typed is kept.');
    await platform.fault('session-check-403', false, herId);
    await she.logIn();
    await she.isHome();
    await page.goto(`${platform.url}/forum/thread/o1/new/`);
    await expect(post).toHaveValue('Which lamp is warm?');
    await she.goTo(letter);
    await expect(reply).toHaveValue('Nine is perfect.');
    await she.goTo(card);
    await she.button('Add memo').click();
    await expect(memo).toHaveValue('Likes tea');
  });
});

test('says that something is missing, also when it belongs to another performer', async ({
  she,
  mark,
  platform,
  watch,
}) => {
  const { page } = she;
  watch.expect(/not loaded/);
  const other = await platform.hire({ language: 'en' });
  const hers = await mark.writes(other, 'Private', 'For her alone.');
  await she.startWork(`/inbox/?message=${hers}`);
  await expect(page.getByRole('alert')).toContainText('Message not found');
  await she.goTo('/clients/nobody/');
  await expect(page.getByRole('alert')).toContainText('Customer not found');
  await she.goTo('/forum/thread/nothing/');
  await expect(page.getByRole('alert')).toContainText('This is not in the forum');
});

test.describe('on the dusk theme', () => {
  test.use({ serve: ['--theme', 'dusk'] });

  test('has no forum, in the menu or at its address', async ({ she, platform }) => {
    const { page } = she;
    await she.startWork('/forum/');
    await expect(page).toHaveURL(`${platform.url}/`);
    await expect(page.getByRole('link', { name: 'Forum' })).toHaveCount(0);
  });
});
