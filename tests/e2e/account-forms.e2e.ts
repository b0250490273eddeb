import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { tabTo } from '../support/browser/tab-to.ts';

test.use({ clockRate: 1, performer: { theme: 'system' } });

/** A form, the link that leads to it, one change to it, and what shows that the change is still there. */
interface FormOnPage {
  readonly link: string;
  readonly name: string;
  readonly change: (form: Locator) => Promise<unknown>;
  readonly isKept: (form: Locator) => Promise<void>;
}

const typed = (label: string, text: string): Pick<FormOnPage, 'change' | 'isKept'> => ({
  change: (form) => form.getByLabel(label, { exact: true }).fill(text),
  isKept: (form) => expect(form.getByLabel(label, { exact: true })).toHaveValue(text),
});
const picked = (label: string, value: string): Pick<FormOnPage, 'change' | 'isKept'> => ({
  change: (form) => form.getByRole('combobox', { name: label }).selectOption(value),
  isKept: (form) => expect(form.getByRole('combobox', { name: label })).toHaveValue(value),
});
const chosen = (group: string, answer: string): Pick<FormOnPage, 'change' | 'isKept'> => {
  const radio = (form: Locator) => form.getByRole('radiogroup', { name: group }).getByRole('radio', { name: answer });
  return { change: (form) => radio(form).click(), isKept: (form) => expect(radio(form)).toBeChecked() };
};
const newsletter = (form: Locator): Locator => form.getByRole('switch', { name: 'Receive the newsletter' });

/** In an order in which each page has the link to the next one. */
const FORMS: readonly FormOnPage[] = [
  { link: 'Profile', name: 'About you', ...typed('Height', '171') },
  { link: 'Name and text', name: 'Dutch site', ...typed('Description', 'Jazz and tea. '.repeat(30)) },
  { link: 'Location', name: 'Location', ...picked('City', 'Zeist') },
  { link: 'Phone', name: 'Phone', ...typed('Advertisement', 'Call me after eight.') },
  { link: 'Details', name: 'Personal data', ...typed('Street', 'Kerkstraat') },
  { link: 'Sites', name: 'Your answer for each site', ...chosen('German site', 'Reject') },
  { link: 'Details', name: 'Payout details', ...typed('Account holder name', 'A Voorbeeld') },
  { link: 'VIP prices', name: 'Prices', ...chosen('VIP cam', '€ 3.99 a minute') },
  {
    link: 'Settings',
    name: 'Newsletter',
    change: (form) => newsletter(form).click(),
    isKept: (form) => expect(newsletter(form)).not.toBeChecked(),
  },
];

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name });
const save = (page: Page, name: string): Locator =>
  panel(page, name).getByRole('button', { name: 'Save', exact: true });

