import { expect, test } from '../support/browser/e2e-test.ts';

test('shows the last conversation with a customer above the new one, and nothing of it to another', async ({
  performerPage,
  mark,
  performerId,
  platform,
}) => {
  await performerPage.startWork();
  await performerPage.meet(mark);
  await mark.says('See you tomorrow');
  await performerPage.say('Sleep well');
  await expect(performerPage.sentLines).toHaveCount(1);
  await mark.leaves('CLICK');
  await performerPage.readSummary('The customer left the session.');

  // Dates are whole seconds: what was said in this very second would count as new.
  const second = (): Promise<number> => performerPage.page.evaluate(() => Math.floor(Date.now() / 1_000));
  const said = await second();
  await expect.poll(second).toBeGreaterThan(said);
  await mark.asks(performerId);
  await performerPage.accept();
  await expect(performerPage.chatLog.locator('[data-separator="lastTalked"]')).toHaveText(
    /^Last talked \d+-\d+-\d{4} \| \d\d:\d\d$/,
  );
  await mark.says('Here I am again');
  await expect(performerPage.line('Here I am again')).toBeVisible();
  expect(await performerPage.texts()).toEqual(['See you tomorrow', 'Sleep well', 'Here I am again']);
  const order = await performerPage.chatLog
    .locator('[data-separator], [data-message-id]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-separator') ?? 'line'));
  expect(order).toEqual(['day', 'line', 'line', 'lastTalked', 'line']);
  await mark.leaves('CLICK');
  await performerPage.readSummary('The customer left the session.');

  const tom = await platform.customer({ name: 'Tom', country: 'uk' });
  await tom.asks(performerId);
  await performerPage.accept();
  await tom.says('First time here');
  await expect(performerPage.line('First time here')).toBeVisible();
  expect(await performerPage.texts()).toEqual(['First time here']);
  await expect(performerPage.chatLog.locator('[data-separator]')).toHaveCount(0);
});
