import { expect, test } from '../support/browser/e2e-test.ts';
import { skipsTime } from '../support/browser/pass-time.ts';

test.describe('in real time', () => {
  test.use({ clockRate: 1 });

  test('says after the first Esc what the second does, and undoes a decline before the customer is told', async ({
    performerPage,
    performerId,
    mark,
    marksEvents,
  }) => {
    await performerPage.startWork();
    await performerPage.goReady();
    await mark.asks(performerId);
    const sure = performerPage.request.getByText('Press Esc again to decline');
    // A press in the first moment was meant for something else, and changes nothing.
    await expect(async () => {
      await performerPage.page.keyboard.press('Escape');
      await expect(sure).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(sure).toBeHidden({ timeout: 5_000 });
    await expect(performerPage.request).toBeVisible();

    await performerPage.request.getByRole('button', { name: /^Decline/ }).click();
    await expect(performerPage.request).toBeHidden();
    await performerPage.button(/^Undo/).click();
    await expect(performerPage.request).toBeVisible();
    await performerPage.request.getByRole('button', { name: 'Busy, 2 minutes' }).click();
    await expect(performerPage.page.getByText('Declined, try again in 2 minutes')).toBeVisible();
    await performerPage.button(/^Undo/).click();
    await expect(performerPage.request).toBeVisible();
    await performerPage.accept();
    await marksEvents.waitFor('videoChat', { _stateChange: 'ACCPERF' });
    const told = marksEvents.received().map(({ content }) => content['_stateChange']);
    expect(told).not.toContain('REJPERF');
  });
});

/** In milliseconds of the page, whose clock runs five times as fast. */
const TWO_MINUTES = 120_000 / 5;

test('tells the customer of a busy performer to try again in 2 minutes, and reminds after them', async ({
  performerPage,
  performerId,
  mark,
  marksEvents,
}) => {
  const { page } = performerPage;
  await skipsTime(page);
  await performerPage.startWork();
  await performerPage.goReady();
  await mark.asks(performerId);
  await expect(performerPage.request).toContainText('Speaks Dutch');
  await performerPage.request.getByRole('button', { name: 'Busy, 2 minutes' }).click();
  await marksEvents.waitFor('videoChat', { _stateChange: 'REJPERF', RESPONSE: false, retryAfter: 120 });
  await expect(performerPage.missed('Mark')).toContainText('Declined by you');
  const over = page.getByText('Mark was told to try again in 2 minutes. The 2 minutes are over.').first();
  await page.evaluate((ms) => passTime(ms), TWO_MINUTES / 2);
  await expect(performerPage.state('Ready')).toBeVisible();
  await expect(over).toBeHidden();
  await page.evaluate((ms) => passTime(ms), TWO_MINUTES / 2);
  await expect(over).toBeVisible();
});
