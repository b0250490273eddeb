import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ clockRate: 1, performer: { theme: 'system' } });

test('fills in the profile section by section, each refused with its reason and then kept, records the name for callers, and tells what phone services still need', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  test.slow();
  watch.expect(/^failed: |a recording was not sent/);
  await performerPage.startWork('/profile/');
  const { page } = performerPage;
  const open = (tab: string) => page.getByRole('link', { name: tab, exact: true }).click();

  await test.step('refuses an age of 17, and keeps the colour of the eyes', async () => {
    const about = page.getByRole('region', { name: 'About you' });
    await about.getByLabel('Age', { exact: true }).fill('17');
    await about.getByLabel('Eye colour').selectOption('hazel');
    await about.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(about).toContainText('Your age must be at least 18.');
    await about.getByRole('button', { name: 'Undo' }).click();
    await about.getByLabel('Eye colour').selectOption('hazel');
    await about.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(about).toContainText('Saved');
  });

  const name = page.getByRole('region', { name: 'Your name, spoken' });
  await test.step('records the name for callers, and sends it again where that failed', async () => {
    await open('Phone');
    await expect(name).toContainText('Approved');
    const heard = name.locator('audio');
    await heard.evaluate((sound: HTMLAudioElement) => sound.play());
    await expect.poll(() => heard.evaluate((sound: HTMLAudioElement) => sound.duration)).toBe(1);

    await name.getByRole('button', { name: 'Record again' }).click();
    await name.getByRole('button', { name: 'Stop recording' }).click();
    await expect(name).toContainText('Not sent yet.');
    await name.getByRole('button', { name: 'Discard' }).click();
    const file = name.getByLabel('Choose a sound file');
    await file.setInputFiles({ name: 'name.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound at all') });
    await expect(name).toContainText('This sound cannot be used');
    await file.setInputFiles({ name: 'name.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3\u0004 a voice') });
    await expect(name).toContainText('Not sent yet.');
    await platform.fault('forms-not-saved', true, performerId);
    await name.getByRole('button', { name: 'Send to the moderators' }).click();
    await expect(name).toContainText('Your recording could not be sent.');
    await platform.fault('forms-not-saved', false, performerId);
    await page.getByRole('link', { name: 'Home' }).first().click();
    await performerPage.dialog('Leave without saving?').getByRole('button', { name: 'Stay here' }).last().click();
    await name.getByRole('button', { name: 'Send to the moderators' }).click();
    await expect(name).toContainText('Waiting for approval');
  });

  await test.step('tells what phone services still need', async () => {
    await performerPage.openServices();
    await performerPage.services.getByRole('button', { name: 'What is missing?' }).click();
    const needs = performerPage.dialog('Phone services are not open yet');
    await expect(needs.getByRole('listitem').filter({ hasText: 'Your name for callers' })).toContainText(
      'Not approved yet',
    );
    await expect(needs.getByRole('listitem').filter({ hasText: 'Your advertisement' })).toContainText(/Approved$/);
    await needs.getByRole('link', { name: 'To your phone profile' }).click();
    await expect(needs).toBeHidden();
    await platform.moderate({ performerId, approve: true });
  });

  await test.step('refuses a country without its province, and keeps the place', async () => {
    await open('Location');
    const location = page.getByRole('region', { name: 'Location' });
    await location.getByRole('combobox', { name: 'Country' }).selectOption('be');
    await location.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(location.locator(ALERT).first()).toContainText('Province: Make a choice.');
    await location.getByRole('combobox', { name: 'Province' }).selectOption('Antwerpen');
    await location.getByRole('combobox', { name: 'City' }).selectOption('Mechelen');
    await location.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(location).toContainText('Saved');
  });

  await test.step('switches the phone on once the name is approved', async () => {
    await open('Phone');
    await expect(name).toContainText('Approved');
    await performerPage.openServices();
    await performerPage.serviceSwitch('Phone').click();
    await expect(performerPage.serviceSwitch('Phone')).toBeChecked();
    await expect.poll(async () => (await platform.performer(performerId)).services).toContain('phone');
    await page.keyboard.press('Escape');
  });

  await test.step('sends the welcome message for callers to the moderators', async () => {
    const phone = page.getByRole('region', { name: 'Phone' });
    await phone.getByLabel('Welcome message').fill('Nice that you call.');
    await phone.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(phone).toContainText('Waiting for approval');
    await expect(page.getByRole('link', { name: 'welcome message for callers' })).toBeVisible();
  });

  await test.step('refuses a name and a text with their reasons, and keeps both', async () => {
    await open('Name and text');
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
  });
});
