import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ clockRate: 1, performer: { theme: 'system' } });

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page, name: string) => panel(page, name).getByRole('button', { name: 'Save', exact: true });

test('keeps the personal data, explains a wrong field in words, loses nothing, and hides BSN and IBAN; keeps settings, sites and VIP prices, and shows nothing of it to another performer', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  test.slow();
  watch.expect(/500/);
  await performerPage.startWork('/personal/');
  const { page } = performerPage;
  const personal = panel(page, 'Personal data');
  const zip = personal.getByLabel('Zip code');
  await zip.fill('1234 SA');
  await zip.blur();
  await expect(personal).toContainText('This zip code does not fit the country.');
  await personal.getByLabel('Phone number').fill('12');
  await save(page, 'Personal data').click();
  const summary = personal.locator(ALERT).filter({ hasText: 'Correct this first' });
  await expect(summary.getByRole('button')).toHaveText(['Phone number', 'Zip code']);
  await summary.getByRole('button', { name: 'Zip code' }).click();
  await expect(zip).toBeFocused();
  await zip.fill('1234ab');
  await personal.getByLabel('Phone number').fill('0612345678');

  await platform.fault('forms-not-saved', true, performerId);
  await zip.press('Enter');
  await expect(personal).toContainText('Your personal data could not be saved.');
  await platform.fault('forms-not-saved', false, performerId);

  await page.getByRole('link', { name: 'Home' }).first().click();
  await performerPage.dialog('Leave without saving?').getByRole('button', { name: 'Stay here' }).last().click();
  await page.reload();
  await expect(personal).toContainText('You filled this in earlier.');
  await save(page, 'Personal data').click();
  await expect(personal.getByRole('group', { name: 'Personal data: save' })).toHaveText('Saved');
  await page.reload();
  await expect(zip).toHaveValue('1234 AB');
  await expect(personal.getByLabel('Phone number')).toHaveValue('+31612345678');

  await personal.getByLabel('Phone number').fill('+597 8123456');
  await save(page, 'Personal data').click();
  await expect(personal.getByRole('group', { name: 'Personal data: save' })).toHaveText('Saved');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('link', { name: 'Phone', exact: true }).click();
  await expect(page.getByText('Phone services do not work with a Surinamese number.')).toBeVisible();
  await test.step('hides BSN and IBAN until the performer asks, and asks for VAT numbers only where the performer handles VAT', async () => {
    await performerPage.goTo('/personal/');
    const payment = panel(page, 'Payout details');
    await expect(payment).toContainText('•••• 4300');
    await expect(payment).not.toContainText('NL91ABNA');
    await payment.getByRole('button', { name: 'Show BSN' }).click();
    await expect(payment.getByLabel('BSN')).toHaveValue('111222333');
    await payment.getByLabel('BSN').fill('111222334');
    await payment.getByRole('switch', { name: 'I handle VAT myself' }).click();
    await save(page, 'Payout details').click();
    await expect(payment.locator(ALERT).first().getByRole('button')).toHaveText([
      'BSN',
      'VAT number',
      'Chamber-of-commerce number',
    ]);
    await payment.getByLabel('BSN').fill('123456782');
    await payment.getByLabel('VAT number').fill('NL123456789B13');
    await payment.getByLabel('Chamber-of-commerce number').fill('12345678');
    await save(page, 'Payout details').click();
    await expect(payment.getByRole('group', { name: 'Payout details: save' })).toHaveText('Saved');
    const paid = panel(page, 'Payout overview');
    await expect(paid).toContainText('•••• 4300');
    await expect(paid).toContainText('Nothing has been paid out yet');
    await paid.getByRole('button', { name: 'Show account number' }).click();
    await expect(paid).toContainText('NL91 ABNA 0417 1643 00');
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('123456782');
    await expectAccessible(page);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('keeps the settings, the sites and the VIP prices', async () => {
    await performerPage.goTo('/settings/');
    await page.getByRole('main').getByRole('radio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.getByRole('switch', { name: 'Receive the newsletter' }).click();
    await save(page, 'Newsletter').click();
    await expect(panel(page, 'Newsletter')).toContainText('Saved');
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Receive the newsletter' })).not.toBeChecked();

    await performerPage.goTo('/brands/');
    const german = page.getByRole('radiogroup', { name: 'German site' });
    await german.getByRole('radio', { name: 'Reject' }).click();
    await save(page, 'Your answer for each site').click();
    await expect(panel(page, 'Your answer for each site')).toContainText('Saved');

    await performerPage.goTo('/vip/');
    const vipCam = page.getByRole('radiogroup', { name: 'VIP cam' });
    await expect(panel(page, 'Prices')).toContainText(
      'No price chosen: you get € 1.65 a minute, the rate of the site.',
    );
    await expect(vipCam.getByRole('radio', { name: '€ 3.99 a minute · you get € 1.60' })).toBeVisible();
    await page.getByRole('radiogroup', { name: 'VIP cam' }).getByRole('radio', { name: '€ 3.99 a minute' }).click();
    await save(page, 'Prices').click();
    // VIP video goes on at the rate of the site.
    await expect(panel(page, 'Prices')).toContainText('Saved');
    await platform.fault('forms-not-loaded', true, performerId);
    await page.reload();
    await expect(page.getByText('Your VIP prices could not be loaded.')).toBeVisible();
    await platform.fault('forms-not-loaded', false, performerId);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('radio', { name: '€ 3.99 a minute' })).toBeChecked();
  });
  await test.step('shows another performer of the tab nothing that was half-filled before a forced log-out and a reload', async () => {
    const other = await platform.hire({ codeChannel: 'none', language: 'en' });
    const street = panel(page, 'Personal data').getByLabel('Street');
    await performerPage.goTo('/personal/');
    await street.fill('Kerkstraat');
    // The page was loaded anew a moment ago; before it is connected an event finds nobody.
    await performerPage.isConnected();
    await platform.trigger('logout', performerId, { message: 'logged out' });
    await expect(performerPage.password).toBeVisible();
    await page.reload();
    await performerPage.logIn(other);
    await performerPage.isHome();
    await performerPage.goTo('/personal/');
    await expect(street).toBeVisible();
    await expect(street).not.toHaveValue('Kerkstraat');
    await expect(page.getByText('You filled this in earlier.')).toBeHidden();
  });
});
