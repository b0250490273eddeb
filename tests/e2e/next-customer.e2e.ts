import { expect, test } from '../support/browser/e2e-test.ts';
import { CARD_NOT_LOADED } from '../support/browser/page-watch.ts';
import type { PerformerPage } from '../support/browser/performer-page.ts';
import { openCustomerEvents } from '../support/customer-events.ts';

test.use({ clockRate: 1 });

const card = ({ page }: PerformerPage) => page.getByRole('region', { name: 'Bram is also asking' });
const chip = ({ page }: PerformerPage) => page.getByRole('region', { name: 'Bram waits' });
const answer = (performerPage: PerformerPage, name: string) =>
  card(performerPage).getByRole('button', { name, exact: true }).click();
const sound = ({ session }: PerformerPage) => session.getByRole('button', { name: /^Customer’s sound:/ });
const tab = ({ session }: PerformerPage, name: string) => session.getByRole('tab', { name, exact: true });
const panel = ({ session }: PerformerPage) => session.getByRole('tabpanel');
const memo = ({ session }: PerformerPage) => session.getByRole('textbox', { name: /^(Memo|Note) / });
const drawer = ({ page }: PerformerPage) => page.getByRole('region', { name: 'Page', exact: true });
const menu = ({ page }: PerformerPage) => page.getByRole('navigation', { name: 'Main menu' });

