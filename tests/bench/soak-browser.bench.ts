// The work of a long shift in a real browser, without its pauses: what the page holds after a collection, and whether that grows.
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { RECONNECT_GUARD } from '@greenroom/core/realtime/realtime.constants';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { createPerformerPage, type PerformerPage } from '../support/browser/performer-page.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestPlatform } from '../support/test-platform.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { loggedInContext } from './logged-in-context.ts';

/** Number of first visits, in which lasting objects are created, and of measured visits. */
const [WARM_UP, VISITS] = [Number(process.env['SOAK_WARM_UP'] ?? 40), Number(process.env['SOAK_VISITS'] ?? 60)];
/** As many as in eight hours. */
const VISITS_AN_HOUR = 60 / 8;
const LINES = 8;
const DROP_EVERY = 10;
/** Age of a connection at which its loss is a fresh one, and 1 s more for the greeting. A fast machine makes ten visits in less. */
const DROP_AGE = RECONNECT_GUARD + 1_000;
const MOST_GROWTH = 1;
/** Of a whole shift, which has as many visits as are measured. */
const MOST_GROWTH_OF_SHIFT = 5;
const MOST_CHANGE = 1;
const PAGES = ['Inbox', 'Customers', 'Earnings', 'Home'];

/** Within it a page that was left is let go of; seen sooner, one in 20 was still held, of 40 log-outs that all left the same. */
const LET_GO_WITHIN = 500;

interface Held {
  readonly megabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

const held = async (devtools: CDPSession): Promise<Held> => {
  await pause(LET_GO_WITHIN);
  // What a collection frees may hold what the next one frees.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    megabytes: metric('JSHeapUsedSize') / 1_000_000,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
};

/** Breaks the connection when it is old enough, and waits for the next one. @returns when that was there */
const breakConnection = async (
  { page, isConnected }: PerformerPage,
  platform: TestPlatform,
  performerId: string,
  connectedAt: number,
): Promise<number> => {
  await pause(Math.max(0, connectedAt + DROP_AGE - performance.now()));
  const opened = page.waitForEvent('websocket');
  await platform.fault('drop-socket', true, performerId);
  await opened;
  await isConnected();
  return performance.now();
};

/** One visit: a request, a talk, a look at another page, and the end. */
const visit = async (
  performerPage: PerformerPage,
  platform: TestPlatform,
  performerId: string,
  number: number,
): Promise<void> => {
  const customer = await platform.customer({ name: `Mark${number % 7}` });
  await customer.asks(performerId);
  await performerPage.accept();
  await customer.startsBothTimers();
  for (let line = 0; line < LINES; line += 1) {
    await customer.says(`Line ${line} of visit ${number}`);
    await performerPage.say(`Answer ${line}`);
  }
  const name = PAGES[number % PAGES.length] ?? '';
  await performerPage.page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await customer.leaves('CLICK');
  await performerPage.summary.getByRole('button', { name: 'Done' }).click();
  await performerPage.state('Ready').waitFor();
};

/** Logs out and in again. @returns what the page holds in between */
const logOutAndIn = async (performerPage: PerformerPage, devtools: CDPSession): Promise<Held> => {
  await performerPage.logOut();
  await performerPage.isAtLogin();
  const left = await held(devtools);
  await performerPage.logIn();
  await performerPage.isConnected();
  return left;
};

export const run = async (): Promise<BenchRow[]> => {
  const platform = await startPlatform();
  const browser = await launchBrowser();
  try {
    const performerId = await platform.hire({ language: 'en', services: ['chat', 'email'] });
    const context = await loggedInContext(browser, platform, performerId);
    await context.addInitScript(() => localStorage.setItem('greenroom.language', 'en'));
    const page = await context.newPage();
    const performerPage = createPerformerPage(page, platform, performerId);
    await performerPage.startWork();
    await performerPage.goReady();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    let connectedAt = performance.now();
    const visits = async (from: number, until: number): Promise<Held> => {
      for (let number = from; number < until; number += 1) {
        await visit(performerPage, platform, performerId, number);
        if (number % DROP_EVERY > 0) continue;
        connectedAt = await breakConnection(performerPage, platform, performerId, connectedAt);
        await performerPage.state('Ready').waitFor();
      }
      await performerPage.isConnected();
      return held(devtools);
    };
    const first = await visits(0, WARM_UP);
    const last = await visits(WARM_UP, WARM_UP + VISITS);
    const change = (name: 'nodes' | 'listeners', [from, to] = [first, last]): number =>
      ((to[name] - from[name]) / from[name]) * 100;
    // Code that a log-out and a login need is fetched by the first.
    await logOutAndIn(performerPage, devtools);
    const leftOnce = await logOutAndIn(performerPage, devtools);
    await logOutAndIn(performerPage, devtools);
    const leftAgain = await logOutAndIn(performerPage, devtools);
    const grown = last.megabytes - first.megabytes;
    const growth = (grown / VISITS) * VISITS_AN_HOUR;
    return [
      atMost(
        `a browser through ${VISITS} sessions of ${2 * LINES} lines: memory, by the hour`,
        growth,
        'MB/h',
        MOST_GROWTH,
      ),
      atMost(
        `… memory, by the shift of ${VISITS} sessions: ${first.megabytes.toFixed(1)} MB at first`,
        grown,
        'MB',
        MOST_GROWTH_OF_SHIFT,
      ),
      atMost(`… nodes of its page: ${first.nodes} at first`, change('nodes'), '%', MOST_CHANGE),
      atMost(`… listeners: ${first.listeners} at first`, change('listeners'), '%', MOST_CHANGE),
      atMost(
        `… listeners after a log-out, two log-outs later: ${leftOnce.listeners} at first`,
        change('listeners', [leftOnce, leftAgain]),
        '%',
        0,
      ),
    ];
  } finally {
    await browser.close();
    await platform.stop();
  }
};
