import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '../support/browser/e2e-test.ts';
import { centsOf, earningsOn } from '../support/browser/earnings-page.ts';

const HOUR = 3_600;
const DAY = 86_400;
/** Number of days of the past that a performer of the world has. */
const PAST = 364;

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
        const { month } = shownAt(from);
        return until > from ? [{ at: from, time: until - from, month, year: month.slice(-4) }] : [];
      });
    });
  database.close();
  /** Checks whether a row belongs to a month or a year, by its name. */
  const isIn =
    (period: string) =>
    ({ month, year }: { readonly month: string; readonly year: string }): boolean =>
      month === period || year === period;
  const sumBy = (
    period: string,
    keyOf: (session: (typeof sessions)[number]) => string,
  ): ReadonlyMap<string, number> => {
    const sums = new Map<string, number>();
    for (const session of sessions.filter(isIn(period)))
      sums.set(keyOf(session), (sums.get(keyOf(session)) ?? 0) + session.earned);
    return sums;
  };
  return {
    hoursOf: (period: string): ReadonlyMap<string, Hour> => {
      const hours = new Map<string, Hour>();
      const put = (at: number, earned: number, onAir: number): void => {
        const { hour } = shownAt(at);
        const known = hours.get(hour) ?? { earned: 0, onAir: 0 };
        hours.set(hour, { earned: known.earned + earned, onAir: known.onAir + onAir });
      };
      for (const { at, earned } of sessions.filter(isIn(period))) put(at, earned, 0);
      for (const { at, time } of quarters.filter(isIn(period))) put(at, 0, time);
      return hours;
    },
    customersOf: (period: string) => sumBy(period, ({ client }) => `/clients/${client}/`),
    monthsOf: (period: string) => sumBy(period, ({ month }) => month),
    /** Years on the calendar with sessions, the latest first, with a moment in each. */
    years: [...new Map(sessions.map(({ year, at }) => [year, at]))].toSorted(([one], [other]) =>
      one < other ? 1 : -1,
    ),
  };
};

/** Noon of the last Sunday of March and of October in the past of the world, when the clocks change. */
const clockChanges = (): readonly number[] => {
  const now = Math.floor(Date.now() / 1_000);
  const sundays = Array.from({ length: PAST }, (_, day) => new Date((now - day * DAY) * 1_000)).filter(
    (date) => date.getUTCDay() === 0 && date.getUTCDate() > 24 && [2, 9].includes(date.getUTCMonth()),
  );
  return sundays.map((date) => Math.floor(date.setUTCHours(12, 0, 0, 0) / 1_000));
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

test('tells hours of the week, customers and earnings per hour of a year to the cent as the database has them, and works by keyboard and without the report', async ({
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
});
