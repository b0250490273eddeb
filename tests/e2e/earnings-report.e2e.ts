import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { centsOf, earningsOn } from '../support/browser/earnings-page.ts';
import { clockChanges, rate, readRows, shownAt } from '../support/earnings-rows.ts';

test.use({
  clockRate: 1,
  performer: { theme: 'system', past: true },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a destructured parameter
  serve: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'greenroom-report-'));
    await give(['--data', folder]);
    rmSync(folder, { recursive: true, force: true });
  },
});

test('tells hours of the week, customers and earnings per hour of a year to the cent as the database has them, and works by keyboard and without the report @night', async ({
  performerPage,
  page,
  performerId,
  platform,
  serve,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.expect(/not loaded/);
  const earnings = earningsOn(page);
  await performerPage.startWork('/earnings/?scope=month');
  await expect(earnings.total).not.toHaveText('…');
  const rows = readRows(join(serve[1] ?? '', 'greenroom-sim.sqlite'), performerId);
  const heading = page.getByRole('region', { name: 'Period' }).getByRole('heading');
  const equalsDatabase = async (period: string): Promise<void> => {
    // The period before stays on screen until this one is there.
    await expect(heading).toHaveText(period, { useInnerText: true });
    const hours = rows.hoursOf(period);
    const written = [...hours].map(([hour, sums]) => [hour, sums.earned, Math.floor(sums.onAir / 60), rate(sums)]);
    await expect
      .poll(async () =>
        (await earnings.hours()).map(([place = '', earned = '', onAir = '', perHour = '']) => {
          const [, weekday, hour] = /^(\w+) (\d\d):00 to \d\d:00$/.exec(place) ?? [];
          const [, whole, minutes] = /^(\d+) h (\d+) min$/.exec(onAir) ?? [];
          return [
            `${weekday} ${hour}`,
            centsOf(earned),
            Number(whole) * 60 + Number(minutes),
            perHour === '' ? undefined : centsOf(perHour),
          ];
        }),
      )
      .toEqual(expect.arrayContaining(written));
    expect(await earnings.hours()).toHaveLength(written.length);
    const { links, rows: told } = await earnings.customers();
    expect(new Map(links.map((link, index) => [link, centsOf(told[index]?.[3] ?? '')]))).toEqual(
      rows.customersOf(period),
    );
    const sum = { earned: 0, onAir: 0 };
    for (const { earned, onAir } of hours.values())
      Object.assign(sum, { earned: sum.earned + earned, onAir: sum.onAir + onAir });
    expect(await earnings.totalInCents()).toBe(sum.earned);
    const perHour = rate(sum);
    expect(await earnings.figure('Per hour on air').innerText()).toBe(
      perHour === undefined ? '–' : `€ ${(perHour / 100).toFixed(2)}`,
    );
  };

  const changes = clockChanges();
  // In a few days of some years one of the two has left the past; a fixed year has both in tests/integration/earnings-report.test.ts.
  expect(changes.length).toBeGreaterThan(0);
  for (const change of changes) {
    await test.step(`the month of the clock change ${new Date(change * 1_000).toISOString()}`, async () => {
      await performerPage.goTo(`/earnings/?scope=month&date=${change}`);
      await equalsDatabase(shownAt(change).month);
    });
  }

  await page.getByRole('link', { name: 'Year', exact: true }).click();
  await expect(heading).toHaveText(/^20\d\d$/);
  const byMonth = page.getByRole('table', { name: 'By month' });
  for (const [name, at] of rows.years) {
    await test.step(`the year ${name}`, async () => {
      await performerPage.goTo(`/earnings/year/?date=${at}`);
      await expect(byMonth).toBeVisible();
      await equalsDatabase(name);
      const told = await byMonth
        .locator('tbody tr')
        .evaluateAll((all) => all.map((row) => Array.from(row.children, ({ textContent }) => textContent)));
      // A month with time on air alone has no sessions.
      const earned = told.map(([month = '', , , amount = '']) => [month, centsOf(amount)] as const);
      expect(new Map(earned.filter(([, amount]) => amount > 0))).toEqual(rows.monthsOf(name));
    });
  }

  await test.step('the statement of a year', async () => {
    const year = rows.years.at(-1)?.[0] ?? '';
    const sum = [...rows.monthsOf(year).values()].reduce((total, each) => total + each, 0);
    const file = await earnings.csv('Statement as CSV');
    expect(file.name).toBe(`greenroom-year-${year}.csv`);
    expect(file.rows[0]).toEqual(['Month (Europe/Amsterdam)', 'Service', 'Number', 'Amount', 'Currency']);
    const lines = file.rows.slice(1, -1);
    for (const [month = '', , count, amount, currency] of lines) {
      expect(month).toMatch(new RegExp(`^${year}-\\d\\d$`));
      expect([count, amount, currency]).toEqual([
        expect.stringMatching(/^\d+$/),
        expect.stringMatching(/^\d+(\.\d+)?$/),
        'EUR',
      ]);
    }
    expect(lines.reduce((total, [, , , amount = '']) => total + centsOf(amount), 0)).toBe(sum);
    expect(centsOf(file.rows.at(-1)?.[3] ?? '')).toBe(sum);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Statement as PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`statement-${performerId}-${year}.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
  await test.step('leads from the hours to a customer by keyboard, and keeps the list where the report fails', async () => {
    await performerPage.goTo('/earnings/?scope=month');
    await page.getByRole('link', { name: 'The month before' }).click();
    const grid = page.getByRole('table', { name: 'When you earn' });
    await expect(grid).toBeVisible();
    await page.getByRole('radio', { name: 'Earned' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Per hour on air' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByText('Show every hour as a table')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: 'Earnings by hour of the week' })).toBeVisible();

    await test.step('tells the period and its list without the report', async () => {
      await platform.fault('earnings-report-fails', true, performerId);
      await page.getByRole('link', { name: 'The month before' }).click();
      await expect(page.getByText('Hours, customers and the period before could not be loaded.')).toBeVisible();
      await expect(earningsOn(page).sessions.locator('tbody tr')).toHaveCount(20);
      await expect(page.getByText(/(more|less) than the month before/)).toBeVisible();
      await platform.fault('earnings-report-fails', false, performerId);
      await performerPage.button('Try again').click();
      await expect(grid).toBeVisible();
    });

    const customer = page.getByRole('table', { name: 'By customer' }).getByRole('link').first();
    await customer.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/clients\/\d+\/$/);
  });
  await test.step('calls the forecast of the running week one, and has the payouts without it', async () => {
    await performerPage.goTo('/earnings/specifications/');
    await expect(page.getByRole('term').filter({ hasText: 'Forecast of the week' })).toBeVisible();
    await expect(page.getByText(/^about €\s\d+$/)).toBeVisible();
    await expect(page.getByText(/^A forecast, not a promise/)).toBeVisible();
    await platform.fault('earnings-report-fails', true, performerId);
    await page.reload();
    await expect(page.getByText('The forecast of this week could not be loaded.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Payouts' }).locator('tbody tr')).toHaveCount(20);
    await platform.fault('earnings-report-fails', false, performerId);
    await performerPage.button('Try again').click();
    await expect(page.getByText(/^about €\s\d+$/)).toBeVisible();
  });
  await test.step('lists the payouts week by week, each with its documents and equal to its week', async () => {
    await performerPage.goTo('/earnings/specifications/');
    const payments = page.getByRole('table', { name: 'Payouts' });
    await expect(payments.locator('tbody tr')).toHaveCount(20);
    const newest = payments.locator('tbody tr').first();
    const week = newest.getByRole('rowheader');
    // Weeks without work have no payout, and until Monday at 10 last week has none yet.
    await expect(week).toHaveText(/last week|two weeks ago|\d\d\/\d\d until \d\d\/\d\d/i);
    const name = (await week.textContent()) ?? '';
    const [amount = ''] = await newest.getByRole('cell').nth(2).allInnerTexts();
    for (const [paper, file] of [
      [/^PDF of payout/, /^specification-\d+-\d{8}\.pdf$/],
      [/^Invoice of payout/, /^invoice-\d+-\d{8}\.pdf$/],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        newest.getByRole('link', { name: paper }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(file);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await performerPage.goTo('/earnings/specifications/?page=99');
    await page.getByRole('link', { name: 'To the first page' }).click();
    await expect(week).toHaveText(name);

    await page.getByRole('link', { name: 'History' }).click();
    await performerPage.button('Filter: Day · All services').click();
    await page.getByRole('link', { name: 'Week', exact: true }).click();
    await performerPage.button('Show').click();
    const before = page.getByRole('link', { name: 'The week before' });
    const shown = page.getByRole('region', { name: 'Period' }).getByRole('heading');
    await expect(shown).toHaveText(/this week/i);
    await expect(async () => {
      const target = (await before.getAttribute('href')) ?? '';
      await before.click();
      await expect(before).not.toHaveAttribute('href', target);
      await expect(shown).toHaveText(new RegExp(`^\\s*${name.trim()}\\s*$`, 'i'), { timeout: 1_000 });
    }).toPass();
    await expect(earningsOn(page).total).toHaveText(amount);

    await platform.fault('payments-fail', true, performerId);
    await performerPage.goTo('/earnings/specifications/');
    await expect(page.getByText('The newest could not be loaded. What you see may be old.')).toBeVisible();
    await platform.fault('payments-fail', false, performerId);
    await performerPage.button('Try again').click();
    await expect(payments).toBeVisible();
  });
});
