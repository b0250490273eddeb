import type { Browser, Page } from 'playwright';
// Measures, in a real browser on the product's own pages, how soon the longest lists show their rows once the data has arrived, and whether
// they scroll without a long task.
import { LOGIN_COOKIE } from '@greenroom/sim-cli/platform/base/security/cookies';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { quickLogin } from '../support/browser/quick-login.ts';
import type { TestPlatform } from '../support/test-platform.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { median, taskTime } from './measure-page.ts';
import { DEMI, MARK, startYearWorld } from './year-world.ts';

const ROUNDS = 5;
/** Longest time from the data to the painted rows. */
const OPEN_LIMIT_MS = 300;
/** Longest work of the main thread from the answer to the painted rows. */
const WORK_LIMIT_MS = 200;
/** Milliseconds from which a browser calls a task long. */
const LONG_TASK_MS = 50;
/** The most rows that an address may ask for. */
const LARGEST = 100;
const SCROLLS = 60;
const SCROLL_PX = 240;
/** Time after which a list that does not show its rows ends the bench. */
const TIMEOUT_MS = 20_000;

const ACCOUNTS_PATH = `performer/performer_accounts/${DEMI}`;
const WHOLE_PAGE = `limit=${LARGEST}&offset=0`;

/**
 * Paged lists. `pageSize`: rows without a number in the address. `call`: part of the address of the data. `query`: path of the same data
 * with the most rows. `row`, `scroller`: selectors.
 */
const LISTS = [
  {
    what: 'a client of 10,000 sessions',
    path: `/clients/${MARK}/`,
    pageSize: 5,
    call: '/history/',
    query: `history/${MARK}?months=0&${WHOLE_PAGE}`,
    row: '#main tbody tr',
    scroller: '#main',
  },
  {
    what: 'an inbox of 10,000 messages from 2,000 customers',
    path: '/inbox/',
    pageSize: 10,
    call: '/conversations?',
    query: `conversations?type=inbox&${WHOLE_PAGE}`,
    row: '#main [data-client]',
    scroller: '#main section:has([data-client])',
  },
  {
    what: '2,000 customers',
    path: '/clients/',
    pageSize: 20,
    call: '/clients?',
    query: `clients?order=last_contact&${WHOLE_PAGE}`,
    row: '#main tbody tr',
    scroller: '#main',
  },
] as const;

type List = (typeof LISTS)[number];

/**
 * Script that runs before those of the page. `probe.painted` waits for the rows and `probe.arrived` for an answer to a call of that time or later,
 * each with its time in milliseconds as the result; `probe.tasks` are the long tasks.
 */
const PROBE = `
  globalThis.probe = { tasks: [] };
  // The browser keeps 250 otherwise, and the chunks alone are more.
  performance.setResourceTimingBufferSize(5_000);
  new PerformanceObserver((list) => probe.tasks.push(...list.getEntries()))
    .observe({ type: 'longtask', buffered: true });
  probe.painted = (selector, rows) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('There are no ' + rows + ' of ' + selector + '.')), ${TIMEOUT_MS});
    const look = () => {
      if (document.querySelectorAll(selector).length < rows) return requestAnimationFrame(look);
      const painted = new MessageChannel();
      painted.port1.onmessage = () => resolve(performance.now());
      painted.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  });
  // On a busy machine the entry of an answer comes later than the answer itself.
  probe.arrived = async (call, since) => {
    const end = performance.now() + ${TIMEOUT_MS};
    while (performance.now() < end) {
      const entry = performance.getEntriesByType('resource').findLast(({ name, startTime }) => startTime >= since && name.includes(call));
      if (entry !== undefined) return entry.responseEnd;
      await new Promise(requestAnimationFrame);
    }
    throw new Error('There is no answer to ' + call);
  };
`;

/** Milliseconds from the arrival of the data until so many rows are painted. @param since time of the press, in milliseconds of the page */
const timeToRows = async (page: Page, { call, row }: List, rows: number, since = 0): Promise<number> => {
  const painted = await page.evaluate<number>(`probe.painted(${JSON.stringify(row)}, ${rows})`);
  return painted - (await page.evaluate<number>(`probe.arrived(${JSON.stringify(call)}, ${since})`));
};

const addressOf = ({ path, pageSize }: List, rows: number): string =>
  rows === pageSize ? path : `${path}?limit=${rows}`;

/** Starts the whole app at the address of a list. @returns milliseconds from its data to its rows */
const openByAddress = async (page: Page, list: List, rows: number, url: string): Promise<number> => {
  await page.goto(url + addressOf(list, rows), { waitUntil: 'commit' });
  return timeToRows(page, list, rows);
};

/** Work of the main thread in milliseconds, without its waiting, from the moment the page gets the answer until its rows are painted. */
const workByAddress = async (page: Page, list: List, url: string): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  let before = Number.NaN;
  const isAnswer = (address: URL): boolean => address.href.includes(list.call);
  await page.route(isAnswer, async (route) => {
    const response = await route.fetch();
    before = await taskTime(devtools);
    await route.fulfill({ response });
  });
  await openByAddress(page, list, list.pageSize, url);
  const work = (await taskTime(devtools)) - before;
  await page.unroute(isAnswer);
  await devtools.detach();
  return work;
};

