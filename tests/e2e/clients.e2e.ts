import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { atDesktopWidth } from '../support/browser/tab-to.ts';
import { openCustomerEvents } from '../support/customer-events.ts';
import { addCustomers } from '../support/many-customers.ts';

const CUSTOMERS = 2_000;

/** Number of customers for whom this holds. */
const count = (holds: (index: number) => boolean): number =>
  Array.from({ length: CUSTOMERS }, (_, index) => index).filter(holds).length;

test.use({
  clockRate: 1,
  performer: { theme: 'system', services: ['chat'] },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a destructured parameter
  serve: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'greenroom-customers-'));
    await give(['--data', folder]);
    rmSync(folder, { recursive: true, force: true });
  },
});

test('searches and groups 2,000 customers, writes a memo, reports, blocks and unblocks one, tells when one comes online, and knows in the session who asks', async ({
  performerPage,
  performerId,
  platform,
  mark,
  serve,
  watch,
}) => {
  const { page } = performerPage;
  test.setTimeout(120_000);
  watch.expect(
    /^failed: (waiting for a client|saving a memo|telling a moderator)|^client(s| months| history)? not loaded/,
  );
  addCustomers(join(serve[1] ?? '', 'greenroom-sim.sqlite'), performerId, CUSTOMERS);
  const list = page.getByRole('region', { name: 'Customers' });
  const rows = list.locator('tbody').getByRole('row');
  const field = page.getByRole('searchbox', { name: 'Search customers by name' });
  const pages = (customers: number): string => `Page 1 of ${Math.ceil(customers / 20)}`;
  const groups = page.getByRole('combobox', { name: 'Which customers' });
  const memos = page.getByRole('region', { name: 'Memos' });
  const report = page.getByRole('dialog', { name: /^Report / });
  const flags = async () => (await platform.state()).flags.filter((flag) => flag.performerId === performerId);
  await performerPage.startWork('/clients/?search=emile+19x');

  await test.step('searches by the address', async () => {
    await expect(field).toHaveValue('emile 19x');
    await expect(page.getByText('Nothing found for “emile 19x”')).toBeVisible();
    await field.fill('');
    await expect(page.getByText(pages(CUSTOMERS))).toBeVisible();
  });

  await test.step('lists 20 of 2,000 in one line each, also on a phone', async () => {
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(heights.length).toBe(20);
      expect(Math.max(...heights)).toBeLessThan(60);
    }
    await atDesktopWidth(page);
  });

  await test.step('finds names while typing, by keyboard alone, whatever their case and accents', async () => {
    await field.focus();
    await page.keyboard.type('emile 1');
    // Émile 100 and 1000 to 1900.
    await expect(rows).toHaveCount(11);
    await expect(page).toHaveURL(/search=emile\+1/);
    await expect(field).toBeFocused();
    await page.keyboard.type('9');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Émile 1900');
    await field.fill('');
    await expect(rows).toHaveCount(20);
  });

  await test.step('orders them by what they paid, page by page', async () => {
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Earned');
    await expect(page).toHaveURL(/\/clients\/\?order=earnings$/);
    const euros = async () =>
      (await rows.locator('td:last-child').allTextContents()).map((text) => Number(text.slice(2)));
    await expect(rows.first()).toContainText('Guest 1950');
    const amounts = await euros();
    expect(new Set(amounts).size).toBeGreaterThan(5);
    expect(amounts.toSorted((one, other) => other - one)).toEqual(amounts);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/clients\/\?order=earnings&page=2$/);
    await expect(page.getByText('Page 2 of')).toBeVisible();
    await page.goBack();
  });

  await test.step('groups them right to the row, and keeps the order in the address', async () => {
    for (const [group, holds] of [
      ['Regulars', (index: number) => index % 10 === 0],
      ['New', (index: number) => index % 7 === 0 && index % 3 !== 0],
      ['Quiet for 30 days', (index: number) => index % 3 === 0],
    ] as const) {
      await groups.selectOption(group);
      await expect(page.getByText(pages(count(holds)))).toBeVisible();
      await expect(page).toHaveURL(/order=earnings/);
    }
    await groups.selectOption('All');
    await expect(rows.first()).toContainText('Guest 1950');
  });

  await test.step('shows the history of one, writes a memo again that was not saved, and pins another', async () => {
    const earned = (await rows.first().locator('td:last-child').textContent()) ?? '';
    await rows.first().getByRole('link').click();
    await expect(page.getByText(`Total ${earned}`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'History' }).locator('tbody').getByRole('row')).toHaveCount(5);
    await page.getByRole('link', { name: '3 months' }).click();
    await expect(page).toHaveURL(/months=3$/);

    const write = async (text: string): Promise<void> => {
      await performerPage.button('Add memo').click();
      await page.getByRole('textbox', { name: 'Memo' }).fill(text);
      await performerPage.button('Save').click();
    };
    await write('Has two cats');
    await expect(memos.getByText('Has two cats')).toBeVisible();
    await platform.fault('memo-save-fails', true, performerId);
    await write('Likes tea');
    await expect(page.getByText('The memo was not saved.')).toBeVisible();
    await platform.fault('memo-save-fails', false, performerId);
    await performerPage.button('Save').click();
    await expect(memos.getByText('Likes tea')).toBeVisible();
    const [first, last] = [memos.getByRole('listitem').first(), memos.getByRole('listitem').last()];
    await expect(last).toContainText('Has two cats');
    await last.getByRole('button', { name: 'Pin', exact: true }).click();
    await expect(first).toContainText('Has two cats');
    await expect(first).toContainText('Pinned');
    await memos.getByRole('button', { name: 'Unpin' }).click();
    await expect(memos.getByRole('button', { name: 'Unpin' })).toHaveCount(0);
  });

  await test.step('blocks one with the reason, and reports one to a moderator, again where that failed', async () => {
    await performerPage.button('Block').click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Not polite');
    await page.getByRole('button', { name: /^Block .+/ }).click();
    await expect(page.getByText('Not polite')).toBeVisible();

    await platform.fault('flag-fails', true, performerId);
    await performerPage.button('Report').click();
    await report.getByRole('textbox', { name: 'What happened?' }).fill('He threatened me.');
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(report).toContainText('The report was not sent.');
    await platform.fault('flag-fails', false, performerId);
    await page.keyboard.press('Escape');
    await performerPage.button('Report').click();
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Your report is with a moderator.')).toBeVisible();
    expect(await flags()).toMatchObject([{ reason: 'He threatened me.' }]);
  });

  await test.step('shows earnings by month, and links to the conversation', async () => {
    await performerPage.goTo('/clients/guest-10/');
    const months = page.getByRole('region', { name: 'Earned by month' });
    await months.getByText('Show as a table').click();
    await expect(months.locator('tbody').getByRole('row')).toHaveCount(12);
    const earned = await months.locator('tbody td:last-child').allTextContents();
    expect(earned.reduce((sum, text) => sum + Number(text.slice(2)), 0)).toBe(6);
    await expect(page.getByRole('link', { name: 'Write a message' })).toHaveAttribute('href', '/inbox/?to=guest-10');
  });

  await test.step('translates the conversations of a customer as it is chosen on the page', async () => {
    await mark.writes(performerId, 'Hello', 'Are you there?');
    await performerPage.goTo(`/clients/${mark.id}/`);
    await page.getByRole('combobox', { name: 'Translate from' }).selectOption('Nederlands');
    await page.getByRole('link', { name: 'Write a message' }).click();
    await expect(performerPage.button('Translation: Nederlands')).toBeVisible();
  });

  await test.step('tells when a customer comes online, and marks the customer', async () => {
    await performerPage.goTo(`/clients/${mark.id}/`);
    const notifyButton = performerPage.button('Notify me when online');
    await platform.fault('client-await-fails', true, performerId);
    await notifyButton.click();
    await expect(page.getByText('This was not saved. Try again.').first()).toBeVisible();
    await platform.fault('client-await-fails', false, performerId);
    await notifyButton.press('Enter');
    await expect(notifyButton).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Not online')).toBeVisible();
    await performerPage.goTo('/earnings/');
    const events = await openCustomerEvents(platform, mark);
    await expect(page.getByText('Mark is online now.')).toBeVisible();
    await performerPage.goTo(`/clients/${mark.id}/`);
    await expect(page.getByText('Online', { exact: true })).toBeVisible();
    events.close();
  });

  await test.step('unblocks one, and edits a memo in the list of all', async () => {
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
    await expect(memos.getByRole('listitem').first()).toContainText('Likes tea');
    await memos.getByRole('button', { name: 'Edit' }).first().click();
    await memos.getByRole('textbox', { name: 'Memo' }).fill('Likes green tea');
    await performerPage.button('Save').click();
    await expect(memos.getByRole('listitem').first()).toContainText('Likes green tea');
  });

  await test.step('says in its own words that a customer is not there, and that the list could not be loaded', async () => {
    await performerPage.goTo('/clients/nobody/');
    await expect(page.locator(ALERT).filter({ hasText: 'Customer not found' })).toBeVisible();
    await platform.fault('clients-fail', true, performerId);
    await performerPage.goTo('/clients/?segment=new');
    await expect(page.locator(ALERT).filter({ hasText: 'Your customers could not be loaded.' })).toBeVisible();
    await platform.fault('clients-fail', false, performerId);
    await performerPage.button('Try again').click();
    await expect(rows).toHaveCount(20);
  });

  await test.step('knows who asks: visits, newest memo, a place to note something, and a way to a moderator beside the chat', async () => {
    const { request } = performerPage;
    await performerPage.goReady();
    await mark.asks(performerId);
    await expect(request).toContainText('New customer');
    await request.getByRole('button', { name: 'Add memo' }).click();
    const memo = request.getByRole('textbox', { name: 'Memo' });
    await memo.fill('Speaks slowly');
    await memo.press('Enter');
    await request.getByRole('button', { name: 'Save' }).click();
    await expect(request).toContainText('Latest memo: Speaks slowly');
    await performerPage.accept();
    await expect(performerPage.session.getByRole('list', { name: 'Memos' })).toContainText('Speaks slowly');
    await performerPage.chat.getByRole('button', { name: 'More for this chat' }).click();
    await performerPage.chat.getByRole('menuitem', { name: 'Report' }).click();
    await expect(report.getByRole('textbox', { name: 'What happened?' })).toBeFocused();
    await page.keyboard.type('He asked for my address.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your report is with a moderator.').last()).toBeVisible();
    await expect.poll(flags).toContainEqual({ performerId, clientId: mark.id, reason: 'He asked for my address.' });
    await performerPage.studio.getByRole('link', { name: 'Customer card' }).click();
    await expect(memos).toContainText('Speaks slowly');
  });
});
