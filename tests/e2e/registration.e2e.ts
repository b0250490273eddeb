import { expectAccessible } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { canRun } from '../support/browser/engine.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { tryFields } from '../support/browser/try-fields.ts';
import { permission } from '../support/browser/video-page.ts';
import { fileOf, png } from '../support/media/pictures.ts';

test.use({ clockRate: 1, start: 'loggedOut' });

test('opens nothing for a link that is wrong or too old, keeps the typed text when it expires meanwhile, and registers a performer from the link to the first login', async ({
  page,
  platform,
  watch,
}) => {
  test.slow();
  watch.expect(/500|410|not uploaded/);
  const token = await platform.invite();
  const steps = page.getByRole('navigation', { name: 'Steps of the registration' });
  const open = async (name: string): Promise<void> => {
    await steps.getByRole('button', { name }).click();
    await expect(page.getByRole('group', { name, exact: true })).toBeFocused();
  };
  const scan = page.getByRole('button', { name: 'Scan with the camera' });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const submit = page.getByRole('button', { name: 'Register' });
  const summary = page.locator(ALERT).filter({ hasText: /Not all fields are filled in yet|This is not right yet/ });
  let id = '';
  await test.step('opens nothing for a link that is wrong or too old', async () => {
    await page.goto(`${platform.url}/register/nobody`);
    await expect(page.getByText('This link is not valid.')).toBeVisible();
    await page.goto(`${platform.url}/register/${await platform.invite('expired')}`);
    await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  });
  await test.step('takes a picture of a Dutch or Belgian document with the camera', async () => {
    await page.goto(`${platform.url}/register/${await platform.invite()}`);
    await open('Proof of identity');
    if (canRun(page, 'a blocked camera, which no command of Firefox blocks')) {
      await permission(page, 'camera', 'denied');
      await scan.first().click();
      await expect(page.locator(ALERT)).toContainText('Camera blocked.');
      await permission(page, 'camera', 'granted');
    }
    await scan.first().click();
    await page.getByRole('button', { name: 'Take picture' }).click();
    // It is looked at before it is sent, and may be taken again.
    await expect(page.getByRole('img', { name: 'The picture you took' })).toBeVisible();
    await page.getByRole('button', { name: 'Take it again' }).click();
    await page.getByRole('button', { name: 'Take picture' }).click();
    await expect(page.getByText('Received')).toHaveCount(0);
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByText('Received')).toHaveCount(1);
    await open('Personal data');
    await page.getByLabel('Last name').fill('Voorbeeld');
    await page.getByRole('radio', { name: 'Belgian' }).click();
    await open('Bank card');
    await expect(scan).toHaveCount(2);
    await open('Personal data');
    await page.getByRole('radio', { name: 'Other' }).click();
    await open('Proof of identity');
    await expect(scan).toHaveCount(0);
    await expect(page.getByText('Only Dutch and Belgian documents can be scanned with the camera.')).toBeVisible();
  });
  await test.step('shows markup as text and runs nothing of it in every text field of the registration (fault 26)', async () => {
    let tried = 0;
    for (const step of await steps.getByRole('button').all()) {
      await step.click();
      const { fields, damage } = await tryFields(page);
      expect(damage).toBe(0);
      tried += fields;
    }
    expect(tried).toBeGreaterThan(10);
  });
  await test.step('keeps the typed text when the link expires meanwhile', async () => {
    await open('Bank card');
    await platform.fault('registration-expires', true);
    await page.getByLabel('Bank card, back').setInputFiles(fileOf(png(640, 480)));
    await expect(page.locator(ALERT)).toContainText('This link is no longer valid.Ask us for a new link');
    await platform.fault('registration-expires', false);
    await platform.fault('registration-fails', true);
    await page.goto(`${platform.url}/register/${token}`);
    await expect(page.getByText('The registration could not be loaded.')).toBeVisible();
    await platform.fault('registration-fails', false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await open('Personal data');
    await expect(page.getByLabel('Last name')).toHaveValue('Voorbeeld');
    await open('Proof of identity');
    await expect(page.getByText('Received')).toHaveCount(0);
    await open('Personal data');
    await page.getByRole('radio', { name: 'Dutch' }).click();
  });
  await test.step('names what is missing in each step, and takes it in any order', async () => {
    await steps.getByRole('button').first().click();
    await expect(page.getByText('Step 1 of 6 · about 9 minutes left')).toBeVisible();
    await next.click();
    await expect(summary.getByRole('listitem')).toHaveText(['Phone number: Fill this in.']);
    await expectAccessible(page, 'nothing');
    // What is not at hand can wait: any step opens, and the last one leads back to what is missing.
    await steps.getByRole('button', { name: 'Check and send' }).click();
    await expect(page.getByText('Something is missing')).toHaveCount(5);
    await submit.click();
    await expect(summary.getByRole('listitem')).toHaveCount(1);
    await field('Phone number').fill('0612345678');
    await next.click();
    await expect(page.getByRole('group', { name: 'Personal data', exact: true })).toBeFocused();
    // What stopped the last step marks nothing in one that has not stopped yet.
    await expect(summary).toBeHidden();
    await next.click();
    // The last name has been kept.
    await expect(summary.getByRole('listitem')).toHaveCount(6);

    const values = {
      'First name': 'Zoë',
      Street: 'Dorpsstraat',
      'House number': '12',
      'Zip code': '1234ab',
      City: 'Zeist',
      'Birth date': '2015-05-17',
    };
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    await next.click();
    await expect(summary).toContainText('This is not right yet:');
    await expect(summary.getByRole('listitem')).toHaveText(['Birth date: Your age must be at least 18.']);
    await field('Birth date').fill('2000-05-17');
    await next.click();
  });
  await test.step('keeps what is typed through a reload, but for what no device keeps', async () => {
    await field('Account holder name').fill('Z Voorbeeld');
    // Key by key: a number is never masked while it is typed.
    await field('IBAN').pressSequentially('nl91 abna 0417 1643 00');
    await expect(field('IBAN')).toHaveValue('nl91 abna 0417 1643 00');
    const [question] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    // A reload that comes before the page has told the browser of this answer is cancelled by it.
    await page.evaluate(() => undefined);
    page.once('dialog', (again) => void again.accept());
    await page.reload();
    // It goes on where it was left, but for what no device keeps.
    await expect(field('Account holder name')).toHaveValue('Z Voorbeeld');
    await expect(field('IBAN')).toHaveValue('');
    await field('IBAN').fill('nl91 abna 0417 1643 00');
    await next.click();
  });
  await test.step('refuses files that are no photos, and sends the documents', async () => {
    await field('ID, front').setInputFiles(
      fileOf(Buffer.from('<svg><script>1</script></svg>'), 'lie.jpg', 'image/jpeg'),
    );
    await expect(page.getByText('This is not a valid photo. Choose a JPEG, PNG or WebP file.')).toBeVisible();
    await field('ID, front').setInputFiles(fileOf(png(2, 2, { width: 60_000, height: 60_000 })));
    await expect(
      page.getByText('This photo is larger than 100 megapixels. Make it smaller and try again.'),
    ).toBeVisible();
    await platform.fault('registration-fails', true);
    await field('ID, front').setInputFiles(fileOf(png(640, 480)));
    await expect(page.getByText('Sending failed. Check your internet connection and try again.')).toBeVisible();
    await platform.fault('registration-fails', false);
    for (const side of ['ID, front', 'ID, back']) await field(side).setInputFiles(fileOf(png(640, 480)));
    await expect(page.getByText('Received')).toHaveCount(2);
    await expect(page.getByRole('img', { name: 'Picture of ID, back' })).toBeVisible();
    await expectAccessible(page, 'nothing');
    await next.click();
    for (const side of ['Bank card, front', 'Bank card, back']) await field(side).setInputFiles(fileOf(png(640, 480)));
    await expect(page.getByText('Received')).toHaveCount(2);
    await next.click();
  });
  await test.step('shows all of it before it is sent, and registers', async () => {
    const review = page.getByRole('group', { name: 'Check and send', exact: true });
    await expect(review.getByRole('region', { name: 'Payout details' })).toContainText('4300');
    await expect(review.getByRole('region', { name: 'Payout details' })).not.toContainText('ABNA');
    await expect(review.getByText('Received')).toHaveCount(4);
    await review.getByRole('button', { name: 'Change: Personal data' }).click();
    await expect(field('Zip code')).toHaveValue('1234ab');
    await steps.getByRole('button', { name: 'Check and send' }).click();
    await platform.fault('registration-fails', true);
    await submit.click();
    await expect(page.locator(ALERT).filter({ hasText: 'Registering failed.' })).toBeVisible();
    await platform.fault('registration-fails', false);
    await submit.click();
    const done = page.getByText(/Your performer ID is \d+/);
    await expect(done).toBeVisible();
    id = /\d+/.exec((await done.textContent()) ?? '')?.[0] ?? '';
    await expect(page.getByText('We have sent you a mail to n…@example.org: choose your password there')).toBeVisible();
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('Sent. The link in the earlier mail no longer works.')).toBeVisible();
  });
  await test.step('logs in for the first time, and uses the link up', async () => {
    await page.getByRole('link', { name: 'Go to log in' }).click();
    await page.getByLabel('Performer ID').fill(id);
    await page.getByLabel('Password', { exact: true }).fill(platform.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog')).toContainText('Your account is still being reviewed');
    await platform.moderate({ performerId: id, approve: true });
    expect((await platform.performer(id)).status).toBe('APPROVED');

    await page.goto(`${platform.url}/register/${token}`);
    await expect(page.getByText('This link has already been used.')).toBeVisible();
  });
});

