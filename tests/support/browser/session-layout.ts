import type { Locator, Page } from 'playwright/test';
import type { PerformerPage } from './performer-page.ts';

/**
 * Counts the rows of the conversation that are in the visible part of the log with their whole rectangle.
 *
 * @param which `talk` leaves out the rows of tips
 */
export const countWholeRows = (page: Page, which: 'all' | 'talk' = 'all'): Promise<number> =>
  page.evaluate((of) => {
    const attribute = of === 'all' ? 'data-message-id' : 'data-voice';
    const rows = [...document.querySelectorAll(`[role="log"] [${attribute}]`)];
    const clips: DOMRect[] = [];
    for (let each = rows[0]?.parentElement ?? null; each !== null; each = each.parentElement) {
      if (getComputedStyle(each).overflowY !== 'visible') clips.push(each.getBoundingClientRect());
    }
    const top = Math.max(0, ...clips.map((clip) => clip.top));
    const bottom = Math.min(innerHeight, ...clips.map((clip) => clip.bottom));
    return rows.filter((row) => {
      const { top: from, bottom: to, height } = row.getBoundingClientRect();
      return height > 0 && from >= top - 0.5 && to <= bottom + 0.5;
    }).length;
  }, which);

/** Finds what does not fit on the screen: elements outside of the conversation that scroll or cut their content, and a document larger than the window. */
export const findMisfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const name = (element: Element): string => `${element.tagName} ${element.className}`;
    const log = document.querySelector('[role="log"]');
    const found: string[] = [];
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.contains(log) && element !== document.body && element.querySelector('textarea') === null) continue;
      // Text for screen readers is clipped on purpose, and the title of a cut memo has all of it.
      const { overflowY, clipPath } = getComputedStyle(element);
      const isClipped = clipPath !== 'none' || element.hasAttribute('title');
      if (element.clientHeight === 0 || isClipped || element instanceof HTMLTextAreaElement) continue;
      if (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1) found.push(name(element));
    }
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    if (scrollHeight > clientHeight || scrollWidth > clientWidth) found.push('the document');
    return found;
  });

/** Parts of the session screen that must always be in view. */
export const essentialParts = ({ session, timer, message }: PerformerPage): readonly Locator[] => [
  timer,
  session.getByText(/€\s/).first(),
  session.getByRole('button', { name: /^End/ }),
  message,
];

/** Further parts that must be in view while a toy is connected, and are not there without one. */
export const toyParts = ({ session }: PerformerPage): readonly Locator[] => [
  session.getByRole('button', { name: 'Stop toys' }).first(),
  session.getByRole('region', { name: 'Toys', exact: true }),
];

/** Finds what sticks out sideways of a part of the page and is not cut by an element around it. */
export const findStickingOut = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((root) => {
    const frame = root.getBoundingClientRect();
    const found: string[] = [];
    for (const element of root.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      let [left, right] = [box.left, box.right];
      for (let each = element.parentElement; each !== null && each !== root; each = each.parentElement) {
        if (getComputedStyle(each).overflowX === 'visible') continue;
        const clip = each.getBoundingClientRect();
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      }
      const isSeen = right > left && box.height > 1;
      if (isSeen && (left < frame.left - 1 || right > frame.right + 1))
        found.push(`${element.tagName} ${element.className}: ${left} to ${right} in ${frame.left} to ${frame.right}`);
    }
    if (frame.left < -1 || frame.right > innerWidth + 1) found.push('the part itself');
    return found;
  });
