// Measures the cost of one key on the main thread of a browser slowed down four times: in the longest step of a registration, in a
// description, and in the search of customers.
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestPlatform } from '../support/test-platform.ts';
import type { BenchRow } from './bench-row.ts';
import { loggedInContext, VIEWPORT } from './logged-in-context.ts';
import { typeSeries, type Spread } from './main-thread.ts';

const SLOW_DOWN = 4;
/** Of the cost of a bare field. */
const LIMIT_RATIO = 2;
/** Other programs only ever add: the quietest series says what the page costs. */
const SERIES = 5;

const bare = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.setContent('<textarea></textarea>');
  await page.locator('textarea').focus();
  return page;
};

/** With everything wrong in sight a key costs most. */
const registration = async (browser: Browser, platform: TestPlatform): Promise<Page> => {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(`${platform.url}/register/${await platform.invite()}`);
  // The last step sends, which a problem stops; the second has most fields.
  const steps = page.locator('nav ol button');
  await steps.last().click();
  await page.locator('form button[type=submit]').click();
  await steps.nth(1).click();
  await page.locator('input[autocomplete=given-name]').focus();
  return page;
};

const description = async (browser: Browser, platform: TestPlatform): Promise<Page> => {
  const context = await loggedInContext(browser, platform, await platform.hire());
  const page = await context.newPage();
  await page.goto(`${platform.url}/profile/desc/`);
  await page.locator('textarea').first().focus();
  return page;
};

const search = async (browser: Browser, platform: TestPlatform): Promise<Page> => {
  const context = await loggedInContext(browser, platform, await platform.hire({ past: true }));
  const page = await context.newPage();
  await page.goto(`${platform.url}/clients/`);
  await page.locator('#main tbody tr').nth(19).waitFor();
  await page.locator('#main input[type=search]').focus();
  return page;
};

/** The quietest of several series, with the page alone in sight and everything in it four times as slow. */
const quietest = async (page: Page): Promise<Spread> => {
  const devtools = await page.context().newCDPSession(page);
  await page.bringToFront();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const series: Spread[] = [];
  for (let number = 0; number < SERIES; number += 1) series.push(await typeSeries(page, devtools));
  await devtools.detach();
  const [best] = series.toSorted((left, right) => left.p50 - right.p50);
  await page.context().close();
  return best ?? { p50: Number.NaN, p95: Number.NaN };
};

const rowOf = (what: string, figure: number, floor: number, isPromised: boolean): BenchRow => ({
  what: `${what}, CPU slowed down ${SLOW_DOWN} times`,
  figure,
  unit: 'ms',
  floor,
  ratio: figure / floor,
  // The 95th of 100 is told without a promise.
  limit: isPromised ? `<= ${LIMIT_RATIO}x` : '',
  ok: !isPromised || figure <= floor * LIMIT_RATIO,
});

/** Measures typing in the longest forms. */
export const run = async (): Promise<BenchRow[]> => {
  const platform = await startPlatform();
  const browser = await launchBrowser();
  try {
    const floor = await quietest(await bare(browser));
    const pages = [
      ['registration', await quietest(await registration(browser, platform))],
      ['description', await quietest(await description(browser, platform))],
      ['search of customers', await quietest(await search(browser, platform))],
    ] as const;
    return pages.flatMap(([what, { p50, p95 }]) => [
      rowOf(`${what}: one key`, p50, floor.p50, true),
      rowOf(`${what}: 95 of 100 keys`, p95, floor.p95, false),
    ]);
  } finally {
    await browser.close();
    await platform.stop();
  }
};
