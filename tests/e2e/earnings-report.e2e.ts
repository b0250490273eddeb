import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../support/browser/accessible.ts';
import { centsOf, earningsOn } from '../support/browser/earnings-page.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

const MONTHS = 13;
const HOUR = 3_600;

const amsterdam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  hour: '2-digit',
});
/** Weekday, hour and month as clocks in Amsterdam show them. */
const shownAt = (at: number) => {
  const parts = new Map(amsterdam.formatToParts(at * 1_000).map(({ type, value }) => [type, value]));
  return {
    hour: `${parts.get('weekday')} ${parts.get('hour')}`,
    month: `${parts.get('month')} ${parts.get('year')}`,
  };
};

interface Hour {
  earned: number;
  onAir: number;
}

/** The rows of one performer, read from the file of the database, with sums made by the test alone. */
const readRows = (file: string, performerId: string) => {
  const database = new DatabaseSync(file, { readOnly: true });
  const sessions = database
    .prepare('select client_id, started_at, earned from sessions where performer_id = ?')
    .all(performerId)
    .map((row) => ({
      client: String(row['client_id']),
      at: Number(row['started_at']),
      earned: Number(row['earned']),
      month: shownAt(Number(row['started_at'])).month,
      year: shownAt(Number(row['started_at'])).month.slice(-4),
    }));
  const quarters = database
    .prepare('select began_at, ended_at from shifts where performer_id = ?')
    .all(performerId)
    .flatMap((row) => {
      const [began, ended] = [Number(row['began_at']), Number(row['ended_at'])];
      // Clocks change at whole quarters of an hour only.
      const cuts = Array.from(
        { length: Math.ceil(ended / 900) - Math.floor(began / 900) + 1 },
        (_, index) => (Math.floor(began / 900) + index) * 900,
      );
      return cuts.flatMap((cut) => {
        const [from, until] = [Math.max(began, cut), Math.min(ended, cut + 900)];
        return until > from ? [{ at: from, time: until - from, month: shownAt(from).month }] : [];
      });
    });
  database.close();
  return {
    hoursOf: (month: string): ReadonlyMap<string, Hour> => {
      const hours = new Map<string, Hour>();
      const put = (at: number, earned: number, onAir: number): void => {
        const { hour } = shownAt(at);
        const known = hours.get(hour) ?? { earned: 0, onAir: 0 };
        hours.set(hour, { earned: known.earned + earned, onAir: known.onAir + onAir });
      };
      for (const { at, earned } of sessions.filter((each) => each.month === month)) put(at, earned, 0);
      for (const { at, time } of quarters.filter((each) => each.month === month)) put(at, 0, time);
      return hours;
    },
    sumOf: (year: string): number =>
      sessions.filter((each) => each.year === year).reduce((sum, { earned }) => sum + earned, 0),
    monthsOf: (year: string): ReadonlyMap<string, number> => {
      const sums = new Map<string, number>();
      for (const { month, earned } of sessions.filter((each) => each.year === year))
        sums.set(month, (sums.get(month) ?? 0) + earned);
      return sums;
    },
    customersOf: (month: string): ReadonlyMap<string, number> => {
      const sums = new Map<string, number>();
      for (const { client, earned } of sessions.filter((each) => each.month === month))
        sums.set(`/clients/${client}/`, (sums.get(`/clients/${client}/`) ?? 0) + earned);
      return sums;
    },
  };
};

/** Cents per hour as a page writes them; none below ten minutes on air. */
const rate = ({ earned, onAir }: Hour): number | undefined =>
  onAir < 600 ? undefined : Math.floor((earned * HOUR) / onAir);

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

test('tells hours of the week, customers and earnings per hour of a year to the cent as the database has them, over both clock changes', async ({
  performerPage,
  page,
  performerId,
  serve,
}) => {
  const earnings = earningsOn(page);
  await performerPage.startWork('/earnings/?scope=month');
  await expect(earnings.total).not.toHaveText('…');
  const rows = readRows(join(serve[1] ?? '', 'greenroom-sim.sqlite'), performerId);
  let [months, changes] = [0, 0];
  for (; months < MONTHS; months += 1) {
    const heading = page.getByRole('region', { name: 'Period' }).getByRole('heading');
    const month = (await heading.innerText()).trim();
    const hours = rows.hoursOf(month);
    await test.step(month, async () => {
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
      const sums = rows.customersOf(month);
      expect(new Map(links.map((link, index) => [link, centsOf(told[index]?.[3] ?? '')]))).toEqual(sums);

      const all = [...hours.values()];
      const sum = { earned: 0, onAir: 0 };
      for (const { earned, onAir } of all)
        Object.assign(sum, { earned: sum.earned + earned, onAir: sum.onAir + onAir });
      expect(await earnings.totalInCents()).toBe(sum.earned);
      const perHour = rate(sum);
      if (perHour !== undefined) expect(centsOf(await earnings.figure('Per hour on air').innerText())).toBe(perHour);
    });
    if (/^(March|October)/.test(month)) changes += 1;
    const before = page.getByRole('link', { name: 'The month before' });
    await before.click();
    await expect(heading).not.toHaveText(month);
  }
  expect(changes).toBeGreaterThanOrEqual(2);

  await test.step('the year with its statement', async () => {
    await page.getByRole('link', { name: 'Year', exact: true }).click();
    const year = String(new Date().getFullYear());
    const byMonth = page.getByRole('table', { name: 'By month' });
    await expect(byMonth).toBeVisible();
    await expectAccessible(page);
    const told = await byMonth
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => Array.from(row.children, ({ textContent }) => textContent)));
    expect(new Map(told.map(([month = '', , , amount = '']) => [month, centsOf(amount)]))).toEqual(rows.monthsOf(year));
    expect(await earnings.totalInCents()).toBe(rows.sumOf(year));
    const hours = await earnings.hours();
    expect(hours.reduce((sum, [, earned = '']) => sum + centsOf(earned), 0)).toBe(rows.sumOf(year));

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
    expect(lines.reduce((sum, [, , , amount = '']) => sum + centsOf(amount), 0)).toBe(rows.sumOf(year));
    expect(centsOf(file.rows.at(-1)?.[3] ?? '')).toBe(rows.sumOf(year));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Statement as PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`statement-${performerId}-${year}.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('leads from the hours to a customer by keyboard, and keeps the list where the report fails', async ({
  performerPage,
  page,
  performerId,
  platform,
  watch,
}) => {
  watch.expect(/not loaded/);
  await performerPage.startWork('/earnings/?scope=month');
  await page.getByRole('link', { name: 'The month before' }).click();
  const grid = page.getByRole('table', { name: 'When you earn' });
  await expect(grid).toBeVisible();
  await expectAccessible(page);
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

  await test.step('calls the forecast of the running week one, and has the payouts without it', async () => {
    await performerPage.goTo('/earnings/specifications/');
    await expect(page.getByRole('term').filter({ hasText: 'Forecast of the week' })).toBeVisible();
    await expect(page.getByText(/^about € \d+$/)).toBeVisible();
    await expect(page.getByText(/^A forecast, not a promise/)).toBeVisible();
    await platform.fault('earnings-report-fails', true, performerId);
    await page.reload();
    await expect(page.getByText('The forecast of this week could not be loaded.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Payouts' }).locator('tbody tr')).toHaveCount(20);
    await platform.fault('earnings-report-fails', false, performerId);
    await performerPage.button('Try again').click();
    await expect(page.getByText(/^about € \d+$/)).toBeVisible();
  });
});
