import type { Page } from 'playwright/test';
import { isChromium } from './engine.ts';

/** Required parts of the session screen at its first paint, by selectors that hold in every language. */
const PARTS = {
  bar: '[data-moving] button[aria-keyshortcuts]',
  chat: '[role="group"]:has([role="log"])',
  line: 'textarea',
  stage: '[data-part="stage"]',
} as const;

export type OpeningPart = keyof typeof PARTS;

interface Opening {
  /** From pressing Accept to the first painted frame with the session screen, in ms. */
  readonly pressedToPaintMs: number;
  /** Time of the platform's answer to the acceptance, in ms. */
  readonly roundTripMs: number;
  /** From the platform's answer to the first painted frame with the session screen, in ms. */
  readonly wallMs: number;
  /** Processor time of the page's main thread; it does not grow while other processes hold the processor. NaN where the engine does not tell. */
  readonly workMs: number;
  /** Code and styles that were still fetched between answer and frame. */
  readonly fetched: readonly string[];
  /** Parts in view in that frame. */
  readonly shown: readonly OpeningPart[];
}

interface FirstFrame {
  readonly pressedAt: number;
  readonly paintedAt: number;
  readonly shown: readonly OpeningPart[];
}

/** Waits in the page for the frame in which the session screen is first painted. */
const firstFrame = (page: Page): Promise<FirstFrame> =>
  page.evaluate((parts) => {
    let pressedAt = Number.NaN;
    // The browser keeps the first 250 entries and no later ones.
    performance.clearResourceTimings();
    const press = ({ timeStamp }: Event): void => {
      pressedAt = timeStamp;
    };
    addEventListener('click', press, { capture: true, once: true });
    const isInSight = (selector: string): boolean => {
      const { width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return width > 0 && height > 0;
    };
    return new Promise<FirstFrame>((resolve) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('[data-session="full"]') === null) return;
        observer.disconnect();
        // A timer that is set in a frame runs once that frame is painted.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const paintedAt = performance.now();
            const names = Object.keys(parts) as OpeningPart[];
            resolve({ pressedAt, paintedAt, shown: names.filter((name) => isInSight(parts[name])) });
          }),
        );
      }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-session'] });
    });
  }, PARTS);

/** Accepts the request that rings and measures how the session screen opens. */
export const measureOpening = async (page: Page, accept: () => Promise<void>): Promise<Opening> => {
  const devtools = isChromium(page) ? await page.context().newCDPSession(page) : undefined;
  await devtools?.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workedMs = async (): Promise<number> => {
    const { metrics = [] } = (await devtools?.send('Performance.getMetrics')) ?? {};
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const painted = firstFrame(page);
  const before = await workedMs();
  await accept();
  const { pressedAt, paintedAt, shown } = await painted;
  const workMs = (await workedMs()) - before;
  const answer = await page.evaluate((until) => {
    const calls = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const accepted = calls.findLast(({ name }) => name.includes('accept_request'));
    const at = accepted?.responseEnd ?? Infinity;
    const code = calls.filter(
      ({ name, startTime, responseEnd }) =>
        /\.(?:js|css)$/.test(new URL(name).pathname) && responseEnd > at && startTime < until,
    );
    return { at, roundTripMs: at - (accepted?.startTime ?? at), fetched: code.map(({ name }) => name) };
  }, paintedAt);
  await devtools?.detach();
  return {
    pressedToPaintMs: paintedAt - pressedAt,
    roundTripMs: answer.roundTripMs,
    wallMs: paintedAt - answer.at,
    workMs,
    fetched: answer.fetched,
    shown,
  };
};
