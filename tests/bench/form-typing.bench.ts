// What one key in the longest form, a whole registration, costs the main thread of a browser slowed down four times.
import { chromium, type CDPSession, type Page } from 'playwright';
import { ensureBrowser } from '../../scripts/house/browser.mjs';
import { LAUNCH_FLAGS } from '../launch-flags.ts';
import { startPlatform } from '../support/platform.ts';
import type { BenchRow } from './bench-row.ts';
import { median, taskTime } from './measure-page.ts';

const KEYS = 60;
const SLOW_DOWN = 4;
const LIMIT_MS = 16;

const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** The median cost of a key until it is painted, less that of waiting for a picture without it. */
const keyCost = async (page: Page, devtools: CDPSession): Promise<number> => {
  const costs: number[] = [];
  const waits: number[] = [];
  const costOf = async (act: () => Promise<void>): Promise<number> => {
    const before = await taskTime(devtools);
    await act();
    await drawn(page);
    return (await taskTime(devtools)) - before;
  };
  for (let key = 0; key < KEYS; key += 1) {
    costs.push(await costOf(() => page.keyboard.press('a')));
    waits.push(await costOf(() => Promise.resolve()));
  }
  return median(costs) - median(waits);
};

/** A page on which every main-thread millisecond takes four. */
const slowed = async (page: Page): Promise<CDPSession> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'timeTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return devtools;
};

/** Measures typing in the longest form. */
export const run = async (): Promise<BenchRow[]> => {
  const executablePath = await ensureBrowser();
  const platform = await startPlatform();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...LAUNCH_FLAGS],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
    await page.setContent('<input autofocus>');
    await page.locator('input').focus();
    const floor = await keyCost(page, await slowed(page));

    await page.goto(`${platform.url}/register/${await platform.invite()}`);
    await page.locator('form').waitFor();
    // With everything wrong in sight, a key costs most.
    await page.locator('form button[type=submit]').click();
    await page.locator('input[autocomplete=given-name]').focus();
    const figure = await keyCost(page, await slowed(page));
    return [
      {
        what: `registration: one key, CPU slowed down ${SLOW_DOWN} times`,
        figure,
        unit: 'ms',
        floor,
        ratio: figure / floor,
        limit: `<= ${LIMIT_MS} ms`,
        ok: figure <= LIMIT_MS,
      },
    ];
  } finally {
    await browser.close();
    await platform.stop();
  }
};
