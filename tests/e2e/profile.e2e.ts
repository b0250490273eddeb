import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ clockRate: 1, performer: { theme: 'system' } });

test('fills in her profile section by section, each refused with its reason and then kept', async ({ she }) => {
  await she.startWork('/profile/');
  const { page } = she;
  const about = page.getByRole('region', { name: 'About you' });
  await about.getByLabel('Age', { exact: true }).fill('17');
  await about.getByLabel('Eye colour').selectOption('hazel');
  await about.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(about).toContainText('Your age must be at least 18.');
  await about.getByRole('button', { name: 'Undo' }).click();
  await about.getByLabel('Eye colour').selectOption('hazel');
  await about.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(about).toContainText('Saved');

  await page.getByRole('link', { name: 'Name and text' }).click();
  const dutch = page.getByRole('region', { name: 'Dutch site' });
  await expect(dutch).toContainText('Approved');
  await dutch.getByLabel('Name', { exact: true }).fill('A'.repeat(26));
  await dutch.getByLabel('Description').fill('Too short.');
  await dutch.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dutch).toContainText('too many characters! 26/25');
  await expect(dutch).toContainText('too less characters! 10/400');
  await dutch.getByLabel('Name', { exact: true }).fill('Zoë');
  await dutch.getByLabel('Description').fill(`PayMeHere ${'a '.repeat(200)}`);
  await dutch.getByLabel('Name', { exact: true }).click();
  await expect(dutch).toContainText('Name no other platforms, links or payment requests.');
  await dutch.getByLabel('Description').fill('Tea and jazz. '.repeat(30));
  await dutch.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dutch).toContainText('Waiting for approval');
  await page.reload();
  await expect(dutch.getByLabel('Name', { exact: true })).toHaveValue('Zoë');

  await page.getByRole('link', { name: 'Location' }).click();
  const location = page.getByRole('region', { name: 'Location' });
  await location.getByRole('combobox', { name: 'Country' }).selectOption('be');
  await location.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(location.getByRole('alert').first()).toContainText('Province: Make a choice.');
  await location.getByRole('combobox', { name: 'Province' }).selectOption('Antwerpen');
  await location.getByRole('combobox', { name: 'City' }).selectOption('Mechelen');
  await location.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(location).toContainText('Saved');

  await page.getByRole('link', { name: 'Phone' }).click();
  const phone = page.getByRole('region', { name: 'Phone' });
  await phone.getByLabel('Welcome message').fill('Nice that you call.');
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone).toContainText('Waiting for approval');
  await expect(page.getByRole('link', { name: 'welcome message for callers' })).toBeVisible();
  await expectAccessible(page);
});
