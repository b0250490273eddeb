import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ clockRate: 1, performer: { theme: 'system' } });

test('follows a topic, begins a thread, answers, and finds it again; each failure in its own words', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  const { page } = performerPage;
  test.slow();
  watch.expect(/^failed: (posting|beginning a thread|making a topic)|^forum (sections|topic|thread) not loaded/);
  await performerPage.startWork('/forum/');
  await page.getByRole('link', { name: 'Techniek' }).click();
  await performerPage.button('Follow topic').click();
  await expect(performerPage.button('Stop following')).toBeVisible();
  await page.getByRole('link', { name: 'New thread' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Quiet fans');
  await page.getByRole('textbox', { name: 'First post' }).fill('Which fan does the microphone not hear?');
  await platform.fault('forum-write-fails', true, performerId);
  await performerPage.button('Start thread').click();
  await expect(page.getByText('The thread could not be created.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Quiet fans');
  await platform.fault('forum-write-fails', false, performerId);
  await performerPage.button('Start thread').click();
  await expect(page).toHaveURL(/\/forum\/thread\/[^/]+\/$/);
  await expect(page.getByRole('article')).toContainText('Which fan does the microphone not hear?');

  await platform.fault('forum-write-fails', true, performerId);
  await page.getByRole('textbox', { name: 'Your post' }).fill('A slow, large one.');
  await performerPage.button('Post').click();
  await expect(page.getByText('You cannot post a comment at the moment.')).toBeVisible();
  await platform.fault('forum-write-fails', false, performerId);
  await performerPage.button('Post').click();
  await expect(page.getByRole('article').nth(1)).toContainText('A slow, large one.');

  await performerPage.goTo('/forum/');
  await expect(page.getByRole('region', { name: 'Topics you follow' })).toContainText('Techniek');
  await page.getByRole('searchbox').fill('microphone');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/forum\/thread\/\?search=microphone$/);
  await expect(page.getByRole('link', { name: 'Quiet fans' })).toBeVisible();
  await performerPage.goTo('/forum/topic/nothing/');
  await expect(page.locator(ALERT)).toContainText('This is not in the forum');
  await platform.fault('forum-fails', true, performerId);
  await performerPage.goTo('/forum/thread/d1/');
  await expect(page.locator(ALERT)).toContainText('The threads could not be loaded.');
  await platform.fault('forum-fails', false, performerId);
  await test.step('is turned away to the news with a word where the forum is closed, and finds none in the menu', async () => {
    await performerPage.logOut();
    await performerPage.isAtLogin();
    await performerPage.logIn('1005');
    await expect(page).toHaveURL(`${platform.url}/`);
    await performerPage.goTo('/forum/thread/d1/');
    await expect(page).toHaveURL(`${platform.url}/`);
    await expect(page.getByText('Het forum is voor jou gesloten.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Forum' })).toHaveCount(0);
  });
});
