import { ROUTE_NAMES, ROUTES, type RouteName } from '@greenroom/core/navigation/routes';
import { LANGUAGES, routeWords } from '../../scripts/route-words.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

/** Values for the parameters of an address. */
const VALUES: Partial<Record<RouteName, Readonly<Record<string, string>>>> = {
  newThread: { id: 'o1' },
  thread: { id: 'd1' },
  topic: { id: 'o1' },
  client: { client_id: 'c1' },
};

const addressOf = (name: RouteName): string =>
  ROUTES[name].path.replaceAll(/:(\w+)\??\/?/g, (_, key: string) => {
    const value = VALUES[name]?.[key];
    return value === undefined ? '' : `${value}/`;
  });

test.use({ clockRate: 1, performer: { past: true } });

for (const language of LANGUAGES) {
  test(`names every page of the home layout by tab and heading in ${language}`, async ({ performerPage, watch }) => {
    const { page } = performerPage;
    // Some addresses name nothing that is there: the page is named all the same.
    watch.expect(/not loaded/);
    await performerPage.startWork('/contact/');
    await performerPage.button(/^Your account/).click();
    await page
      .getByRole('menuitemradio')
      .and(page.locator(`[lang=${language}]`))
      .click();
    for (const name of ROUTE_NAMES.filter((each) => ROUTES[each].layout === 'home')) {
      const { title, heading } = routeWords(name, language);
      await performerPage.goTo(addressOf(name));
      await expect(page, name).toHaveTitle(`${title} · Greenroom`);
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(heading ?? /\S/);
      expect(new URL(page.url()).pathname, name).toMatch(/\/$/);
    }
  });
}
