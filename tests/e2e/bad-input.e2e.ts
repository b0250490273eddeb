import { expect, test } from '../support/browser/e2e-test.ts';

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

test('works again after pages came instead of answers, and stays alive whatever an event carries, also a message of 1 MB', async ({
  performerPage,
  performerId,
  mark,
  platform,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.expect(/^An answer could not be read/);
  watch.expect(/^news not loaded/);
  watch.expect(/^session call failed: start/);
  await test.step('says what failed when a page comes instead of an answer, and works again after it', async () => {
    await performerPage.startWork('/news/');
    await expect(performerPage.page.getByText(/^Page 1 of \d$/)).toBeVisible();
    await platform.fault('html-instead-of-json', true, performerId);
    await performerPage.studio.getByRole('button', { name: 'Go ready' }).click();
    await expect(
      performerPage.studio.getByText('You could not go ready. Check your internet connection and try again.'),
    ).toBeVisible();
    await performerPage.page.getByRole('link', { name: 'Older' }).click();
    await expect(performerPage.page.getByText('The news could not be loaded')).toBeVisible();
    await platform.fault('html-instead-of-json', false, performerId);
    await performerPage.button('Try again').click();
    await expect(performerPage.page.getByText(/^Page 2 of \d$/)).toBeVisible();
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
});
