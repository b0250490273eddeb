import { expectAccessible } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ clockRate: 1, performer: { theme: 'system', past: true } });

test('lists customers, writes a memo, reports, blocks and unblocks one, and knows in the session who asks', async ({
  performerPage,
  performerId,
  mark,
  platform,
  watch,
}) => {
  const { page } = performerPage;
  test.setTimeout(90_000);
  watch.expect(/^failed: (saving a memo|telling a moderator)|^client not loaded|^clients not loaded/);
  await performerPage.startWork('/clients/');
  const list = page.getByRole('region', { name: 'Customers' });
  await expect(list.getByRole('row')).toHaveCount(21);
  await list.getByRole('combobox', { name: 'Order' }).selectOption('Earned');
  await expect(page).toHaveURL(/\/clients\/\?order=earnings$/);
  const euros = async () =>
    (await list.getByRole('row').locator('td:last-child').allTextContents()).map((text) => Number(text.slice(2)));
  await expect.poll(async () => (await euros()).toSorted((a, b) => b - a)).toEqual(await euros());
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/clients\/\?order=earnings&page=2$/);
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await page.goBack();

  const first = list.getByRole('row').nth(1);
  const earned = (await first.locator('td:last-child').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByText(`Total ${earned}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).locator('tbody').getByRole('row')).toHaveCount(5);
  await page.getByRole('link', { name: '3 months' }).click();
  await expect(page).toHaveURL(/months=3$/);

  await platform.fault('memo-save-fails', true, performerId);
  await performerPage.button('Add memo').click();
  await page.getByRole('textbox', { name: 'Memo' }).fill('Likes tea');
  await performerPage.button('Save').click();
  await expect(page.getByText('The memo was not saved.')).toBeVisible();
  await platform.fault('memo-save-fails', false, performerId);
  await performerPage.button('Save').click();
  const memos = page.getByRole('region', { name: 'Memos' });
  await expect(memos.getByText('Likes tea')).toBeVisible();
  const last = memos.getByRole('listitem').last();
  const text = (await last.locator('p').last().textContent()) ?? '';
  await last.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(memos.getByRole('listitem').first()).toContainText(text);
  await expect(memos.getByRole('listitem').first()).toContainText('Pinned');
  await memos.getByRole('button', { name: 'Unpin' }).click();
  await expect(memos.getByRole('button', { name: 'Unpin' })).toHaveCount(0);
  await performerPage.button('Block').click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Not polite');
  await page.getByRole('button', { name: /^Block .+/ }).click();
  await expect(page.getByText('Not polite')).toBeVisible();
  await expectAccessible(page);

  await platform.fault('flag-fails', true, performerId);
  await performerPage.button('Report').click();
  const report = page.getByRole('dialog', { name: /^Report / });
  await report.getByRole('textbox', { name: 'What happened?' }).fill('He threatened me.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report).toContainText('The report was not sent.');
  await platform.fault('flag-fails', false, performerId);
  await page.keyboard.press('Escape');
  await performerPage.button('Report').click();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Your report is with a moderator.')).toBeVisible();
  expect((await platform.state()).flags.filter((flag) => flag.performerId === performerId)).toMatchObject([
    { reason: 'He threatened me.' },
  ]);

  await performerPage.goTo('/clients/?show=blocked');
  await expect(page.getByRole('region', { name: 'Blocked customers' }).getByRole('listitem')).toContainText(
    'Not polite',
  );
  await performerPage.button('Unblock').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Unblock .+/ })
    .click();
  await expect(page.getByText('No blocked customers')).toBeVisible();

  await performerPage.goTo('/memos/');
  const notes = page.getByRole('region', { name: 'Memos' });
  await expect(notes.getByRole('listitem').first()).toContainText('Likes tea');
  await notes.getByRole('button', { name: 'Edit' }).first().click();
  await notes.getByRole('textbox', { name: 'Memo' }).fill('Likes green tea');
  await performerPage.button('Save').click();
  await expect(notes.getByRole('listitem').first()).toContainText('Likes green tea');
  await performerPage.goTo('/clients/nobody/');
  await expect(page.locator(ALERT)).toContainText('Customer not found');
  await platform.fault('clients-fail', true, performerId);
  await performerPage.goTo('/clients/');
  await expect(page.locator(ALERT)).toContainText('Your customers could not be loaded.');
  await platform.fault('clients-fail', false, performerId);
  await test.step('knows who asks: visits, newest memo, a place to note something, and a way to a moderator beside the chat', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await performerPage.goReady();
    await mark.asks(performerId);
    await expect(performerPage.request).toContainText('New customer');
    await performerPage.request.getByRole('button', { name: 'Add memo' }).click();
    const memo = performerPage.request.getByRole('textbox', { name: 'Memo' });
    await memo.fill('Speaks slowly');
    await memo.press('Enter');
    await performerPage.request.getByRole('button', { name: 'Save' }).click();
    await expect(performerPage.request).toContainText('Latest memo: Speaks slowly');
    await performerPage.accept();
    await expect(performerPage.session.getByRole('list', { name: 'Memos' })).toContainText('Speaks slowly');
    await performerPage.chat.getByRole('button', { name: 'More for this chat' }).click();
    await performerPage.chat.getByRole('menuitem', { name: 'Report' }).click();
    const report = page.getByRole('dialog', { name: /^Report / });
    await expect(report.getByRole('textbox', { name: 'What happened?' })).toBeFocused();
    await page.keyboard.type('He asked for my address.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your report is with a moderator.')).toBeVisible();
    expect((await platform.state()).flags).toContainEqual({
      performerId,
      clientId: mark.id,
      reason: 'He asked for my address.',
    });
    await performerPage.studio.getByRole('link', { name: 'Customer card' }).click();
    await expect(page.getByRole('region', { name: 'Memos' })).toContainText('Speaks slowly');
  });
});
