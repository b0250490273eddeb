import { expectAccessible } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ clockRate: 1, performer: { theme: 'system' } });

test('shows the texts in the chosen language, searches the FAQ by the address, and says when one cannot be read', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  const { page } = performerPage;
  watch.expect(/^text not loaded/);
  await performerPage.startWork('/contact/');
  await expect(page).toHaveTitle('Contact · Greenroom');
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
  await platform.fault('texts-fail', true, performerId);
  await performerPage.goTo('/terms/');
  await expect(page.locator(ALERT)).toContainText('Dieser Text konnte nicht geladen werden.');
  await platform.fault('texts-fail', false, performerId);
});
