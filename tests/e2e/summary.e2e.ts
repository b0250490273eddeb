import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser/e2e-test.ts';
import { CARD_NOT_LOADED } from '../support/browser/page-watch.ts';
import { skipsTime } from '../support/browser/pass-time.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const pass = (page: Page, ms: number): Promise<void> => page.evaluate((by) => passTime(by), ms);
const storedBreak = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() => ['greenroom.break', 'greenroom.pause'].map((key) => sessionStorage.getItem(key)));

// A break of five minutes passes at once.
test.use({ clockRate: 1, performer: { services: ['chat', 'phone'] } });

test('keeps memos of the summary under their customers, leads to a message, and takes a break of 5 minutes, which goes on after a reload, reminds, resumes by itself, and leaves nothing after a log-out', async ({
  performerPage,
  performerId,
  mark,
  platform,
  page,
  watch,
}) => {
  watch.expect(CARD_NOT_LOADED);
  test.slow();
  const services = async (): Promise<readonly string[]> => (await platform.performer(performerId)).services.toSorted();
  const onBreak = performerPage.studio.getByText(/^Break: work resumes in [345] minutes\.$/);
  const takeBreak = async (): Promise<void> => {
    await mark.leaves('CLICK');
    await performerPage.summary.getByRole('button', { name: 'Break 5 min' }).click();
    await expect(performerPage.state('Paused')).toBeVisible();
    await expect(onBreak).toBeVisible();
    await expect.poll(services).toEqual([]);
  };
  await skipsTime(page);
  await test.step('keeps the memo of the summary under its customer through a request, and saves it with Done', async () => {
    await performerPage.startWork();
    await performerPage.meet(mark);
    await mark.leaves('CLICK');
    const memo = performerPage.summary.getByRole('textbox', { name: 'Memo' });
    await expect(memo).toBeFocused();
    await memo.fill('Likes jazz');
    const emil = await platform.customer({ name: 'Emil' });
    await emil.asks(performerId);
    await expect(performerPage.request).toBeVisible();
    await expect(performerPage.summary).toBeHidden();
    await emil.cancels();
    await expect(memo).toHaveValue('Likes jazz');

    await emil.asks(performerId);
    await performerPage.accept();
    await emil.leaves('CLICK');
    await expect(performerPage.summary).toContainText('Emil');
    await expect(memo).toHaveValue('');
    await memo.fill('Likes tea');
    await performerPage.summary.getByRole('button', { name: 'Done' }).click();
    await expect(performerPage.summary).toBeHidden();

    // The first memo waits for its customer.
    await mark.asks(performerId);
    await performerPage.accept();
    await mark.leaves('CLICK');
    await expect(memo).toHaveValue('Likes jazz');
    await performerPage.summary.getByRole('button', { name: 'Done' }).click();
    await performerPage.goTo('/memos/');
    await expect(page.getByRole('main')).toContainText('Likes jazz');
    await expect(page.getByRole('main')).toContainText('Likes tea');
  });
  await test.step('offers to write to the customer from the summary', async () => {
    await mark.asks(performerId);
    await performerPage.accept();
    await mark.leaves('CLICK');
    await performerPage.summary.getByRole('link', { name: 'Write' }).click();
    await expect(page.getByRole('main').getByRole('textbox', { name: /message|reply/i })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`to=${mark.id}`));
  });
  await test.step('goes on with the break after a reload, resumes by itself and says what to do next', async () => {
    await mark.asks(performerId);
    await performerPage.accept();
    await takeBreak();
    await page.reload();
    await expect(performerPage.state('Paused')).toBeVisible();
    await expect(onBreak).toBeVisible();
    await pass(page, 5 * MINUTE);
    await expect.poll(services).toEqual(['chat', 'phone']);
    await expect(performerPage.button('Go ready')).toBeVisible();
    await expect(page.getByText('Your break is over. Go ready to receive requests again.').first()).toBeVisible();
  });
  await test.step('reminds 30 seconds before the end, and is ready again by itself', async () => {
    await performerPage.meet(mark);
    await takeBreak();
    const reminder = page.getByText('Your break ends in 30 seconds.').first();
    await pass(page, 4 * MINUTE);
    await expect(performerPage.studio.getByText('Break: work resumes in 1 minute.')).toBeVisible();
    await expect(reminder).toBeHidden();
    await pass(page, 30 * SECOND);
    await expect(reminder).toBeVisible();
    await expect(performerPage.state('Paused')).toBeVisible();
    await pass(page, 30 * SECOND);
    await expect(performerPage.state('Ready')).toBeVisible();
    await expect.poll(services).toEqual(['chat', 'phone']);
  });
  await test.step('leaves nothing of a break in the tab after a log-out', async () => {
    await mark.asks(performerId);
    await performerPage.accept();
    await takeBreak();
    await expect
      .poll(() => storedBreak(page))
      .toEqual([expect.stringMatching(/^\d+$/), expect.stringContaining('phone')]);
    await performerPage.logOut();
    await performerPage.isAtLogin();
    await expect.poll(() => storedBreak(page)).toEqual([null, null]);
  });
});