test('keeps every form about the performer, loses nothing of a save that fails, hides BSN and IBAN, and shows nothing of it to another performer', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  test.slow();
  watch.expect(/^failed: |not saved|500/);
  const { page } = performerPage;
  await performerPage.startWork('/vip/');
  await test.step('keeps the VIP prices', async () => {
    const video = page.getByRole('radiogroup', { name: 'VIP video' });
    const cam = page.getByRole('radiogroup', { name: 'VIP cam' });
    await expect(panel(page, 'Prices')).toContainText(
      'No price chosen: you get € 1.65 a minute, the rate of the site.',
    );
    await expect(cam.getByRole('radio', { name: '€ 3.99 a minute · you get € 1.60' })).toBeVisible();
    await cam.getByRole('radio', { name: '€ 2.99 a minute' }).click();
    await save(page, 'Prices').click();
    // VIP video goes on at the rate of the site.
    await expect(panel(page, 'Prices')).toContainText('Saved');
    // The other price, so that a change to this one may be saved.
    await video.getByRole('radio', { name: '€ 4.49 a minute' }).click();
    await save(page, 'Prices').click();
    await expect(panel(page, 'Prices').getByRole('group', { name: 'Prices: save' })).toHaveText('Saved');
  });
  await test.step('loses nothing of any form: a save that fails keeps it, and leaving asks first', async () => {
    await platform.fault('forms-not-saved', true, performerId);
    const question = performerPage.dialog('Leave without saving?');
    const follow = (link: string): Promise<void> => page.getByRole('link', { name: link, exact: true }).first().click();
    for (const [at, { link, name, change, isKept }] of FORMS.entries()) {
      if (at === 0) await follow(link);
      const form = page.getByRole('region', { name, exact: true });
      await change(form);
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(form.locator(ALERT).first(), name).toContainText('could not be saved.');
      const next = FORMS[at + 1]?.link ?? 'Home';
      await follow(next);
      await question.getByRole('button', { name: 'Stay here' }).last().click();
      await isKept(form);
      await follow(next);
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(form, name).toBeHidden();
    }
    await platform.fault('forms-not-saved', false, performerId);
  });
  await performerPage.goTo('/personal/');
  await test.step('keeps the personal data, explains a wrong field in words, and loses nothing', async () => {
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
    await expect(zip).toHaveValue('1234 AB');
    await expect(personal.getByLabel('Phone number')).toHaveValue('+31612345678');

    await personal.getByLabel('Phone number').fill('+597 8123456');
    await save(page, 'Personal data').click();
    await expect(personal.getByRole('group', { name: 'Personal data: save' })).toHaveText('Saved');
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('link', { name: 'Phone', exact: true }).click();
    await expect(page.getByText('Phone services do not work with a Surinamese number.')).toBeVisible();
  });
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
  });
  await test.step('keeps the settings and the sites, through a reload', async () => {
    await performerPage.goTo('/settings/');
    await page.getByRole('main').getByRole('radio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await newsletter(page.getByRole('main')).click();
    await save(page, 'Newsletter').click();
    await expect(panel(page, 'Newsletter')).toContainText('Saved');

    await performerPage.goTo('/brands/');
    await page.getByRole('radiogroup', { name: 'German site' }).getByRole('radio', { name: 'Reject' }).click();
    await save(page, 'Your answer for each site').click();
    await expect(panel(page, 'Your answer for each site')).toContainText('Saved');

    await performerPage.goTo('/vip/');
    await platform.fault('forms-not-loaded', true, performerId);
    await page.reload();
    await expect(page.getByText('Your VIP prices could not be loaded.')).toBeVisible();
    await platform.fault('forms-not-loaded', false, performerId);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('radio', { name: '€ 2.99 a minute' })).toBeChecked();
    await performerPage.goTo('/settings/');
    await expect(newsletter(page.getByRole('main'))).not.toBeChecked();
    await performerPage.goTo('/personal/');
    await expect(panel(page, 'Personal data').getByLabel('Zip code')).toHaveValue('1234 AB');
    await expect(panel(page, 'Personal data').getByLabel('Phone number')).toHaveValue('+5978123456');
  });
  await test.step('shows another performer of the tab nothing that was half-filled before a forced log-out and a reload', async () => {
    const other = await platform.hire({ codeChannel: 'none', language: 'en' });
    const street = panel(page, 'Personal data').getByLabel('Street');
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

test('fills in the account forms by keyboard alone, and has no barrier in any @night', async ({ performerPage }) => {
  // Axe reads every element of six pages several times.
  test.slow();
  const { page } = performerPage;
  const { keyboard } = page;
  await performerPage.startWork('/personal/');
  const personal = page.getByRole('region', { name: 'Personal data', exact: true });
  const zip = personal.getByLabel('Zip code');
  await tabTo(page, zip);
  await keyboard.press('Control+a');
  await keyboard.type('1234 SD');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  const wrong = personal.locator(ALERT).getByRole('button', { name: 'Zip code' });
  await expect(wrong).toBeFocused();
  await keyboard.press('Enter');
  await expect(zip).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('1234 AB');
  await keyboard.press('Enter');
  await expect(personal.getByRole('group', { name: 'Personal data: save' })).toHaveText('Saved');
  await tabTo(page, page.getByRole('button', { name: 'Show BSN' }));
  await keyboard.press('Enter');
  await expect(page.getByLabel('BSN')).toHaveValue('111222333');

  await performerPage.goTo('/brands/');
  const german = page.getByRole('radiogroup', { name: 'German site' }).getByRole('radio');
  await tabTo(page, german.first());
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expect(german.nth(1)).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Saved');

  await performerPage.goTo('/vip/');
  for (const service of ['VIP cam', 'VIP video']) {
    const prices = page.getByRole('radiogroup', { name: service }).getByRole('radio');
    await tabTo(page, prices.first());
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await expect(prices.nth(1)).toBeChecked();
  }
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Prices' })).toContainText('Saved');

  await performerPage.goTo('/settings/');
  const newsletterSwitch = newsletter(page.getByRole('main'));
  await tabTo(page, newsletterSwitch);
  await keyboard.press('Space');
  await expect(newsletterSwitch).not.toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Newsletter' })).toContainText('Saved');
  for (const path of ['/profile/info/', '/profile/desc/', '/profile/location/', '/settings/', '/brands/', '/vip/']) {
    await test.step(`passes axe: ${path}`, async () => {
      await performerPage.goTo(path);
      await expect(page.getByRole('main').locator('form').first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});
