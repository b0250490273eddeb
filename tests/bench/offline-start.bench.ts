// An installed app without a network: from opening it to a page that says so.
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { startPlatform } from '../support/platform.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { VIEWPORT } from './logged-in-context.ts';
import { median } from './measure-page.ts';

const STARTS = 9;
const MOST = 1_000;
const HEADING = 'Greenroom cannot be reached';

/** Notes in `clearAt` when the heading was painted. Runs in the page, before its own scripts. */
const noteHeading = (heading: string): void => {
  const observer = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent !== heading) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => Reflect.set(globalThis, 'clearAt', performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
};

export const run = async (): Promise<BenchRow[]> => {
  const platform = await startPlatform({ clockRate: 1, hasServiceWorker: true });
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: VIEWPORT });
    await context.addInitScript(() => localStorage.setItem('greenroom.language', 'en'));
    await context.addInitScript(noteHeading, HEADING);
    const page = await context.newPage();
    await page.goto(`${platform.url}/login/`);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active?.state !== 'activated') await new Promise((go) => setTimeout(go, 20));
    });
    await page.reload();
    // One tab works at a time.
    await page.close();
    await context.setOffline(true);
    const starts: { readonly clear: number; readonly painted: number }[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      const opened = await context.newPage();
      await opened.goto(`${platform.url}/earnings/`, { waitUntil: 'commit' });
      await opened.getByRole('heading', { name: HEADING, level: 1 }).waitFor();
      await opened.waitForFunction(() => Reflect.has(globalThis, 'clearAt'));
      starts.push(
        await opened.evaluate(() => ({
          clear: Number(Reflect.get(globalThis, 'clearAt')),
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        })),
      );
      await opened.close();
    }
    const clear = starts.map((start) => start.clear);
    // The floor is the first paint of the page: the browser, the worker and the shell, without the app.
    const floor = median(starts.map(({ painted }) => painted));
    return [
      atMost(
        `installed, without a network: from opening to a clear page, median of ${STARTS}`,
        median(clear),
        'ms',
        MOST,
        floor,
      ),
      atMost('… the slowest', Math.max(...clear), 'ms', MOST),
    ];
  } finally {
    await browser.close();
    await platform.stop();
  }
};
