import type { Locator } from 'playwright/test';
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

test('loses nothing of any form: a save that fails keeps it, and leaving asks first', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  watch.expect(/^failed: |not saved/);
  const { page } = performerPage;
  await performerPage.startWork('/vip/');
  // The other price, so that a change to this one may be saved.
  await page.getByRole('radiogroup', { name: 'VIP video' }).getByRole('radio', { name: '€ 4.49 a minute' }).check();
  await page.getByRole('radiogroup', { name: 'VIP cam' }).getByRole('radio', { name: '€ 2.99 a minute' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Prices' })).toContainText('Saved');
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
});

test('fills in the account forms by keyboard alone, and has no barrier in any', async ({ performerPage }) => {
  // Axe reads every element of six pages several times.
  test.setTimeout(120_000);
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
