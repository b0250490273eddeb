import { expect, test } from '../support/browser/e2e-test.ts';

test.describe('in real time', () => {
  test.use({ clockRate: 1 });

  test('says after the first Esc what the second does, and undoes a decline before the customer is told', async ({
    she,
    herId,
    mark,
    marksEar,
  }) => {
    await she.startWork();
    await she.goReady();
    await mark.asks(herId);
    const sure = she.request.getByText('Press Esc again to decline');
    // A press in the first moment was meant for something else, and changes nothing.
    await expect(async () => {
      await she.page.keyboard.press('Escape');
      await expect(sure).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(sure).toBeHidden({ timeout: 5_000 });
    await expect(she.request).toBeVisible();

    await she.request.getByRole('button', { name: /^Decline/ }).click();
    await expect(she.request).toBeHidden();
    await she.button(/^Undo/).click();
    await expect(she.request).toBeVisible();
    await she.request.getByRole('button', { name: 'Busy, 2 minutes' }).click();
    await expect(she.page.getByText('Declined, try again in 2 minutes')).toBeVisible();
    await she.button(/^Undo/).click();
    await expect(she.request).toBeVisible();
    await she.accept();
    await marksEar.hears('videoChat', { _stateChange: 'ACCPERF' });
    const told = marksEar.heard().map(({ content }) => content['_stateChange']);
    expect(told).not.toContain('REJPERF');
  });
});

test('tells the customer of a busy performer to try again in 2 minutes, and reminds after them', async ({
  she,
  herId,
  mark,
  marksEar,
}) => {
  await she.startWork();
  await she.goReady();
  await mark.asks(herId);
  await expect(she.request).toContainText('Speaks Dutch');
  await she.request.getByRole('button', { name: 'Busy, 2 minutes' }).click();
  await marksEar.hears('videoChat', { _stateChange: 'REJPERF', RESPONSE: false, retryAfter: 120 });
  await expect(she.missed('Mark')).toContainText('Declined by you');
  await expect(
    she.page.getByText('Mark was told to try again in 2 minutes. The 2 minutes are over.').first(),
  ).toBeVisible({ timeout: 40_000 });
});
