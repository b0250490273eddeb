import { createBarePerformer } from '../support/bare-performer.ts';
import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { earningsOn, sumOf } from '../support/browser/earnings-page.ts';
import { atDesktopWidth } from '../support/browser/tab-to.ts';

const DAY = 86_400_000;
/** Noon of the last Sunday of a month, at which the clocks of Europe change in March and October. */
const lastSunday = (year: number, month: number): number => {
  const end = new Date(Date.UTC(year, month, 0, 12));
  return end.getTime() - end.getUTCDay() * DAY;
};
/** Noon of the latest day with 23 or 25 hours whose week is over: the world has a past of a year only. */
const latestClockChange = (): Date => {
  const year = new Date().getUTCFullYear();
  const changes = [year - 1, year].flatMap((each) => [lastSunday(each, 3), lastSunday(each, 10)]);
  return new Date(Math.max(...changes.filter((change) => change < Date.now() - DAY)));
};
/** A date as the pages show it: `25-10-2026`. */
const shownDate = (date: Date): string => `${date.getUTCDate()}-${date.getUTCMonth() + 1}-${date.getUTCFullYear()}`;
const shownShort = (date: Date): string => date.toISOString().slice(5, 10).split('-').toReversed().join('/');

test.use({
  clockRate: 1,
  // The past of a performer depends on the id, and nobody works every Sunday.
  performerId: async ({ platform }, give) => {
    const date = latestClockChange().getTime() / 1_000;
    const hasWorked = async (id: string): Promise<boolean> => {
      const performer = createBarePerformer(platform);
      await performer.arrives(id);
      const query = `date=${date}&scope=day&service=ALL&limit=1&offset=0`;
      const { json } = await performer.call('GET', `performer/performer_accounts/${id}/earnings?${query}`);
      await performer.call('GET', 'auth/logout');
      return Number(json['total']) > 0;
    };
    const hire = (): Promise<string> => platform.hire({ theme: 'system', language: 'en', past: true });
    let id = await hire();
    while (!(await hasWorked(id))) id = await hire();
    await give(id);
  },
});

