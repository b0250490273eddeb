// Measures the cost of one more chat message on the main thread of a real browser, and shows that it is visible.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { ROOT, run as runCommand } from '../../scripts/lib/process.mjs';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { atMost, atMostTimes, type BenchRow } from './bench-row.ts';
import { median, taskTime } from './measure-page.ts';

const LENGTHS = [100, 1_000, 10_000];
const ROUNDS = 60;
const OPENINGS = 7;
/** Of the same text put into a bare list. */
const MOST_TIMES = 1.5;
const OPENING_LIMIT_MS = 20;
const LIMIT_MB = 6;
const MILLION = 1_000_000;

const buildPage = async (): Promise<string> => {
  const outDir = join(ROOT, 'node_modules', '.cache', 'greenroom', 'chat-log-bench');
  mkdirSync(outDir, { recursive: true });
  const vite = join(ROOT, 'packages', 'web', 'node_modules', '.bin', 'vite');
  const config = join(ROOT, 'packages', 'web', 'bench', 'vite.config.ts');
  const built = await runCommand(vite, ['build', '--config', config, '--outDir', outDir, '--logLevel', 'warn'], {
    capture: true,
    env: { NODE_ENV: 'production' },
  });
  if (built.code !== 0) throw new Error(built.output);
  return outDir;
};

const costOf = async (page: Page, devtools: CDPSession, script: string): Promise<number> => {
  const before = await taskTime(devtools);
  await page.evaluate(script);
  return (await taskTime(devtools)) - before;
};

/** The median cost of a step, less that of waiting for a picture without it. */
const medianCost = async (page: Page, devtools: CDPSession, script: string): Promise<number> => {
  const costs: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.push(await costOf(page, devtools, script));
    waits.push(await costOf(page, devtools, 'chatLogBench.idle()'));
  }
  return median(costs) - median(waits);
};

const usedHeap = async (devtools: CDPSession): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
};

const appendRow = async (page: Page, devtools: CDPSession, length: number, floor: number): Promise<BenchRow> => {
  await page.evaluate(`chatLogBench.open(${length})`);
  const figure = await medianCost(page, devtools, 'chatLogBench.append()');
  const visible = await page.evaluate('chatLogBench.lastIsVisible()');
  if (visible !== true) throw new Error(`The last of ${length} messages is not inside the view.`);
  const what = `chat: one more message with ${length.toLocaleString('en')} before it`;
  return atMostTimes(what, figure, 'ms', MOST_TIMES, floor);
};

const openingRow = async (page: Page, devtools: CDPSession): Promise<BenchRow> => {
  const costs: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < OPENINGS; round += 1) {
    await page.evaluate('chatLogBench.prepare(0)');
    floors.push(await costOf(page, devtools, 'chatLogBench.openPlain(100)'));
    await page.evaluate('chatLogBench.prepare(10000)');
    costs.push(await costOf(page, devtools, 'chatLogBench.show()'));
  }
  const visible = await page.evaluate('chatLogBench.lastIsVisible()');
  if (visible !== true) throw new Error('The last of 10,000 messages is not inside the view when it opens.');
  const figure = median(costs);
  const floor = median(floors);
  return atMost('chat: opening a conversation of 10,000', figure, 'ms', OPENING_LIMIT_MS, floor);
};

const memoryRow = async (page: Page, devtools: CDPSession): Promise<BenchRow> => {
  await page.evaluate('chatLogBench.open(0)');
  const empty = await usedHeap(devtools);
  await page.evaluate('chatLogBench.open(10000)');
  const figure = ((await usedHeap(devtools)) - empty) / MILLION;
  return atMost('chat: memory of 10,000 messages', figure, 'MB', LIMIT_MB);
};

/** Measures the chat log. */
export const run = async (): Promise<BenchRow[]> => {
  const folder = await buildPage();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
    await page.addStyleTag({ path: join(folder, 'chat-log.css') });
    await page.addScriptTag({ path: join(folder, 'chat-log.js') });
    const devtools = await page.context().newCDPSession(page);
    // Time the thread really worked, not time it waited for a processor that others use too.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluate('chatLogBench.openPlain(100)');
    const floor = await medianCost(page, devtools, 'chatLogBench.appendPlain()');
    const rows: BenchRow[] = [];
    for (const length of LENGTHS) rows.push(await appendRow(page, devtools, length, floor));
    return [...rows, await openingRow(page, devtools), await memoryRow(page, devtools)];
  } finally {
    await browser.close();
  }
};
