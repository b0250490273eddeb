import { expect, test } from '../support/browser/e2e-test.ts';

test.describe('with four services on', () => {
  test.use({ performer: { services: ['cam', 'peek', 'phone', 'email'] } });

  test('is still paused after a reload, and resumes what was on', async ({ she, herId, platform }) => {
    const services = async (): Promise<readonly string[]> => (await platform.performer(herId)).services.toSorted();
    await she.startWork();
    await she.pauseButton('Pause work').click();
    await expect.poll(services).toEqual(['email']);
    await she.page.reload();
    await she.isConnected();
    await she.pauseButton('Resume work').click();
    await expect(she.pauseButton('Pause work')).toBeVisible();
    await expect.poll(services).toEqual(['cam', 'email', 'peek', 'phone']);
  });
});

test('leaves a session that the platform does not end, and tells it later', async ({
  she,
  herId,
  mark,
  platform,
  watch,
}) => {
  watch.expect(/^session call failed: (end|farewell)/);
  await she.startWork();
  await she.meet(mark);
  await platform.fault('end-fails', true, herId);
  await she.end('End session');
  await expect(she.state('In session')).toBeVisible();
  await she.studio.getByRole('button', { name: 'Leave anyway' }).click();
  await she.readSummary('You ended the session.');
  await expect(she.state('Ready')).toBeVisible();
  await platform.fault('end-fails', false, herId);
  const ended = async () => (await platform.state()).requests.find(({ clientId }) => clientId === mark.id)?.status;
  await expect.poll(ended, { timeout: 10_000 }).toBe('ended');
});

test('fetches a page again that did not arrive, first by itself and then by a button, and stays at work', async ({
  she,
  page,
  watch,
}) => {
  watch.expect(/could not be fetched/);
  let refusals = 1;
  await page.route(/EarningsRoute-[\w-]+\.js/, (route) => {
    refusals -= 1;
    return refusals >= 0 ? route.abort() : route.continue();
  });
  await she.startWork();
  await she.goReady();
  await she.goTo('/earnings/');
  await expect(page.getByRole('heading', { name: 'Earnings', level: 1 })).toBeVisible();
  expect(refusals).toBeLessThan(0);

  refusals = Infinity;
  await page.route(/MemosRoute-[\w-]+\.js/, (route) => (refusals > 0 ? route.abort() : route.continue()));
  await she.goTo('/memos/');
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await expect(she.state('Ready')).toBeVisible();
  refusals = 0;
  await she.button('Try again').click();
  await expect(page.getByRole('heading', { name: 'Memos', level: 1 })).toBeVisible();
  await expect(she.state('Ready')).toBeVisible();
});
