import { ROUTE_NAMES, ROUTES } from '@greenroom/core/navigation/routes';
import { LANGUAGES } from '../../scripts/route-words.ts';
import { expectAccessible } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { showPage } from '../support/browser/show-page.ts';
import { tryFields } from '../support/browser/try-fields.ts';

test.use({ clockRate: 1, performer: { past: true, theme: 'system' } });

/** German words are the longest: they are tried where there is the least room. */
const WIDTH = { nl: 1280, en: 1680, de: 360 } as const;

test('names every page of the home layout by tab and heading in nl, en and de, fits it at 360, 1280 and 1680 px, light and dark, shows markup as text and runs nothing of it in every text field of every page (fault 26), and shows the texts in the chosen language @night', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  test.slow();
  const { page } = performerPage;
  // Addresses with an unknown id report a failed load; their page has its title all the same.
  watch.expect(/not loaded/);
  const changeLanguage = async (language: string): Promise<void> => {
    await page.locator('header select').selectOption(language);
    await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
  };
  await performerPage.startWork('/contact/');
  await test.step('shows the texts in the chosen language', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Live help' }).click();
    await expect(page.getByRole('heading', { name: 'Call us when' })).toBeVisible();
    await page.getByRole('navigation').getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'Customer service' }).click();
    await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'instructions' }).click();
    await expect(page.getByRole('heading', { name: 'Starting your shift' })).toBeVisible();
    for (const [path, heading] of [
      ['/terms/', 'Who may work'],
      ['/privacy-policy/', 'What we keep'],
      ['/cookies/', 'Which cookies we use'],
      ['/complaints/', 'Making a complaint'],
    ] as const) {
      await performerPage.goTo(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
  });
  await test.step('searches the FAQ by the address', async () => {
    await performerPage.goTo('/faq/');
    await page.getByText('When am I paid?').click();
    await expect(page.getByText('Every Monday at 10:00')).toBeVisible();
    await page.getByRole('searchbox').fill('invoices');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/faq\/\?search=invoices$/);
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(1);
    await page.getByRole('searchbox').fill('elephant');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No question found for “elephant”')).toBeVisible();
    await page.goBack();
    await performerPage.button(/^Your account/).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await page.getByRole('searchbox').fill('Rechnungen');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Wo finde ich meine Rechnungen?')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('says when a text cannot be read', async () => {
    await platform.fault('texts-fail', true, performerId);
    await performerPage.goTo('/terms/');
    await expect(page.locator(ALERT)).toContainText('Dieser Text konnte nicht geladen werden.');
    await platform.fault('texts-fail', false, performerId);
  });
  let tried = 0;
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      await page.setViewportSize({ width: 1680, height: 800 });
      await changeLanguage(language);
      await page.setViewportSize({ width: WIDTH[language], height: 800 });
      for (const name of ROUTE_NAMES.filter((each) => ROUTES[each].layout === 'home')) {
        await showPage(performerPage, name, language);
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
