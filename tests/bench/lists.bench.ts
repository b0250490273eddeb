// Measures the time until the longest lists can be read once their data is there, and that they scroll without a long task. A real browser, the
// product's own pages.
import { LOGIN_COOKIE } from '@greenroom/sim-cli/platform/security/cookies';
import type { Browser, Page } from 'playwright';
import type { TestPlatform } from '../support/test-platform.ts';
import { quickLogin } from '../support/browser/quick-login.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { median, taskTime } from './measure-page.ts';
import { DEMI, MARK, startYearWorld } from './year-world.ts';
import { launchBrowser } from '../support/browser/launch-browser.ts';

const ROUNDS = 5;
const OPEN_LIMIT_MS = 300;
/** Main thread, from the answer to the painted rows. */
const WORK_LIMIT_MS = 200;
/** Milliseconds from which a browser calls a task long. */
const LONG_TASK_MS = 50;
/** The most rows that an address may ask for. */
const LARGEST = 100;
const SCROLLS = 60;
const SCROLL_PX = 240;
const PATIENCE_MS = 20_000;

const ACCOUNTS_PATH = `performer/performer_accounts/${DEMI}`;
const WHOLE_PAGE = `limit=${LARGEST}&offset=0`;

/** Paged lists: a page has 5 or 10 entries, or as many as the address asks for. */
const LISTS = [
  {
    what: 'a client of 10,000 sessions',
    path: `/clients/${MARK}/`,
    page: 5,
    call: '/history/',
    ask: `history/${MARK}?months=0&${WHOLE_PAGE}`,
    row: '#main tbody tr',
    scroller: '#main',
  },
  {
    what: 'an inbox of 10,000 messages from 2,000 customers',
    path: '/inbox/',
    page: 10,
    call: '/conversations?',
    ask: `conversations?type=inbox&${WHOLE_PAGE}`,
    row: '#main [data-client]',
    scroller: '#main section:has([data-client])',
  },
  {
    what: '2,000 customers',
    path: '/clients/',
    page: 20,
    call: '/clients?',
    ask: `clients?order=last_contact&${WHOLE_PAGE}`,
    row: '#main tbody tr',
    scroller: '#main',
  },
] as const;

type List = (typeof LISTS)[number];

/** Runs before anything else of the page: when its rows are painted, when their data had arrived, and which tasks were long. */
const WATCH = `
  globalThis.probe = { tasks: [] };
  // The browser keeps 250 otherwise, and the chunks alone are more.
  performance.setResourceTimingBufferSize(5_000);
  new PerformanceObserver((list) => probe.tasks.push(...list.getEntries()))
    .observe({ type: 'longtask', buffered: true });
  probe.painted = (selector, rows) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('There are no ' + rows + ' of ' + selector + '.')), ${PATIENCE_MS});
    const look = () => {
      if (document.querySelectorAll(selector).length < rows) return requestAnimationFrame(look);
      const painted = new MessageChannel();
      painted.port1.onmessage = () => resolve(performance.now());
      painted.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  });
  // On a busy machine the entry of an answer comes later than the answer itself.
  probe.arrived = async (call) => {
    const end = performance.now() + ${PATIENCE_MS};
    while (performance.now() < end) {
      const entry = performance.getEntriesByType('resource').findLast(({ name }) => name.includes(call));
      if (entry !== undefined) return entry.responseEnd;
      await new Promise(requestAnimationFrame);
    }
    throw new Error('There is no answer to ' + call);
  };
`;

const waited = async (page: Page, { call, row }: List, rows: number): Promise<number> => {
  const painted = await page.evaluate<number>(`probe.painted(${JSON.stringify(row)}, ${rows})`);
  return painted - (await page.evaluate<number>(`probe.arrived(${JSON.stringify(call)})`));
};

const addressOf = ({ path, page }: List, rows: number): string => (rows === page ? path : `${path}?limit=${rows}`);

/** The whole app starts at this address. */
const openByAddress = async (page: Page, list: List, rows: number, url: string): Promise<number> => {
  await page.goto(url + addressOf(list, rows), { waitUntil: 'commit' });
  return waited(page, list, rows);
};

/** Work of the main thread, not of its waiting, from the moment at which the answer is handed to the page until its rows are painted. */
const workByAddress = async (page: Page, list: List, rows: number, url: string): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  let before = Number.NaN;
  const isAnswer = (address: URL): boolean => address.href.includes(list.call);
  await page.route(isAnswer, async (route) => {
    const response = await route.fetch();
    before = await taskTime(devtools);
    await route.fulfill({ response });
  });
  await openByAddress(page, list, rows, url);
  const work = (await taskTime(devtools)) - before;
  await page.unroute(isAnswer);
  await devtools.detach();
  return work;
};

/** Opens a list from another page; entries are cached, so each round opens another page of the list. */
const openWithin = async (page: Page, list: List, round: number): Promise<number> => {
  const { row } = list;
  const address = `${list.path}?limit=${LARGEST}&page=${round + 2}`;
  const goTo = (to: string) =>
    page.evaluate(`history.pushState(null, '', ${JSON.stringify(to)}); dispatchEvent(new PopStateEvent('popstate'))`);
  await goTo('/memos/');
  await page.locator(row).first().waitFor({ state: 'detached' });
  await goTo(address);
  return waited(page, list, LARGEST);
};

/** @returns the longest task while scrolling to the end; 0 when none was long */
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
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  // The bench says why it ends, and does not wait for rows that never come.
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
};

const often = async (open: (round: number) => Promise<number>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await open(round));
  return median(times);
};

const opening = (what: string, figure: number, floor: number): BenchRow =>
  atMost(`lists: ${what}`, figure, 'ms', OPEN_LIMIT_MS, floor);

/** The same answer put into a bare list, on a page without the product. */
const bareList = async (page: Page, { ask }: List, url: string): Promise<number> => {
  const headers = { ver: '1.1', tokenDate: '0' };
  const answer = await page.context().request.get(`${url}/api/${ACCOUNTS_PATH}/${ask}`, { headers });
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
  const floor = await often(() => bareList(page, list, url));
  const usual = await often(() => openByAddress(page, list, list.page, url));
  const largest = await often(() => openByAddress(page, list, LARGEST, url));
  const work = await often(() => workByAddress(page, list, list.page, url));
  const within = await often((round) => openWithin(page, list, round));
  const longest = await scrollThrough(page, list);
  return [
    opening(`${list.what}, ${list.page} of them, the app started by its address`, usual, floor),
    opening(`${list.what}, ${LARGEST} of them, the app started by its address`, largest, floor),
    atMost(`lists: ${list.what}, ${list.page} of them, main thread after the answer`, work, 'ms', WORK_LIMIT_MS, floor),
    opening(`${list.what}, ${LARGEST} of them, from another page`, within, floor),
    {
      what: `lists: ${list.what}, longest task over ${LONG_TASK_MS} ms while scrolling through ${LARGEST}`,
      figure: longest,
      unit: 'ms',
      floor: undefined,
      ratio: undefined,
      limit: 'none',
      ok: longest === 0,
    },
  ];
};

/** Measures opening and scrolling the lists of customers, memos, messages and the forum. */
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
