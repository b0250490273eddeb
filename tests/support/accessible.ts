import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Colours depend on the brightness alone, so the second brightness of a width is asked about colours only. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const LOOKS = [
  { width: 1280, height: 800, colorScheme: 'light', rules: undefined },
  { width: 1280, height: 800, colorScheme: 'dark', rules: COLOURS },
  { width: 360, height: 740, colorScheme: 'light', rules: COLOURS },
  { width: 360, height: 740, colorScheme: 'dark', rules: undefined },
] as const;

/** Asserts that axe finds nothing wrong with what is on screen, at 1280 and 360 px, light and dark. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const { width, height, colorScheme, rules } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    // The page hears of it at once and paints it with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    // The usual way opens a page of its own for each answer.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (rules === undefined ? axe : axe.withRules([...rules])).analyze();
    const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
    expect.soft(found, `${width} px, ${colorScheme}`).toEqual([]);
  }
};
