// Measures the paint of /login on a middling phone: Lighthouse's mobile preset against the running platform.
import lighthouse from 'lighthouse';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { startPlatform } from '../support/platform.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { median } from './measure-page.ts';

const RUNS = 5;
const DEBUGGING_PORT = 9_377;
/** Time of an empty app with the same libraries, painted by script. */
const EMPTY_APP_MS = 1_774;
const LIMIT_MS = 700;

const firstPaint = async (url: string): Promise<number> => {
  const report = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyAudits: ['first-contentful-paint'],
    logLevel: 'error',
  });
  return report?.lhr.audits['first-contentful-paint']?.numericValue ?? Number.NaN;
};

/** Measures the first paint of the login page. */
export const run = async (): Promise<BenchRow[]> => {
  const platform = await startPlatform();
  const browser = await launchBrowser(`--remote-debugging-port=${DEBUGGING_PORT}`);
  try {
    const figures: number[] = [];
    for (let round = 0; round < RUNS; round += 1) figures.push(await firstPaint(`${platform.url}/login/`));
    const figure = median(figures);
    return [atMost('/login: first paint, mobile preset', figure, 'ms', LIMIT_MS, EMPTY_APP_MS)];
  } finally {
    await browser.close();
    await platform.stop();
  }
};
