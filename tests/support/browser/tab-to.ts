import { expect, type Locator, type Page } from 'playwright/test';
import { pressTab } from './engine.ts';
import { DESKTOP } from './test-window.ts';

const MOST_STOPS = 60;

/** Presses Tab until the element has the focus: everything must be on the way. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await pressTab(page);
  }
  throw new Error(`Tab does not come to ${String(target)}.`);
};

/** Presses a key at the element, which Tab comes to. */
export const pressAt = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Says that the element has the focus, shows it by an outline and is in view. */
export const expectFocusShown = async (target: Locator): Promise<void> => {
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  await expect
    .poll(() => target.evaluate((element) => getComputedStyle(element).outlineStyle), 'the focus is shown')
    .not.toBe('none');
};

/** Gives the page back the width of a desktop, where `expectAccessible` has left it at that of a phone. */
export const atDesktopWidth = (page: Page): Promise<void> => page.setViewportSize(DESKTOP);
