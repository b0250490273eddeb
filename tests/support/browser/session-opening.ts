import type { Page } from 'playwright/test';

interface Opening {
  /** From the platform's answer, which makes the session, to the frame that shows the conversation, in ms. */
  readonly wallMs: number;
  /** Processor time of the page's main thread; it does not grow while other processes hold the processor. */
  readonly workMs: number;
  /** Code and styles that were still fetched between answer and frame. */
  readonly fetched: readonly string[];
}

/** Accepts the request that rings and measures how the session screen opens. */
export const measureOpening = async (page: Page, accept: () => Promise<void>): Promise<Opening> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workedMs = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('[role="log"]') === null) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  const before = await workedMs();
  await accept();
  const paintedAt = await painted;
  const workMs = (await workedMs()) - before;
  const answer = await page.evaluate((until) => {
    const calls = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const at = calls.findLast(({ name }) => name.includes('accept_request'))?.responseEnd ?? Infinity;
    const code = calls.filter(
      ({ name, startTime, responseEnd }) =>
        /\.(?:js|css)$/.test(new URL(name).pathname) && responseEnd > at && startTime < until,
    );
    return { at, fetched: code.map(({ name }) => name) };
  }, paintedAt);
  await devtools.detach();
  return { wallMs: paintedAt - answer.at, workMs, fetched: answer.fetched };
};
