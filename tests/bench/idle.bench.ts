// A performer who is on the air and whom nobody asks, in a hidden tab, for 10 minutes: how often the page wakes up, what it sends and receives, and whether that grows.
import { setTimeout as pause } from 'node:timers/promises';
import { countWakeUps } from '../support/browser/count-wake-ups.ts';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { startPlatform } from '../support/platform.ts';
import { atMost, atMostTimes, type BenchRow } from './bench-row.ts';
import { loggedInContext } from './logged-in-context.ts';

const MINUTES = 10;
/** Both clocks run this much faster, so that the 10 minutes take two; a call must still come back within its 2 s of theirs. */
const RATE = 5;
/** Minutes before the measurement, in which what is fetched once is fetched. */
const SETTLE = 2;
const MINUTE = 60_000 / RATE;
/** 10 pings, their pongs and 20 looks at the connection are the specification's; the rest are calls, session checks and the like. */
const MOST_WAKE_UPS = 60;
const MOST_KILOBYTES = 10;
/** Times the first half: one session check more in one half of 5 minutes is 1.2. */
const MOST_GROWTH = 1.25;
const KB = 1_000;
/** Milliseconds of real time for all of it: on a machine that is too busy the minutes that were measured by then count. */
const TIMEOUT_MS = 240_000;
const FEWEST_MINUTES = 6;
/** Milliseconds that the page and the browser have for one answer. */
const ANSWER = 30_000;

interface Minute {
  readonly wakeUps: number;
  readonly bytes: number;
}

/** @throws where the work takes longer, so that nothing waits for a page that does not answer */
const inTime = <Value>(work: Promise<Value>, most = ANSWER): Promise<Value> =>
  Promise.race([
    work,
    pause(most, undefined, { ref: false }).then(() => {
      throw new Error(`no answer within ${most / 1_000} s`);
    }),
  ]);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export const run = async (): Promise<BenchRow[]> => {
  const end = performance.now() + TIMEOUT_MS;
  const platform = await startPlatform({ clockRate: RATE });
  const browser = await launchBrowser();
  try {
    const performerId = await platform.hire({ language: 'en', services: ['chat', 'email'] });
    const context = await loggedInContext(browser, platform, performerId);
    await context.addInitScript(() => localStorage.setItem('greenroom.language', 'en'));
    await context.addInitScript(countWakeUps);
    const page = await context.newPage();
    const performerPage = createPerformerPage(page, platform, performerId);
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    const addFrame = ({ response }: { readonly response: { readonly payloadData: string } }): void => {
      bytes += Buffer.byteLength(response.payloadData);
    };
    devtools.on('Network.webSocketFrameSent', addFrame);
    devtools.on('Network.webSocketFrameReceived', addFrame);
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await devtools.send('Network.enable');
    await performerPage.startWork();
    await performerPage.goReady();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const look = async () => ({
      wakeUps: await inTime(page.evaluate(() => Number(Reflect.get(globalThis, 'wakeUps')))),
      bytes,
      at: performance.now(),
    });
    await pause(SETTLE * MINUTE);
    const minutes: Minute[] = [];
    let before = await look();
    while (minutes.length < MINUTES && performance.now() + MINUTE < end) {
      await pause(MINUTE);
      const now = await look();
      // A look that comes late covers more than a minute.
      const share = MINUTE / (now.at - before.at);
      minutes.push({ wakeUps: (now.wakeUps - before.wakeUps) * share, bytes: (now.bytes - before.bytes) * share });
      before = now;
    }
    if (minutes.length < FEWEST_MINUTES)
      throw new Error(`${minutes.length} minutes measured in ${TIMEOUT_MS / 1_000} s: the machine is too busy`);
    await inTime(performerPage.state('Ready').waitFor());
    const half = Math.floor(minutes.length / 2);
    const halves = (of: keyof Minute): readonly [number, number] => [
      mean(minutes.slice(0, half).map((minute) => minute[of])),
      mean(minutes.slice(half).map((minute) => minute[of])),
    ];
    const all = (of: keyof Minute): number => mean(minutes.map((minute) => minute[of]));
    const parts = `growth: minutes ${half + 1} to ${minutes.length} against 1 to ${half}`;
    const [wakeUpsBefore, wakeUpsAfter] = halves('wakeUps');
    const [bytesBefore, bytesAfter] = halves('bytes');
    const what = `on the air, idle and hidden for ${minutes.length} minutes`;
    return [
      atMost(`${what}: timers and frames, by the minute`, all('wakeUps'), '/min', MOST_WAKE_UPS),
      atMostTimes(`… ${parts}`, wakeUpsAfter, '/min', MOST_GROWTH, wakeUpsBefore),
      atMost(`${what}: bytes both ways, by the minute`, all('bytes') / KB, 'kB/min', MOST_KILOBYTES),
      atMostTimes(`… ${parts}`, bytesAfter / KB, 'kB/min', MOST_GROWTH, bytesBefore / KB),
    ];
  } finally {
    await inTime(browser.close()).catch(() => undefined);
    await platform.stop();
  }
};
