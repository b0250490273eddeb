import { ROUTE_NAMES, ROUTES, type RouteName } from '@greenroom/core/navigation/routes';
import { LANGUAGES, routeWords } from '../../scripts/route-words.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { tryFields } from '../support/browser/try-fields.ts';

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

test('names every page of the home layout by tab and heading in nl, en and de, and shows markup as text and runs nothing of it in every text field of every page (fault 26)', async ({
  performerPage,
  watch,
}) => {
  test.setTimeout(120_000);
  const { page } = performerPage;
  // Some addresses name nothing that is there: the page is named all the same.
  watch.expect(/not loaded/);
  await page.setViewportSize({ width: 1680, height: 800 });
  await performerPage.startWork('/contact/');
  let tried = 0;
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      await page.locator('header select').selectOption(language);
      await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
      for (const name of ROUTE_NAMES.filter((each) => ROUTES[each].layout === 'home')) {
        const { title, heading } = routeWords(name, language);
        await performerPage.goTo(addressOf(name));
        await expect(page, name).toHaveTitle(`${title} · Greenroom`);
        await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(heading ?? /\S/);
        expect(new URL(page.url()).pathname, name).toMatch(/\/$/);
        // The fields are the same in each language.
        if (language !== 'en') continue;
        const { fields, damage } = await tryFields(page);
        expect(damage, name).toBe(0);
        tried += fields;
      }
    });
  }
  // Says so where a page has no field any more.
  expect(tried).toBeGreaterThan(10);
});