/** Opens a list from another page of the app; entries are cached, so each round opens another page of the list. */
const openWithin = async (page: Page, list: List, round: number): Promise<number> => {
  const { row } = list;
  const address = `${list.path}?limit=${LARGEST}&page=${round + 2}`;
  const goTo = (to: string) =>
    page.evaluate(`history.pushState(null, '', ${JSON.stringify(to)}); dispatchEvent(new PopStateEvent('popstate'))`);
  await goTo('/memos/');
  await page.locator(row).first().waitFor({ state: 'detached' });
  const since = await page.evaluate<number>('performance.now()');
  await goTo(address);
  return timeToRows(page, list, LARGEST, since);
};

/** @returns the longest task in milliseconds while scrolling to the end; 0 when none was long */
const scrollThrough = async (page: Page, { scroller }: List): Promise<number> => {
  await page.locator(scroller).hover();
  const from = await page.evaluate<number>('performance.now()');
  for (let turn = 0; turn < SCROLLS; turn += 1) {
    await page.mouse.wheel(0, SCROLL_PX);
    await page.waitForTimeout(16);
  }
  const end = await page.locator(scroller).evaluate((element) => element.scrollTop);
  if (end < SCROLL_PX) throw new Error('The page did not scroll.');
  return page.evaluate<number>(
    `Math.max(0, ...probe.tasks.filter(({ startTime }) => startTime >= ${from}).map(({ duration }) => duration))`,
  );
};

const openBrowserPage = async (browser: Browser, platform: TestPlatform): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  const value = await quickLogin(platform, DEMI);
  const domain = new URL(platform.url).hostname;
  await context.addCookies([
    { name: LOGIN_COOKIE, value, domain, path: '/', secure: true, httpOnly: true, sameSite: 'Strict' },
  ]);
  await context.addInitScript(PROBE);
  const page = await context.newPage();
  // The bench says why it ends, and does not wait for rows that never come.
  page.setDefaultTimeout(TIMEOUT_MS);
  return page;
};

const medianOfRounds = async (measure: (round: number) => Promise<number>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measure(round));
  return median(times);
};

const openingRow = (what: string, figure: number, floor: number): BenchRow =>
  atMost(`lists: ${what}`, figure, 'ms', OPEN_LIMIT_MS, floor);

/** Floor of the figures: milliseconds until the same answer is painted as a bare list, on a page without the product. */
const bareList = async (page: Page, { query }: List, url: string): Promise<number> => {
  const headers = { ver: '1.1', tokenDate: '0' };
  const answer = await page.context().request.get(`${url}/api/${ACCOUNTS_PATH}/${query}`, { headers });
  await page.goto(`${url}/config.json`);
  return page.evaluate<number>(`(async () => {
    const arrived = performance.now();
    const entries = Object.values(JSON.parse(${JSON.stringify(await answer.text())})).find(Array.isArray);
    const list = document.createElement('main');
    list.id = 'main';
    for (const entry of entries) {
      const row = list.appendChild(document.createElement('p'));
      for (const value of Object.values(entry)) row.appendChild(document.createElement('span')).textContent = value;
    }
    document.body.replaceChildren(list);
    return (await probe.painted('#main p', ${LARGEST})) - arrived;
  })()`);
};

const rowsOf = async (page: Page, list: List, url: string): Promise<BenchRow[]> => {
  const { what, pageSize } = list;
  const floor = await medianOfRounds(() => bareList(page, list, url));
  const usual = await medianOfRounds(() => openByAddress(page, list, pageSize, url));
  const largest = await medianOfRounds(() => openByAddress(page, list, LARGEST, url));
  const work = await medianOfRounds(() => workByAddress(page, list, url));
  const within = await medianOfRounds((round) => openWithin(page, list, round));
  const longest = await scrollThrough(page, list);
  return [
    openingRow(`${what}, ${pageSize} of them, the app started by its address`, usual, floor),
    openingRow(`${what}, ${LARGEST} of them, the app started by its address`, largest, floor),
    atMost(`lists: ${what}, ${pageSize} of them, main thread after the answer`, work, 'ms', WORK_LIMIT_MS, floor),
    openingRow(`${what}, ${LARGEST} of them, from another page`, within, floor),
    {
      what: `lists: ${what}, longest task over ${LONG_TASK_MS} ms while scrolling through ${LARGEST}`,
      figure: longest,
      unit: 'ms',
      floor: undefined,
      ratio: undefined,
      limit: 'none',
      ok: longest === 0,
    },
  ];
};

/** Measures opening and scrolling the history of a customer, the inbox and the customers. */
export const run = async (): Promise<BenchRow[]> => {
  const world = await startYearWorld();
  const browser = await launchBrowser();
  try {
    const page = await openBrowserPage(browser, world.platform);
    const rows: BenchRow[] = [];
    for (const list of LISTS) rows.push(...(await rowsOf(page, list, world.platform.url)));
    return rows;
  } finally {
    await browser.close();
    await world.stop();
  }
};
