import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ clockRate: 1 });

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

test('asks before a paid session ends, names both rates, and keeps the summary and the memo of the first customer under the bell and in the card', async ({
  performerPage,
  performerId,
  mark,
  marksEvents,
  platform,
  page,
  watch,
}) => {
  test.setTimeout(240_000);
  // Sessions and pages change before a busy machine has answered the calls of those before.
  watch.expect(/ not (?:loaded|fetched) \{.*status: 0\}/);
  const klaas = await platform.customer({ name: 'Klaas', country: 'nl' });
  const card = page.getByRole('region', { name: /^Klaas / });
  const question = page.getByRole('dialog', { name: /^End with Mark .* and take Klaas/ });
  const hasEnded = (): boolean => marksEvents.received().some(({ content }) => content['_stateChange'] === 'ENDPERF');
  await performerPage.startWork();
  await performerPage.goReady();
  await mark.asks(performerId);
  await performerPage.accept();
  await mark.startsBothTimers();
  await klaas.asks(performerId, { sessionType: 'VIPVIDEO', type: 'vip' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await test.step(`${size.width}: asks with both rates, and Keep talking, Escape and a second press change nothing`, async () => {
      const take = card.getByRole('button', { name: 'End and take', exact: true });
      await take.click();
      await expect(question).toHaveAccessibleName(
        /^End with Mark \(€\s0\.92\/min\) and take Klaas \(€\s1\.89\/min\)\?$/,
      );
      await question.getByRole('button', { name: 'Keep talking' }).click();
      await expect(question).toBeHidden();
      await take.dblclick();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(performerPage.state('In session')).toBeAttached();
      expect(hasEnded()).toBe(false);
    });
    await test.step(`${size.width}: has End as the main answer of its question, and End and block smaller below it`, async () => {
      await page.keyboard.press('Control+e');
      const { ending } = performerPage;
      const [end, block] = [
        ending.getByRole('button', { name: /^End session/ }),
        ending.getByRole('button', { name: 'End and block Mark' }),
      ];
      await expect(end).toBeFocused();
      const [main, apart] = await Promise.all([end.boundingBox(), block.boundingBox()]);
      if (main === null || apart === null) throw new Error('nothing is shown');
      expect(apart.y).toBeGreaterThanOrEqual(main.y + main.height);
      const sizeOf = (part: typeof end): Promise<number> =>
        part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(await sizeOf(block)).toBeLessThan(await sizeOf(end));
      await ending.getByRole('button', { name: 'Keep talking' }).click();
      await expect(ending).toBeHidden();
    });
  }
  await test.step('keeps summary and memo of the first one under the bell', async () => {
    await page.setViewportSize(SIZES[0]);
    await performerPage.session.getByRole('textbox', { name: 'Memo about Mark' }).fill('Likes jazz');
    await card.getByRole('button', { name: 'End and take', exact: true }).click();
    await question.getByRole('button', { name: 'End and take Klaas' }).click();
    await expect(performerPage.session.getByText('Klaas', { exact: true }).first()).toBeVisible();
    await klaas.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
    await performerPage.button(/^Notifications/).click();
    const row = performerPage
      .dialog('Notifications')
      .getByRole('listitem')
      .filter({ hasText: 'Session with Mark over' });
    await expect(row).toContainText(/Session with Mark over: €\s\d+\.\d\d in \d\d:\d\d\./);
    const memo = row.getByRole('textbox', { name: 'Memo about Mark' });
    await expect(memo).toHaveValue('Likes jazz');
    await memo.press('End');
    await page.keyboard.type(' and tea');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Memo saved');
    await expect(memo).toHaveValue('');
    await memo.fill('Ask about the trip');
    await row.getByRole('link').click();
  });
  await test.step('has the saved memo, the one that was begun and the session in the card of the customer', async () => {
    const main = page.getByRole('main');
    await expect(main.getByText('Likes jazz and tea')).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Memo' })).toHaveValue('Ask about the trip');
    await expect(performerPage.state('Ready')).toBeVisible();
  });
  await test.step('lists the summary under the bell after a reload too', async () => {
    await page.reload();
    await performerPage.button(/^Notifications/).click();
    await expect(performerPage.dialog('Notifications').getByText(/^Session with Mark over/)).toBeVisible();
  });
});
