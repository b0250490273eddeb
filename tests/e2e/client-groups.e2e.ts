import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { openCustomerEvents } from '../support/customer-events.ts';

const CUSTOMERS = 2_000;
const DAY = 86_400;

/** Every tenth customer is a regular, every third was last here 40 days ago, every seventh came in the last 30 days. */
const fill = (file: string, performerId: string): void => {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  const now = Math.floor(Date.now() / 1_000);
  const customer = database.prepare(
    "insert into customers (id, name, country, language, token_hash, registered_at, gone_at) values (?, ?, 'nl', 'nl', '', 0, null)",
  );
  const session = database.prepare(
    "insert into sessions (id, performer_id, client_id, service, day, started_at, duration, earned) values (?, ?, ?, 'cam', ?, ?, 60, 100)",
  );
  database.exec('begin');
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const id = `guest-${index}`;
    customer.run(id, `${index % 100 === 0 ? 'Émile' : 'Guest'} ${index}`);
    const latest = index % 3 === 0 ? 40 : 2;
    const days: number[] = Array.from({ length: index % 10 === 0 ? 5 : 1 }, () => latest);
    if (index % 7 !== 0) days.push(90);
    for (const [turn, ago] of days.entries()) {
      const at = now - ago * DAY;
      session.run(`${id}-${turn}`, performerId, id, Math.floor(at / DAY), at);
    }
  }
  database.exec('commit');
  database.close();
};

/** Number of customers for whom this holds. */
const count = (holds: (index: number) => boolean): number =>
  Array.from({ length: CUSTOMERS }, (_, index) => index).filter(holds).length;

test.use({
  clockRate: 1,
  performer: { theme: 'system', services: ['chat'] },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a destructured parameter
  serve: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'greenroom-groups-'));
    await give(['--data', folder]);
    rmSync(folder, { recursive: true, force: true });
  },
});

test('searches and groups 2,000 customers, and tells when one comes online', async ({
  performerPage,
  performerId,
  platform,
  mark,
  serve,
  watch,
}) => {
  const { page } = performerPage;
  watch.expect(/^failed: waiting for a client|^client(s| months)? not loaded|^client history not loaded/);
  fill(join(serve[1] ?? '', 'greenroom-sim.sqlite'), performerId);
  await performerPage.startWork('/clients/');
  const list = page.getByRole('region', { name: 'Customers' });
  const rows = list.locator('tbody').getByRole('row');
  const field = page.getByRole('searchbox', { name: 'Search customers by name' });
  const pages = (customers: number): string => `Page 1 of ${Math.ceil(customers / 20)}`;

  await test.step('lists 20 of 2,000 in one line each, also on a phone', async () => {
    await expect(page.getByText(pages(CUSTOMERS))).toBeVisible();
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(heights.length).toBe(20);
      expect(Math.max(...heights)).toBeLessThan(60);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('groups them right to the row, and keeps the order in the address', async () => {
    await list.getByRole('combobox', { name: 'Order' }).selectOption('Earned');
    for (const [group, holds] of [
      ['Regulars', (index: number) => index % 10 === 0],
      ['New', (index: number) => index % 7 === 0 && index % 3 !== 0],
      ['Quiet for 30 days', (index: number) => index % 3 === 0],
    ] as const) {
      await page.getByRole('link', { name: group, exact: true }).click();
      await expect(page.getByText(pages(count(holds)))).toBeVisible();
      await expect(page).toHaveURL(/order=earnings/);
    }
  });

  await test.step('finds names while typing, by keyboard alone, whatever their case and accents', async () => {
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await field.focus();
    await page.keyboard.type('emile 1');
    // Émile 100 and 1000 to 1900.
    await expect(rows).toHaveCount(11);
    await expect(page).toHaveURL(/search=emile\+1/);
    await expect(field).toBeFocused();
    await page.keyboard.type('9');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Émile 1900');
    await page.keyboard.type('x');
    await expect(page.getByText('Nothing found for “emile 19x”')).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('emile 19x');
    await field.fill('');
    await expect(rows).toHaveCount(20);
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
    await performerPage.goTo(`/clients/${mark.id}/`);
    await page.getByRole('combobox', { name: 'Translate from' }).selectOption('Nederlands');
    await page.getByRole('link', { name: 'Write a message' }).click();
    await expect(performerPage.button('Translation: Nederlands')).toBeVisible();
  });

  await test.step('tells when a customer comes online, and marks the customer', async () => {
    await performerPage.goTo(`/clients/${mark.id}/`);
    const notifyButton = performerPage.button('Tell me when online');
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

  await test.step('says in its own words that months and list could not be loaded', async () => {
    await platform.fault('clients-fail', true, performerId);
    await performerPage.goTo('/clients/?segment=new');
    await expect(page.locator(ALERT).filter({ hasText: 'Your customers could not be loaded.' })).toBeVisible();
    await platform.fault('clients-fail', false, performerId);
    await performerPage.button('Try again').click();
    await expect(rows).toHaveCount(20);
  });
});