test('opens today, shows a month by service and page, saves what it shows, keeps its filters in a sheet on a phone, and draws the 23 or 25 hours of a clock change @night', async ({
  performerPage,
  page,
  performerId,
  platform,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.expect(/not loaded|not exported/);
  const asked = page.waitForRequest(/\/earnings\?.*limit=20/);
  await performerPage.startWork('/earnings/');
  const query = new URL((await asked).url()).searchParams;
  expect([query.get('scope'), query.get('service'), query.get('offset')]).toEqual(['day', 'ALL', '0']);
  expect(Math.abs(Number(query.get('date')) - Date.now() / 1000)).toBeLessThan(60);

  const earnings = earningsOn(page);
  await page.getByRole('link', { name: 'Month', exact: true }).click();
  await page.getByRole('link', { name: 'The month before' }).click();
  await expect(page).toHaveURL(/scope=month&date=\d+$/);
  await expect(earnings.sessions.locator('tbody tr')).toHaveCount(20);
  await expect(
    page.getByText('more than the month before').or(page.getByText('less than the month before')),
  ).toBeVisible();

  await page.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  const height = await page.getByRole('main').evaluate((main) => main.scrollTop);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 'only the page scrolls').toBe(
    0,
  );
  const first = await earnings.rows();
  const rows = await earnings.allRows();
  expect(rows.slice(0, 20)).toEqual(first);
  await expect.poll(() => page.getByRole('main').evaluate((main) => main.scrollTop)).toBe(0);

  const total = await earnings.totalInCents();
  expect(sumOf(rows.map((row) => row[4] ?? ''))).toBe(total);
  expect(sumOf((await earnings.services()).map((row) => row[3] ?? ''))).toBe(total);
  await page.getByText('Show as table').click();
  expect(sumOf((await earnings.parts('Earnings by day of the month')).map((row) => row[1] ?? ''))).toBe(total);

  const file = await earnings.csv();
  expect(file.name).toMatch(/^greenroom-month-\d{4}-\d{2}-01\.csv$/);
  const [head = [], ...lines] = file.rows;
  expect(head.slice(0, 3)).toEqual(['Date', 'Time (Europe/Amsterdam)', 'Time zone']);
  const last = lines.at(-1) ?? [];
  expect(head.slice(-2)).toEqual(['Amount', 'Currency']);
  expect([last[0], sumOf([last[7] ?? '']), last[8]]).toEqual(['Total', total, 'EUR']);
  const asOnScreen = lines
    .slice(0, -1)
    .map(([date = '', time, offset, client, country, service, long = '', amount]) => {
      expect(offset).toMatch(/^UTC\+0[12]:00$/);
      const [year, month, day] = date.split('-').map(Number);
      const [at, duration] = [`${day}-${month}-${year} | ${time}`, long.replace(/^0:/, '')];
      expect(amount).toMatch(/^-?\d+(\.\d+)?$/);
      return [[country?.toUpperCase(), client].join(' '), at, service, duration, `€ ${Number(amount).toFixed(2)}`];
    });
  expect(asOnScreen).toEqual(rows);

  while (new URL(page.url()).searchParams.has('page')) await page.goBack();
  await expect.poll(() => earnings.rows()).toEqual(first);
  await expect.poll(() => page.getByRole('main').evaluate((main) => main.scrollTop)).toBe(height);

  await page.getByLabel('Service', { exact: true }).selectOption('Webcam chat');
  await expect(page).toHaveURL(/service=cam/);
  await expect(earnings.sessions.getByRole('cell', { name: 'Webcam chat' })).not.toHaveCount(0);
  expect(new Set((await earnings.rows()).map((row) => row[2]))).toEqual(new Set(['Webcam chat']));
  await expectAccessible(page);
  await test.step('keeps its filters in a sheet on a phone, which says what is chosen when it is shut', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await performerPage.goTo('/earnings/');
    await performerPage.button('Filter: Day · All services').click();
    const sheet = performerPage.dialog('Filters');
    await sheet.getByRole('link', { name: 'Month', exact: true }).click();
    await sheet.getByLabel('Service', { exact: true }).selectOption('Webcam chat');
    await expect(page).toHaveURL(/scope=month&service=cam/);
    await sheet.getByRole('button', { name: 'Show' }).click();
    await expect(sheet).toBeHidden();
    await expect(performerPage.button('Filter: Month · Webcam chat')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await atDesktopWidth(page);
  });
  await test.step('draws the 23 or 25 hours of a clock change, and says when nothing came', async () => {
    const change = latestClockChange();
    const onSunday = page.getByRole('heading', { name: `Sunday ${shownDate(change)}` });
    await performerPage.goTo(`/earnings/?date=${change.getTime() / 1_000}`);
    await expect(onSunday).toBeVisible();
    await page.getByText('Show as table').click();
    const hours = await earnings.parts('Earnings by hour');
    expect(hours).toHaveLength(24);
    expect(sumOf(hours.map((row) => row[1] ?? ''))).toBe(await earnings.totalInCents());
    await page.getByRole('link', { name: 'The day after' }).click();
    const monday = new Date(change.getTime() - 6 * DAY);
    const dayAfter = new Date(change.getTime() + DAY);
    await expect(page.getByRole('heading', { name: `Monday ${shownDate(dayAfter)}` })).toBeVisible();

    await page.getByLabel('Date').fill(change.toISOString().slice(0, 10));
    await expect(onSunday).toBeVisible();
    await page.getByRole('link', { name: 'Week', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: `${shownShort(monday)} until ${shownShort(change)}` }),
    ).toBeVisible();

    await page.waitForLoadState('networkidle');
    await platform.fault('earnings-fail', true, performerId);
    await performerPage.button('Save as CSV').click();
    await expect(page.getByText('The file could not be made. Try again.')).toBeVisible();
    await page.getByRole('link', { name: 'The week before' }).click();
    await expect(page.getByText('Your earnings could not be loaded.')).toBeVisible();
    await expect(page.getByText('The newest could not be loaded. What you see may be old.')).toBeVisible();
    await platform.fault('earnings-fail', false, performerId);
    const again = performerPage.button('Try again');
    await again.first().click();
    await expect(again).toHaveCount(1);
    await again.click();
    await expect(earnings.total).toBeVisible();
    await performerPage.goTo('/earnings/?date=1577880000');
    await expect(page.getByText('Nothing was earned in this period')).toBeVisible();
  });
});
