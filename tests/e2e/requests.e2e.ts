import { expect, test } from '../support/browser/e2e-test.ts';
import { CARD_NOT_LOADED } from '../support/browser/page-watch.ts';
import { skipsTime } from '../support/browser/pass-time.ts';
import { openCustomerEvents } from '../support/customer-events.ts';

test.use({ clockRate: 1 });

/** Milliseconds in which a decline can be undone. */
const UNDO = 3_000;
/** Milliseconds that a customer has to join. */
const JOIN = 59_000;
const MINUTE = 60_000;

test('opens a request over any page, for VIP too, undoes, declines, delays and lists it, and lets a customer go who has not joined within 59 seconds', async ({
  performerPage,
  performerId,
  mark,
  marksEvents,
  platform,
  page,
  watch,
}) => {
  test.slow();
  watch.expect(CARD_NOT_LOADED);
  const { request } = performerPage;
  const pass = (ms: number): Promise<void> => page.evaluate((by) => passTime(by), ms);
  const declined = performerPage.missed('Mark').filter({ hasText: 'Declined by you' });
  await skipsTime(page);
  await test.step('opens a request over any page, and says after the first Esc what the second does', async () => {
    await performerPage.startWork('/?page=2');
    await performerPage.goReady();
    await mark.asks(performerId);
    await expect(request).toHaveAccessibleName('Chat request · Webcam chat');
    await expect(request).toHaveAccessibleDescription(/nl\s+Mark/i);
    await expect(request).toContainText('Speaks Dutch');
    const sure = request.getByText('Press Esc again to decline');
    // A press in the first moment was meant for something else, and changes nothing.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(sure).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(sure).toBeHidden({ timeout: 5_000 });
    await expect(request).toBeVisible();
  });
  await test.step('undoes a decline before the customer is told, and Enter accepts the request', async () => {
    await request.getByRole('button', { name: /^Decline/ }).click();
    await expect(request).toBeHidden();
    await performerPage.button(/^Undo/).click();
    await expect(request).toBeVisible();
    await request.getByRole('button', { name: 'Busy, 2 minutes' }).click();
    await expect(page.getByText('Declined, try again in 2 minutes')).toBeVisible();
    await performerPage.button(/^Undo/).click();
    await performerPage.answerByKey('Enter');
    await expect(performerPage.state('In session')).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
    await marksEvents.waitFor('videoChat', { _stateChange: 'ACCPERF' });
    const told = marksEvents.received().map(({ content }) => content['_stateChange']);
    expect(told).not.toContain('REJPERF');
    const { requests } = await platform.state();
    expect(requests.find(({ clientId }) => clientId === mark.id)).toMatchObject({ status: 'accepted', received: true });
    await mark.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
  });
  await test.step('takes the request away when the customer cancels it', async () => {
    await mark.asks(performerId);
    await expect(request).toBeVisible();
    await mark.cancels();
    await expect(request).toBeHidden();
    await expect(performerPage.missed('Mark')).toContainText('Cancelled by the customer');
  });
  await test.step('opens the VIP modal for a VIP request, and names VIP cam and VIP video', async () => {
    await mark.asks(performerId, { sessionType: 'VIPVIDEO', type: 'vipcam' });
    await expect(request).toHaveAccessibleName('VIP request · VIP cam');
    await mark.cancels();
    await expect(request).toBeHidden();
    await mark.asks(performerId, { sessionType: 'VIPVIDEO', type: 'vip' });
    await expect(request).toHaveAccessibleName('VIP request · VIP video');
    await performerPage.accept();
    await mark.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
  });
  await test.step('tells the customer of a busy performer to try again in 2 minutes, and reminds after them', async () => {
    await mark.asks(performerId);
    await request.getByRole('button', { name: 'Busy, 2 minutes' }).click();
    await pass(UNDO);
    await marksEvents.waitFor('videoChat', { _stateChange: 'REJPERF', RESPONSE: false, retryAfter: 120 });
    await expect(declined).toContainText('3 requests');
    const over = page.getByText('Mark was told to try again in 2 minutes. The 2 minutes are over.').first();
    await pass(MINUTE);
    await expect(performerPage.state('Ready')).toBeVisible();
    await expect(over).toBeHidden();
    await pass(MINUTE);
    await expect(over).toBeVisible();
  });
  await test.step('declines with two presses of Esc, tells the customer REJPERF and lists the request as missed, also after a reload', async () => {
    const rejections = (): number =>
      marksEvents.received().filter(({ content }) => content['_stateChange'] === 'REJPERF').length;
    const before = rejections();
    await mark.asks(performerId);
    await performerPage.answerByKey('Escape');
    await pass(UNDO);
    await expect.poll(rejections).toBe(before + 1);
    expect(marksEvents.received().findLast(({ content }) => content['_stateChange'] === 'REJPERF')).toMatchObject({
      content: { RESPONSE: false, performerId },
    });
    await expect(declined).toContainText('4 requests');
    await expect(performerPage.state('Ready')).toBeVisible();
    await page.reload();
    await expect(declined).toContainText('4 requests');
  });
  await test.step('lets a customer go who has not joined within 59 seconds', async () => {
    await performerPage.isConnected();
    await performerPage.meet(mark);
    await mark.startsTimer('START_TIMER');
    await expect(performerPage.studio.getByText(/^Time left to join: 00:\d\d$/)).toBeVisible();
    await pass(JOIN);
    await performerPage.readSummary('The customer did not join in time.');
    await expect(performerPage.missed('Mark').first()).toContainText('The customer did not join in time');
    const { requests } = await platform.state();
    const marks = requests.filter(({ clientId }) => clientId === mark.id);
    expect(marks).toContainEqual(expect.objectContaining({ status: 'ended', endReason: 'TIMED_OUT' }));
  });
  await test.step('lapses the request of a second customer after 59 s and lists it as missed', async () => {
    const bram = await platform.customer({ name: 'Bram', country: 'nl' });
    const bramsEvents = await openCustomerEvents(platform, bram);
    const card = page.getByRole('region', { name: 'Bram is also asking' });
    await mark.asks(performerId);
    await performerPage.accept();
    await mark.startsBothTimers();
    await bram.asks(performerId);
    await expect(card).toBeVisible();
    await pass(JOIN);
    await bramsEvents.waitFor('videoChat', { _stateChange: 'TIMEOUTPERF' });
    bramsEvents.close();
    await expect(card).toBeHidden();
    await mark.leaves('CLICK');
    await expect(performerPage.missed('Bram')).toContainText('You were busy with someone else');
  });
});
