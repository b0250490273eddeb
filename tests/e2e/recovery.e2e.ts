import { expect, test } from '../support/browser/e2e-test.ts';
import { bypassCache, canRun } from '../support/browser/engine.ts';

/** Every event of the platform to a performer. */
const EVENTS = [
  'videoChat',
  'status_change',
  'voyeur',
  'clientstream',
  'singlestream',
  'toy',
  'email',
  'msg',
  'msgt',
  'typing',
];
/** Contents that no event should carry: broken encoding, other shapes, unknown types, far too much. */
const CONTENTS = [
  '%E0%A4%A',
  '',
  '%7B',
  'null',
  [],
  {},
  { type: 'WHO_KNOWS' },
  { type: 7, clientId: [], value: null },
  { id: 1 },
];
const ONE_MEGABYTE = 1024 * 1024;

test('stays at work whatever comes instead of an answer or in an event, when a session does not end and when a page does not arrive', async ({
  performerPage,
  performerId,
  mark,
  platform,
  watch,
  page,
  context,
}) => {
  test.slow();
  watch.expect(/^An answer could not be read/);
  watch.expect(/^session call failed: (start|end|reportEnd)/);
  watch.expect(/could not be fetched|not loaded|status: 0/);
  await test.step('says what failed when a page comes instead of an answer, and works again after it', async () => {
    await performerPage.startWork('/news/');
    await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
    await platform.fault('html-instead-of-json', true, performerId);
    await performerPage.studio.getByRole('button', { name: 'Go ready' }).click();
    await expect(
      performerPage.studio.getByText('You could not go ready. Check your internet connection and try again.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('The news could not be loaded', { exact: false })).toBeVisible();
    await platform.fault('html-instead-of-json', false, performerId);
    await performerPage.button('Try again').click();
    await expect(page.getByText(/^Page 2 of \d$/)).toBeVisible();
    await performerPage.goReady();
  });
  await test.step('stays alive whatever an event carries', async () => {
    await mark.asks(performerId);
    await performerPage.accept();
    for (const event of EVENTS) for (const content of CONTENTS) await platform.trigger(event, performerId, content);
    await mark.says('Still there?');
    await expect(performerPage.line('Still there?')).toBeVisible();
    expect(await performerPage.texts()).toEqual(['Still there?']);
    await expect(performerPage.state('In session')).toBeVisible();
    await performerPage.isConnected();
  });
  await test.step('shows a message of 1 MB and goes on', async () => {
    await mark.says('a'.repeat(ONE_MEGABYTE));
    await mark.says('Too long?');
    await expect(performerPage.line('Too long?')).toBeVisible();
    await performerPage.say('A little');
    await expect(performerPage.sentLines).toBeVisible();
  });
  await test.step('leaves a session that the platform does not end, and tells it later', async () => {
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
    // The window has seen other tests, and what it keeps of them needs no network.
    const uncached = await bypassCache(page);
    const first = page.waitForEvent('requestfailed', (request) => /earnings\.screen-/.test(request.url()));
    await context.setOffline(true);
    await performerPage.goTo('/earnings/');
    await first;
    await context.setOffline(false);
    const fetchesAgain = canRun(
      page,
      'a page fetched again by itself: Firefox keeps that it failed while the page lives',
    );
    if (fetchesAgain) await expect(page.getByRole('heading', { name: 'Earnings', level: 1 })).toBeVisible();

    await context.setOffline(true);
    await performerPage.goTo('/memos/');
    await expect(page.getByText('This page could not be loaded')).toBeVisible();
    await context.setOffline(false);
    await expect(performerPage.state('Ready')).toBeVisible();
    await performerPage.button('Try again').click();
    if (!fetchesAgain) await performerPage.button('Reload').click();
    await expect(page.getByRole('heading', { name: 'Memos', level: 1 })).toBeVisible();
    if (fetchesAgain) await expect(performerPage.state('Ready')).toBeVisible();
    else await performerPage.isConnected();
    await uncached.stop();
  });
});
