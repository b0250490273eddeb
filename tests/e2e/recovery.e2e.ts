import { expect, test } from '../support/browser/e2e-test.ts';

test('stays at work when a session does not end or a page does not arrive', async ({
  performerPage,
  performerId,
  mark,
  platform,
  watch,
  page,
  context,
}) => {
  await test.step('leaves a session that the platform does not end, and tells it later', async () => {
    watch.expect(/^session call failed: (end|reportEnd)/);
    await performerPage.startWork();
    await performerPage.meet(mark);
    await platform.fault('end-fails', true, performerId);
    await performerPage.end('End session');
    await expect(performerPage.state('In session')).toBeVisible();
    await performerPage.studio.getByRole('button', { name: 'Leave anyway' }).click();
    await performerPage.readSummary('You ended the session.');
    await expect(performerPage.state('Ready')).toBeVisible();
    await platform.fault('end-fails', false, performerId);
    const ended = async () => (await platform.state()).requests.find(({ clientId }) => clientId === mark.id)?.status;
    await expect.poll(ended, { timeout: 10_000 }).toBe('ended');
  });
  await test.step('fetches a page again that did not arrive, first by itself and then by a button, and stays at work', async () => {
    watch.expect(/could not be fetched|not loaded|status: 0/);
    // The window has seen other tests, and what it keeps of them needs no network.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    const first = page.waitForEvent('requestfailed', (request) => /earnings\.screen-/.test(request.url()));
    await context.setOffline(true);
    await performerPage.goTo('/earnings/');
    await first;
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Earnings', level: 1 })).toBeVisible();

    await context.setOffline(true);
    await performerPage.goTo('/memos/');
    await expect(page.getByText('This page could not be loaded')).toBeVisible();
    await context.setOffline(false);
    await expect(performerPage.state('Ready')).toBeVisible();
    await performerPage.button('Try again').click();
    await expect(page.getByRole('heading', { name: 'Memos', level: 1 })).toBeVisible();
    await expect(performerPage.state('Ready')).toBeVisible();
    await devtools.detach();
  });
});