test('registers a performer by keyboard alone, in German on a narrow phone @night', async ({ page, platform }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${platform.url}/register/${await platform.invite()}`);
  const { keyboard } = page;
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await tabTo(page, page.getByRole('combobox', { name: 'Language' }));
  await keyboard.type('Deutsch');
  await expect(page.getByRole('heading', { name: 'Registrieren' })).toBeVisible();
  const type = async (values: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, value] of Object.entries(values)) {
      await tabTo(page, field(name));
      await keyboard.type(value);
    }
  };
  const press = async (name: string): Promise<void> => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await keyboard.press('Enter');
  };
  await type({ Telefonnummer: '+31612345678' });
  // Enter in a field goes on, as the button does.
  await keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Persönliche Daten', exact: true })).toBeFocused();
  await type({ Vorname: 'Zoë', Nachname: 'Voorbeeld' });
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expect(field('Nachname')).toHaveValue('Voorbeeld');

  await type({ Straße: 'Dorpsstraat', Hausnummer: '12', Postleitzahl: '1234 SA', Ort: 'Zeist' });
  await type({ Geburtsdatum: '05172000' });
  await expect(page.getByText('Diese Postleitzahl passt nicht zum Land.')).toBeVisible();
  await press('Weiter');
  // The list of what to correct has the focus; its first line leads to the field.
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(field('Postleitzahl')).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('1234 AB');
  await press('Weiter');
  await type({ 'Name des Kontoinhabers': 'Z Voorbeeld', IBAN: 'NL91ABNA0417164300' });
  await press('Weiter');
  // One listener for all four: each new one would have to reach the browser before Space does.
  page.on('filechooser', (chooser) => void chooser.setFiles(fileOf(png(640, 480))));
  for (const paper of ['Ausweis', 'Bankkarte']) {
    for (const [index, side] of ['Vorderseite', 'Rückseite'].entries()) {
      await tabTo(page, field(`${paper}, ${side}`));
      await keyboard.press('Space');
      await expect(page.getByText('Angekommen')).toHaveCount(index + 1);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await press('Weiter');
  }
  await expect(page.getByText('Angekommen')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page, 'nothing');
  await press('Registrieren');
  await expect(page.getByText(/Deine Performer-ID ist \d+/)).toBeVisible();
});
