import { expect, ON_CAMERA, test } from '../support/browser/e2e-test.ts';
import { earningsOn } from '../support/browser/earnings-page.ts';
import { isChromium } from '../support/browser/engine.ts';
import { brightness, openCustomer, plays } from '../support/browser/video-page.ts';
import { soundHeard, watchMedia } from '../support/browser/video-watch.ts';

// A shift in few steps, for every engine that there is.
test.use({ clockRate: 1, performer: { past: true } });

test('holds a session by chat with translation, quick reply, keys, a memo, the chord that hides everything, and a reload', async ({
  performerPage,
  page,
  mark,
}) => {
  await performerPage.startWork();
  await performerPage.meet(mark);
  await mark.says('Guten Abend!', 'Good evening!');
  await expect(performerPage.line('Guten Abend!')).toContainText('Good evening!');
  await performerPage.chat.getByRole('button', { name: /Hoi Mark, leuk/ }).click();
  // For a moment after the request Enter is taken for its own.
  await performerPage.chat.getByRole('button', { name: 'Send' }).click();
  // Letters are typed, never commands.
  await performerPage.message.pressSequentially('prima vind ik mooi');
  await performerPage.message.press('Enter');
  await expect(performerPage.sentLines).toHaveCount(2);
  expect((await mark.messages()).map(({ content }) => content).at(-1)).toBe('prima vind ik mooi');
  const memo = performerPage.session.getByRole('textbox', { name: 'Memo about Mark' });
  await memo.fill('Plays the piano');
  await memo.press('Enter');
  await expect(performerPage.session.getByText('Memo saved')).toBeVisible();
  await page.keyboard.press('Control+Shift+X');
  const neutral = performerPage.dialog('Neutral screen');
  await expect(neutral).toBeVisible();
  await expect(page).toHaveTitle('New tab');
  await page.keyboard.press('Enter');
  await expect(neutral).toBeHidden();
  await page.reload();
  await expect(performerPage.line('prima vind ik mooi')).toBeVisible({ timeout: 30_000 });
  await mark.says('Are you still there?');
  await expect(performerPage.line('Are you still there?')).toBeVisible();
  await mark.leaves('CLICK');
  await performerPage.readSummary('The customer left the session.');
});

test('draws the earnings of a month, saves them for a spreadsheet, and reports no call that a reload broke', async ({
  performerPage,
  page,
  platform,
  performerId,
}) => {
  await performerPage.startWork('/earnings/?scope=month');
  await expect(page.getByRole('img', { name: /earn/i }).first()).toBeVisible();
  const { rows } = await earningsOn(page).csv();
  expect(rows.at(-1)?.[0]).toBe('Total');

  await platform.fault('slow', true, performerId);
  await Promise.all([page.waitForRequest(/\/api\//u), performerPage.goTo('/clients/')]);
  await platform.fault('slow', false, performerId);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
  await performerPage.isConnected();
});

test.describe('by video', () => {
  test.use({ performer: ON_CAMERA });

  test('has picture and sound both ways', async ({ performerPage, page, browser, platform, performerId, mark }) => {
    await watchMedia(page);
    await performerPage.startWork();
    await performerPage.goReady();
    const customer = await openCustomer(browser, platform);
    await customer.watch(performerId, 'whep');
    await mark.asks(performerId);
    await performerPage.accept();
    await mark.shows(true);
    await plays(performerPage.studio.getByLabel('Picture of Mark'));
    await expect.poll(async () => (await soundHeard(page)).energy).toBeGreaterThan(0);
    await plays(customer.page.locator('video'));
    await expect.poll(() => brightness(customer.page)).toBeGreaterThan(100);
    await expect.poll(async () => (await soundHeard(customer.page)).packets).toBeGreaterThan(0);
    // Chromium plays no sound without a sound card, so it measures none.
    if (!isChromium(page)) await expect.poll(async () => (await soundHeard(customer.page)).energy).toBeGreaterThan(0);
    await customer.leave();
    await mark.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
  });
});
