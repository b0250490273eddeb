import { createPerformerPage, type PerformerPage } from '../support/browser/performer-page.ts';
import { openCustomerEar } from '../support/customer-ear.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ clockRate: 1 });

const seconds = async ({ timer }: PerformerPage): Promise<number> => {
  const [minutes = '', rest = ''] = (await timer.first().innerText()).split(':');
  return Number(minutes) * 60 + Number(rest);
};

test('goes on with the session after a reload: customer, timer and chat', async ({ she, mark, marksEar }) => {
  await she.startWork();
  await she.meet(mark);
  await mark.startsBothTimers();
  await mark.says('Before the reload');
  await expect(she.line('Before the reload')).toBeVisible();
  await expect.poll(() => seconds(she), { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  await she.page.reload();
  await mark.says('While it loads');
  await expect(she.state('In session')).toBeVisible({ timeout: 20_000 });
  expect(await seconds(she)).toBeGreaterThanOrEqual(3);
  await expect(she.line('Before the reload')).toBeVisible();
  await expect(she.line('While it loads')).toBeVisible();
  await she.say('I am back');
  await expect.poll(() => marksEar.messages()).toContain('I am back');
  expect(marksEar.heard().map(({ content }) => content['_stateChange'])).not.toContain('ENDPERF');
  await she.end('End session');
  await she.readSummary('You ended the session.');
});

test('shows the summary of a session that its customer left while the page was away', async ({
  she,
  mark,
  platform,
  herId,
}) => {
  await she.startWork();
  await she.meet(mark);
  await mark.startsBothTimers();
  await expect.poll(() => seconds(she), { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  await she.page.goto('about:blank');
  await expect.poll(async () => (await platform.performer(herId)).online).toBe(false);
  await mark.leaves('BROKE');
  await she.open('/');
  await expect(she.summary).toContainText('The customer ran out of credits.', { timeout: 20_000 });
  await expect(she.summary).toContainText(/00:0[2-9]/);
});

test('takes the running session over in another tab', async ({ she, mark, platform, herId, context }) => {
  await she.startWork();
  await she.meet(mark);
  await mark.startsBothTimers();
  await mark.says('Here I am');
  const second = createPerformerPage(await context.newPage(), platform, herId);
  await second.open('/');
  await second.button('Use it here').click();
  await expect(second.state('In session')).toBeVisible({ timeout: 20_000 });
  await expect(second.line('Here I am')).toBeVisible();
  const ear = await openCustomerEar(platform, mark);
  await second.say('In the other tab');
  await expect.poll(() => ear.messages()).toContain('In the other tab');
  ear.close();
});

test('says in another tab that the performer was ready', async ({ she, platform, herId, context }) => {
  await she.startWork();
  await she.goReady();
  const second = createPerformerPage(await context.newPage(), platform, herId);
  await second.open('/');
  await second.button('Use it here').click();
  await second.isConnected();
  await expect(second.studio.getByText(/customers cannot reach you any more/)).toBeVisible();
  expect((await platform.performer(herId)).ready).toBe(false);
  await second.goReady();
});

test('asks before the page is left in a session', async ({ she, mark }) => {
  await she.startWork();
  await she.meet(mark);
  const asked = she.page.waitForEvent('dialog');
  await she.message.click();
  await she.page.keyboard.type('x');
  await she.page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(she.state('In session')).toBeVisible();
});
