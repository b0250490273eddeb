import { expect, test as base } from '../support/browser/e2e-test.ts';
import type { PerformerPage } from '../support/browser/performer-page.ts';
import { openCustomerEvents, type CustomerEvents } from '../support/customer-events.ts';
import type { TestCustomer } from '../support/test-platform.ts';

const test = base.extend<{ readonly bram: TestCustomer; readonly bramsEvents: CustomerEvents }>({
  bram: async ({ platform }, give) => give(await platform.customer({ name: 'Bram', country: 'nl' })),
  bramsEvents: async ({ platform, bram }, give) => {
    const events = await openCustomerEvents(platform, bram);
    await give(events);
    events.close();
  },
});
test.use({ clockRate: 1 });

const card = ({ page }: PerformerPage) => page.getByRole('region', { name: 'Bram asks too' });
const answer = (performerPage: PerformerPage, name: string) =>
  card(performerPage).getByRole('button', { name, exact: true }).click();

test('waits beside the session: declined, taken back, taken when the session ends, and still there after a reload', async ({
  performerPage,
  performerId,
  mark,
  bram,
  bramsEvents,
  marksEvents,
}) => {
  test.slow();
  await test.step('fits beside the session at 1920, 1280 and 360 pixels, without covering the chat', async () => {
    await performerPage.startWork();
    await performerPage.meet(mark);
    await bram.asks(performerId);
    // One line in a long bar, else two of words and answers, never three.
    for (const [width, height, tallest] of [
      [1920, 1080, 52],
      [1280, 800, 96],
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
    await expect(card(performerPage).getByRole('timer')).toHaveText(/^00:[0-5]\d/);
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
    await expect(card(performerPage)).toBeHidden();
    await expect(performerPage.state('In session')).toBeVisible();
  });
  await test.step('is told to wait, and is taken when the session ends', async () => {
    await bram.asks(performerId);
    await answer(performerPage, 'After this one');
    await bramsEvents.waitFor('videoChat', { _stateChange: 'AFTERPERF', RESPONSE: true });
    await expect(card(performerPage)).toContainText('Waits until this session is over');
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
    await expect(card(performerPage)).toContainText('Waits until this session is over');
    await performerPage.page.reload();
    await expect(performerPage.state('In session')).toBeVisible({ timeout: 20_000 });
    await expect(card(performerPage)).toContainText('Waits until this session is over');
  });
  await test.step('is told that the session ends for this customer, and is taken', async () => {
    await answer(performerPage, 'End and take');
    await bramsEvents.waitFor('videoChat', { _stateChange: 'TAKEPERF', RESPONSE: true });
    await marksEvents.waitFor('videoChat', { _stateChange: 'ENDPERF' });
    await bramsEvents.waitFor('videoChat', { _stateChange: 'ACCPERF' });
    await expect(performerPage.session.getByText('Bram', { exact: true }).first()).toBeVisible();
  });
});
