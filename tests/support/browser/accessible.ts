import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { AXE_LOOKS } from '../../axe-looks.ts';
import { isChromium } from './engine.ts';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** The minified edition, which a page parses in half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into the document, once: to send it takes longer than its work. */
const injectAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await page.evaluate(`${AXE}; undefined`);
};

const findViolations = (page: Page, rules: string[] | undefined): Promise<readonly string[]> =>
  page.evaluate(async (runOnly) => {
    // A new width or brightness is painted with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const options = { resultTypes: ['violations' as const], selectors: false };
    const found = await window.axe?.run({ ...options, ...(runOnly === undefined ? {} : { runOnly }) });
    if (found === undefined) throw new Error('Axe is not loaded.');
    return found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);

/** Has the device ask for a brightness. Firefox cannot be told so: there the page is given it, but for one that has no attribute for it. */
export const showIn = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  if (isChromium(page)) await page.emulateMedia({ colorScheme });
  else
    await page.evaluate((scheme) => {
      if (document.documentElement.dataset['mantineColorScheme'] !== undefined)
        document.documentElement.dataset['mantineColorScheme'] = scheme;
    }, colorScheme);
};

/**
 * Asserts that axe finds nothing wrong with what is on screen, at 1280 and 360 px, light and dark, or as in `looks`.
 *
 * @param follows what the brightness of the page follows: the device, as in all pages behind the login; nothing; or, `itself`, the device
 *   by styles alone, without the attribute
 */
export const expectAccessible = async (
  page: Page,
  follows: 'device' | 'nothing' | 'itself' = 'device',
  looks: readonly (typeof AXE_LOOKS)[number][] = AXE_LOOKS,
): Promise<void> => {
  await injectAxe(page);
  for (const { width, height, scheme: colorScheme, rules } of looks) {
    // In the other brightness such a page looks the same.
    if (follows === 'nothing' && rules !== undefined) continue;
    await page.setViewportSize({ width, height });
    await showIn(page, colorScheme);
    const scheme = follows === 'device' ? colorScheme : 'light';
    if (follows !== 'itself' && (isChromium(page) || follows === 'device'))
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
    expect.soft(await findViolations(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
  }
};

/** Asserts the same at the present size and brightness, for what is on screen for seconds only. */
export const expectAccessibleNow = async (page: Page): Promise<void> => {
  await injectAxe(page);
  expect(await findViolations(page, undefined)).toEqual([]);
};
