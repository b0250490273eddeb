// The session screen while 10,000 lines come in 10 s, in a browser slowed down four times: how long keys and presses wait for their paint.
import type { CDPSession, Page } from 'playwright';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { createPerformerPage, type PerformerPage } from '../support/browser/performer-page.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestPlatform } from '../support/test-platform.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { loggedInContext } from './logged-in-context.ts';
import { makeRoom } from './window-room.ts';

const SLOW_DOWN = 4;
const LIMIT_MS = 200;
/** A long task of 50 ms, as often slower as everything else. */
const TASK_LIMIT_MS = 50 * SLOW_DOWN;
/** Keys and presses while the flood lasts. */
const ROUNDS = 8;
const KEYS = 4;
const BETWEEN_MS = 150;
const P75 = 0.75;
/** Number of the slowest that have a row of their own. */
const SHOWN = 3;

/** The longest event of a key or press: milliseconds until its handlers began, until they were done, and until the next paint. */
interface Interaction {
  readonly on: string;
  readonly waited: number;
  readonly worked: number;
  readonly duration: number;
}

interface Interactions {
  readonly interactions: readonly Interaction[];
  readonly longestTask: number;
}

/** Runs before anything else of the page. */
const WATCH = `
  globalThis.inputs = { events: [], tasks: [] };
  const keep = (name) => (list) => inputs[name].push(...list.getEntries());
  new PerformanceObserver(keep('events')).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver(keep('tasks')).observe({ type: 'longtask', buffered: true });
`;

const interactionsOf = (page: Page, from: number): Promise<Interactions> =>
  page.evaluate<Interactions>(`(() => {
    const longest = new Map();
    for (const { interactionId, name, target, duration, startTime, processingStart, processingEnd } of inputs.events) {
      if (interactionId === 0 || startTime < ${from} || duration <= (longest.get(interactionId)?.duration ?? 0)) continue;
      const on = name + ' on ' + (target?.ariaLabel ?? target?.localName ?? 'what is gone');
      const [waited, worked] = [processingStart - startTime, processingEnd - processingStart];
      longest.set(interactionId, { on, waited, worked, duration });
    }
    const tasks = inputs.tasks.filter(({ startTime }) => startTime >= ${from}).map(({ duration }) => duration);
    return { interactions: [...longest.values()], longestTask: Math.max(0, ...tasks) };
  })()`);

/** Types, and opens and closes the menu of the session, for as long as the flood lasts. */
const operate = async ({ page, message, button }: PerformerPage): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await message.focus();
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.press('a');
      await page.waitForTimeout(BETWEEN_MS);
    }
    await button('Session menu').click();
    await page.waitForTimeout(BETWEEN_MS);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(BETWEEN_MS);
  }
};

const measured = async (performerPage: PerformerPage, devtools: CDPSession, flood: () => Promise<void>) => {
  const { page } = performerPage;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  // Whatever is fetched when it is first used is there before.
  await operate(performerPage);
  const from = await page.evaluate<number>('performance.now()');
  await Promise.all([flood(), operate(performerPage)]);
  return interactionsOf(page, from);
};

const floodedSession = async (platform: TestPlatform): Promise<Interactions> => {
  const browser = await launchBrowser();
  try {
    const performerId = await platform.hire({ language: 'en', services: ['chat'] });
    const context = await loggedInContext(browser, platform, performerId);
    await context.addInitScript(WATCH);
    const performerPage = createPerformerPage(await context.newPage(), platform, performerId);
    await performerPage.startWork();
    const mark = await platform.customer({ name: 'Mark' });
    await performerPage.meet(mark);
    await mark.startsBothTimers();
    const devtools = await context.newCDPSession(performerPage.page);
    await makeRoom(devtools);
    return await measured(performerPage, devtools, () => platform.fault('event-flood', true, performerId));
  } finally {
    await browser.close();
  }
};

const rowOf = ({ on, waited, worked, duration }: Interaction): BenchRow =>
  atMost(`… ${on}: waited ${waited.toFixed(0)}, worked ${worked.toFixed(0)} ms`, duration, 'ms', LIMIT_MS);

/** Measures input during a flood. */
export const run = async (): Promise<BenchRow[]> => {
  const platform = await startPlatform();
  try {
    const { interactions, longestTask } = await floodedSession(platform);
    const sorted = interactions.toSorted((left, right) => left.duration - right.duration);
    const durationAt = (index: number): number => sorted[index]?.duration ?? Number.NaN;
    const during = `session under a flood, CPU slowed down ${SLOW_DOWN} times`;
    return [
      // Of so few interactions the longest is the page's INP.
      atMost(`${during}: INP of ${sorted.length} keys and presses`, durationAt(sorted.length - 1), 'ms', LIMIT_MS),
      atMost('… 75 of 100 of them', durationAt(Math.floor(sorted.length * P75)), 'ms', LIMIT_MS),
      ...sorted.slice(-SHOWN).toReversed().map(rowOf),
      atMost('… longest task', longestTask, 'ms', TASK_LIMIT_MS),
    ];
  } finally {
    await platform.stop();
  }
};
