// Measures the time from the platform's answer to the acceptance until the session screen is painted.
import type { Page } from 'playwright';
import { mediaFlags } from '../launch-flags.ts';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { createPerformerPage, type PerformerPage } from '../support/browser/performer-page.ts';
import { measureOpening } from '../support/browser/session-opening.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestCustomer, TestPlatform } from '../support/test-platform.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { loggedInContext } from './logged-in-context.ts';
import { median } from './measure-page.ts';

const ROUNDS = 11;
const LIMIT_MS = 150;
/** A browser with much else to do takes its time to come up. */
const TIMEOUT = { timeout: 60_000 };
/** Ringing: what the request sets off is over by then. */
const RINGING_MS = 1_500;

type Opening = Awaited<ReturnType<typeof measureOpening>>;

const goReady = async (performerPage: PerformerPage, url: string): Promise<void> => {
  await performerPage.page.goto(url);
  await performerPage.connection('Connected').waitFor(TIMEOUT);
  await performerPage.button('Go ready').click();
  await performerPage.state('Ready').waitFor(TIMEOUT);
};

const openOnce = async (performerPage: PerformerPage, mark: TestCustomer, performerId: string): Promise<Opening> => {
  await mark.asks(performerId);
  const accept = performerPage.request.getByRole('button', { name: /^Accept/ });
  await accept.waitFor(TIMEOUT);
  await performerPage.page.waitForTimeout(RINGING_MS);
  const opening = await measureOpening(performerPage.page, () => accept.click());
  if (opening.fetched.length > 0) throw new Error(`Code was fetched to open a session: ${opening.fetched.join(', ')}`);
  await performerPage.state('In session').waitFor(TIMEOUT);
  await mark.leaves('CLICK');
  await performerPage.summary.getByRole('button', { name: 'Done' }).click(TIMEOUT);
  await performerPage.summary.waitFor({ state: 'hidden', ...TIMEOUT });
  return opening;
};

/** From a change to its painted frame: an empty frame that fills a bare page. */
const barePaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const frame = document.createElement('div');
        frame.style.cssText = 'position: fixed; inset: 0; background: canvas';
        document.body.replaceChildren(frame);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
      }),
  );

const measured = async (platform: TestPlatform): Promise<BenchRow[]> => {
  const browser = await launchBrowser('--headless=new', ...mediaFlags(10));
  try {
    const performerId = await platform.hire({ language: 'en', services: ['cam', 'video'] });
    const context = await loggedInContext(browser, platform, performerId);
    await context.grantPermissions(['camera', 'microphone']);
    const performerPage = createPerformerPage(await context.newPage(), platform, performerId);
    const mark = await platform.customer({ name: 'Mark' });
    const bare = await browser.newPage();
    await bare.setContent('<body></body>');
    const floors: number[] = [];
    await bare.bringToFront();
    for (let round = 0; round < ROUNDS; round += 1) floors.push(await barePaint(bare));
    await bare.close();
    await goReady(performerPage, `${platform.url}/`);
    const first = await openOnce(performerPage, mark, performerId);
    const openings: Opening[] = [];
    for (let round = 0; round < ROUNDS; round += 1) openings.push(await openOnce(performerPage, mark, performerId));
    const of = (figure: keyof Pick<Opening, 'wallMs' | 'workMs' | 'pressedToPaintMs' | 'roundTripMs'>): number =>
      median(openings.map((opening) => opening[figure]));
    const paint = median(floors);
    return [
      atMost('session: from the answer to the painted screen', of('wallMs'), 'ms', LIMIT_MS, paint),
      atMost('session: the same, the first of a page', first.wallMs, 'ms', LIMIT_MS, paint),
      atMost(
        'session: from pressing Accept to the painted screen',
        of('pressedToPaintMs'),
        'ms',
        LIMIT_MS,
        of('roundTripMs') + paint,
      ),
      atMost('session: work of the main thread for it', of('workMs'), 'ms', LIMIT_MS),
    ];
  } finally {
    await browser.close();
  }
};

/** Measures the opening of a session. */
export const run = async (): Promise<BenchRow[]> => {
  const platform = await startPlatform();
  try {
    return await measured(platform);
  } finally {
    await platform.stop();
  }
};
