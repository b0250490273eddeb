// A performer who is on the air and whom nobody asks, in a hidden tab, for 10 minutes: how often the page wakes up, what it sends and receives, and whether that grows.
import { setTimeout as pause } from 'node:timers/promises';
import { countWakeUps } from '../support/browser/count-wake-ups.ts';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { startPlatform } from '../support/platform.ts';
import { atMost, type BenchRow } from './bench-row.ts';
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
/** One session check more in one half of 5 minutes is 20 %. */
const MOST_GROWTH = 25;
const KB = 1_000;

interface Minute {
  readonly wakeUps: number;
  readonly bytes: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export const run = async (): Promise<BenchRow[]> => {
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
    const wakeUps = (): Promise<number> => page.evaluate(() => Number(Reflect.get(globalThis, 'wakeUps')));
    await pause(SETTLE * MINUTE);
    const minutes: Minute[] = [];
    for (let minute = 0; minute < MINUTES; minute += 1) {
      const before = { wakeUps: await wakeUps(), bytes };
      await pause(MINUTE);
      minutes.push({ wakeUps: (await wakeUps()) - before.wakeUps, bytes: bytes - before.bytes });
    }
    const half = MINUTES / 2;
    const growth = (of: keyof Minute): number => {
      const first = mean(minutes.slice(0, half).map((minute) => minute[of]));
      return ((mean(minutes.slice(half).map((minute) => minute[of])) - first) / first) * 100;
    };
    await performerPage.state('Ready').waitFor();
    return [
      atMost(
        `on the air, idle and hidden for ${MINUTES} minutes: timers and frames, by the minute`,
        mean(minutes.map((minute) => minute.wakeUps)),
        '/min',
        MOST_WAKE_UPS,
      ),
      atMost('… more of them in the second half', growth('wakeUps'), '%', MOST_GROWTH),
      atMost(
        '… bytes both ways, by the minute',
        mean(minutes.map((each) => each.bytes)) / KB,
        'kB/min',
        MOST_KILOBYTES,
      ),
      atMost('… more of them in the second half', growth('bytes'), '%', MOST_GROWTH),
    ];
  } finally {
    await browser.close();
    await platform.stop();
  }
};