test('waits beside the session: declined, taken back, taken when the session ends, and still there after a reload; takes nothing of a customer to the next, and nothing of a performer to the next', async ({
  performerPage,
  performerId,
  mark,
  marksEvents,
  platform,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.expect(CARD_NOT_LOADED);
  // Page and conversation are closed or loaded anew before a busy machine has answered their calls.
  watch.expect(/^(?:clients not loaded|conversation not fetched) \{.*status: 0\}/);
  const bram = await platform.customer({ name: 'Bram', country: 'nl' });
  const bramsEvents = await openCustomerEvents(platform, bram);
  await test.step('fits beside the session at 1920, 1280 and 360 pixels, without covering the chat', async () => {
    await performerPage.startWork();
    await performerPage.meet(mark);
    await bram.asks(performerId);
    // One line, on a phone two of words and answers, never three.
    for (const [width, height, tallest] of [
      [1920, 1080, 56],
      [1280, 800, 56],
      [360, 740, 104],
    ] as const) {
      await performerPage.page.setViewportSize({ width, height });
      await expect(card(performerPage)).toBeVisible();
      const [box, chat] = await Promise.all([card(performerPage).boundingBox(), performerPage.chatLog.boundingBox()]);
      if (box === null || chat === null) throw new Error('nothing is shown');
      expect(box.height, `${width}: the height of the card`).toBeLessThanOrEqual(tallest);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      const isApart = box.y + box.height <= chat.y + 1 || box.x + box.width <= chat.x + 1;
      expect(isApart, `${width}: the card leaves the chat free`).toBe(true);
    }
  });
  await test.step('waits beside the session, which goes on, and is declined', async () => {
    await performerPage.page.setViewportSize({ width: 1280, height: 800 });
    await expect(card(performerPage)).toContainText('Webcam chat');
    await expect(card(performerPage).getByRole('timer')).toHaveText(/^Rings for \d+ s · [1-5]?\d s left$/);
    await expect(performerPage.request).toBeHidden();
    await performerPage.say('Still with you');
    await expect(performerPage.line('Still with you')).toBeVisible();
    await answer(performerPage, 'Decline');
    await bramsEvents.waitFor('videoChat', { _stateChange: 'REJPERF', RESPONSE: false, performerId });
    await expect(card(performerPage)).toBeHidden();
    await expect(performerPage.state('In session')).toBeVisible();
  });
  await test.step('says when the customer who was kept has taken the request back', async () => {
    await bram.asks(performerId);
    await answer(performerPage, 'After this one');
    await bram.cancels();
    await expect(performerPage.page.getByText('The customer took the request back.').first()).toBeVisible();
    await expect(chip(performerPage)).toBeHidden();
    await expect(performerPage.state('In session')).toBeVisible();
  });
  await test.step('takes nothing of a customer to the next: lines, drafts, memo, facts, history, sound, tips, page and windows', async () => {
    await mark.startsBothTimers();
    await mark.says('A line of Mark');
    await mark.pays({ for: 'tip', value: 5 });
    await expect(performerPage.line('Mark tipped € 0.80')).toBeVisible();
    await performerPage.message.fill('A draft for Mark');
    await memo(performerPage).fill('A memo about Mark');
    await mark.shows(true);
    await sound(performerPage).click();
    await expect(sound(performerPage)).toHaveAccessibleName('Customer’s sound: Sound off');
    await tab(performerPage, 'History').click();
    await menu(performerPage)
      .getByRole('link', { name: /^Customers/ })
      .click();
    await expect(drawer(performerPage)).toBeVisible();
    await performerPage.page.keyboard.press('Control+e');
    await expect(performerPage.ending).toBeVisible();
    await mark.leaves('CLICK');
    await expect(performerPage.summary).toContainText('Mark');

    const emil = await platform.customer({ name: 'Emil', country: 'de' });
    await emil.asks(performerId);
    await performerPage.accept();
    await expect(performerPage.session.getByText('Emil', { exact: true }).first()).toBeVisible();
    await expect(performerPage.ending).toBeHidden();
    await expect(drawer(performerPage)).toBeHidden();
    await expect(performerPage.message).toHaveValue('');
    await expect(performerPage.message).toBeFocused();
    await expect(memo(performerPage)).toHaveValue('');
    await emil.shows(true);
    await expect(sound(performerPage)).toHaveAccessibleName('Customer’s sound: Sound on');
    await expect(panel(performerPage)).toContainText('New customer');
    await expect(panel(performerPage)).toContainText('Speaks German');
    await tab(performerPage, 'History').click();
    await expect(panel(performerPage)).toContainText('No earlier sessions');
    await emil.says('A line of Emil');
    await expect(performerPage.line('A line of Emil')).toBeVisible();
    expect(await performerPage.texts()).toEqual(['A line of Emil']);
    await expect(performerPage.session.getByRole('group', { name: 'Money' })).not.toContainText('tips');
    await expect(performerPage.session).not.toContainText('Mark');
    await emil.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');

    // A draft to Mark is shown with Mark only.
    await mark.asks(performerId);
    await performerPage.accept();
    await expect(performerPage.message).toHaveValue('A draft for Mark');
    await expect(memo(performerPage)).toHaveValue('A memo about Mark');
    await expect(panel(performerPage)).toContainText('1 visit');
    await expect(drawer(performerPage)).toBeHidden();
  });
  await test.step('is told to wait, and is taken when the session ends', async () => {
    await bram.asks(performerId);
    await answer(performerPage, 'After this one');
    await bramsEvents.waitFor('videoChat', { _stateChange: 'AFTERPERF', RESPONSE: true });
    await expect(chip(performerPage)).toBeVisible();
    await mark.leaves('CLICK');
    await bramsEvents.waitFor('videoChat', { _stateChange: 'ACCPERF' });
    await expect(performerPage.studio).toContainText('Bram');
    await bram.says('My turn');
    await expect(performerPage.line('My turn')).toBeVisible();
  });
  await test.step('still asks beside the session after a reload of the page, with After this one chosen', async () => {
    await bram.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
    await mark.asks(performerId);
    await performerPage.accept();
    await bram.asks(performerId);
    await answer(performerPage, 'After this one');
    await expect(chip(performerPage)).toBeVisible();
    await performerPage.page.reload();
    await expect(performerPage.state('In session')).toBeVisible({ timeout: 20_000 });
    await expect(chip(performerPage)).toBeVisible();
  });
  await test.step('is told that the session ends for this customer, and is taken', async () => {
    await chip(performerPage)
      .getByRole('button', { name: /^Bram waits/ })
      .click();
    await performerPage.page.getByRole('menuitem', { name: 'End and take' }).click();
    await performerPage.page
      .getByRole('dialog', { name: /^End with Mark.* and take Bram/ })
      .getByRole('button', { name: 'End and take Bram' })
      .click();
    await bramsEvents.waitFor('videoChat', { _stateChange: 'TAKEPERF', RESPONSE: true });
    await marksEvents.waitFor('videoChat', { _stateChange: 'ENDPERF' });
    await bramsEvents.waitFor('videoChat', { _stateChange: 'ACCPERF' });
    await expect(performerPage.session.getByText('Bram', { exact: true }).first()).toBeVisible();
  });
  bramsEvents.close();
  await test.step('leaves nothing of a performer to the one who logs in next in the same tab', async () => {
    await bram.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
    await mark.asks(performerId);
    await performerPage.accept();
    await mark.startsBothTimers();
    await performerPage.message.fill('A draft for Mark');
    await mark.pays({ for: 'tip', value: 7 });
    await expect(performerPage.line('Mark tipped € 1.12')).toBeVisible();
    await mark.leaves('CLICK');
    await expect(performerPage.summary).toContainText('Mark');
    await performerPage.logOut();
    await performerPage.isAtLogin();

    const other = await platform.hire({ language: 'en', services: ['cam', 'video'] });
    await performerPage.performerIdField.fill(other);
    await performerPage.password.fill(platform.password);
    await performerPage.button('Log in').click();
    await performerPage.isConnected();
    await expect(performerPage.summary).toBeHidden();
    await expect(performerPage.page.locator('body')).not.toContainText('Mark');
    await performerPage.goReady();
    await mark.asks(other);
    await performerPage.accept();
    await expect(performerPage.message).toHaveValue('');
    await expect(panel(performerPage)).toContainText('New customer');
    await expect(performerPage.session.getByRole('group', { name: 'Money' })).not.toContainText('tips');
    await expect(performerPage.chatLog.locator('[data-message-id]')).toHaveCount(0);
  });
});
