import { expect } from 'playwright/test';
import { ROUTE_NAMES, ROUTES, type RouteName } from '@greenroom/core/navigation/routes';
import { routeWords, type CatalogueLanguage } from '../../../scripts/route-words.ts';
import { addressOf } from '../page-addresses.ts';
import { showIn } from './accessible.ts';
import type { PerformerPage } from './performer-page.ts';

/** Asserts that the page does not scroll sideways, light and dark. */
export const expectFits = async ({ page }: PerformerPage, name: RouteName): Promise<void> => {
  for (const scheme of ['light', 'dark'] as const) {
    await showIn(page, scheme);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name}, ${scheme}`)
      .toBeLessThanOrEqual(0);
  }
};

/** Goes to a page of the home layout. Asserts that tab and heading name it, and that it fits, light and dark. */
export const showPage = async (
  performerPage: PerformerPage,
  name: RouteName,
  language: CatalogueLanguage,
): Promise<void> => {
  const { page, goTo } = performerPage;
  const { title, heading } = routeWords(name, language);
  await goTo(addressOf(name));
  await expect(page, name).toHaveTitle(`${title} · Greenroom`);
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(heading ?? /\S/);
  await expectFits(performerPage, name);
};

/** Goes through the pages of the home layout in English, and looks at each. */
export const showEveryPage = async (
  performerPage: PerformerPage,
  look: (name: RouteName, index: number) => Promise<void>,
): Promise<void> => {
  await performerPage.startWork();
  for (const [index, name] of ROUTE_NAMES.filter((each) => ROUTES[each].layout === 'home').entries()) {
    await showPage(performerPage, name, 'en');
    await look(name, index);
  }
};
