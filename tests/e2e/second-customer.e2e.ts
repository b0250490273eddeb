import { openCustomerEar, type CustomerEar } from '../support/customer-ear.ts';
import type { PerformerPage } from '../support/browser/performer-page.ts';
import type { TestCustomer } from '../support/platform.ts';
import { expect, test as base } from '../support/browser/e2e-test.ts';

const test = base.extend<{ readonly bram: TestCustomer; readonly bramsEar: CustomerEar }>({
  bram: async ({ platform }, give) => give(await platform.customer({ name: 'Bram', country: 'nl' })),
  bramsEar: async ({ platform, bram }, give) => {
    const ear = await openCustomerEar(platform, bram);
    await give(ear);
    ear.close();
  },
});
test.use({ clockRate: 1 });

const card = ({ page }: PerformerPage) => page.getByRole('region', { name: 'Bram asks too' });
const answer = (she: PerformerPage, name: string) => card(she).getByRole('button', { name, exact: true }).click();

test('waits beside the session, which goes on, and is declined', async ({ she, herId, mark, bram, bramsEar }) => {
  await she.startWork();
  await she.meet(mark);
  await bram.asks(herId);
  await expect(card(she)).toContainText('Webcam chat');
  await expect(card(she).getByRole('timer')).toHaveText(/^00:[0-5]\d/);
  await expect(she.request).toBeHidden();
  await she.say('Still with you');
  await expect(she.line('Still with you')).toBeVisible();
  await answer(she, 'Decline');
  await bramsEar.hears('videoChat', { _stateChange: 'REJPERF', RESPONSE: false, performerId: herId });
  await expect(card(she)).toBeHidden();
  await expect(she.state('In session')).toBeVisible();
});

test('is told to wait, and is taken when the session ends', async ({ she, herId, mark, bram, bramsEar }) => {
  await she.startWork();
  await she.meet(mark);
  await bram.asks(herId);
  await answer(she, 'After this one');
  await bramsEar.hears('videoChat', { _stateChange: 'AFTERPERF', RESPONSE: true });
  await expect(card(she)).toContainText('Waits until this session is over');
  await mark.leaves('CLICK');
  await bramsEar.hears('videoChat', { _stateChange: 'ACCPERF' });
  await expect(she.studio).toContainText('Bram');
  await bram.says('My turn');
  await expect(she.line('My turn')).toBeVisible();
});

test('is told that the session ends for this customer, and is taken', async ({
  she,
  herId,
  mark,
  marksEar,
  bram,
  bramsEar,
}) => {
  await she.startWork();
  await she.meet(mark);
  await bram.asks(herId);
  await answer(she, 'End and take');
  await bramsEar.hears('videoChat', { _stateChange: 'TAKEPERF', RESPONSE: true });
  await marksEar.hears('videoChat', { _stateChange: 'ENDPERF' });
  await bramsEar.hears('videoChat', { _stateChange: 'ACCPERF' });
  await expect(she.studio).toContainText('Bram');
});

test.describe('in real time', () => {
  test.use({ clockRate: 1 });

  test('still asks beside the session after a reload of the page', async ({ she, herId, mark, bram, bramsEar }) => {
    await she.startWork();
    await she.meet(mark);
    await bram.asks(herId);
    await answer(she, 'After this one');
    await expect(card(she)).toContainText('Waits until this session is over');
    await she.page.reload();
    await expect(she.state('In session')).toBeVisible({ timeout: 20_000 });
    await expect(card(she)).toBeVisible();
    await answer(she, 'End and take');
    await bramsEar.hears('videoChat', { _stateChange: 'ACCPERF' });
    await expect(she.session.getByText('Bram', { exact: true }).first()).toBeVisible();
  });
});

test('says when the customer who was kept has taken the request back', async ({ she, herId, mark, bram }) => {
  await she.startWork();
  await she.meet(mark);
  await bram.asks(herId);
  await answer(she, 'After this one');
  await bram.cancels();
  await expect(she.page.getByText('The customer took the request back.').first()).toBeVisible();
  await expect(card(she)).toBeHidden();
  await expect(she.state('In session')).toBeVisible();
});

test.describe('with time running 20 times as fast', () => {
  test.use({ clockRate: 20 });

  test('lapses after 59 s and is listed as missed', async ({ she, herId, mark, bram, bramsEar }) => {
    await she.startWork();
    await she.meet(mark);
    await bram.asks(herId);
    await bramsEar.hears('videoChat', { _stateChange: 'TIMEOUTPERF' });
    await expect(card(she)).toBeHidden();
    await mark.leaves('CLICK');
    await expect(she.missed('Bram')).toContainText('You were busy with someone else');
  });
});

test('fits beside the session at 1920, 1280 and 360 pixels, without covering the chat', async ({
  she,
  herId,
  mark,
  bram,
}) => {
  await she.startWork();
  await she.meet(mark);
  await bram.asks(herId);
  // One line in a long bar, else two of words and answers, never three.
  for (const [width, height, tallest] of [
    [1920, 1080, 52],
    [1280, 800, 96],
    [360, 740, 104],
  ] as const) {
    await she.page.setViewportSize({ width, height });
    await expect(card(she)).toBeVisible();
    const [box, chat] = await Promise.all([card(she).boundingBox(), she.chatLog.boundingBox()]);
    if (box === null || chat === null) throw new Error('nothing is shown');
    expect(box.height, `${width}: the height of the card`).toBeLessThanOrEqual(tallest);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    const isApart = box.y + box.height <= chat.y + 1 || box.x + box.width <= chat.x + 1;
    expect(isApart, `${width}: the card leaves the chat free`).toBe(true);
  }
});
