import type { Page } from 'playwright/test';

/** Heading of a tab that does not work, because another does. */
export const ELSEWHERE = 'Greenroom is open in another tab';

/** @returns the milliseconds, by the page's own clock, from the release of the lead by another tab until this one shows that it works */
export const takesOverAfter = (page: Page): Promise<number> =>
  page.evaluate(async (elsewhere) => {
    const heading = () => [...document.querySelectorAll('h1, h2')].find(({ textContent }) => textContent === elsewhere);
    let releasedAt = Number.NaN;
    await navigator.locks.request('greenroom-lead', { mode: 'shared' }, () => {
      releasedAt = performance.now();
    });
    while (heading() !== undefined) await new Promise((resolve) => void setTimeout(resolve, 10));
    return performance.now() - releasedAt;
  }, ELSEWHERE);

/** Crashes the process of a tab. The address never answers, because the page is gone before. */
export const crash = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
};
