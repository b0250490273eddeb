import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/e2e-test.ts';
import { fileOf, png } from '../support/pictures.ts';

test.use({ clockRate: 1, start: 'loggedOut' });

test('registers her from the link to the first login', async ({ page, platform, watch }) => {
  watch.expect(/500|410/);
  const token = await platform.invite();
  await page.goto(`${platform.url}/register/${token}`);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const submit = page.getByRole('button', { name: 'Register' });
  await submit.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Not all fields are filled in yet' });
  await expect(summary.getByRole('listitem')).toHaveCount(14);
  await expectAccessible(page, 'nothing');

  const values = {
    'First name': 'Zoë',
    'Last name': 'Voorbeeld',
    Street: 'Dorpsstraat',
    'House number': '12',
    'Zip code': '1234ab',
    City: 'Zeist',
    'Phone number': '0612345678',
    'Birth date': '2015-05-17',
    'Account holder name': 'Z Voorbeeld',
  };
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  // Key by key: a number is never masked while she types it.
  await field('IBAN').pressSequentially('nl91 abna 0417 1643 00');
  await expect(field('IBAN')).toHaveValue('nl91 abna 0417 1643 00');
  const [question] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  page.once('dialog', (again) => void again.accept());
  await page.reload();
  await expect(field('Last name')).toHaveValue('Voorbeeld');
  await expect(field('IBAN')).toHaveValue('');
  await field('IBAN').fill('nl91 abna 0417 1643 00');

  await field('ID, front').setInputFiles(fileOf(Buffer.from('<svg><script>1</script></svg>'), 'lie.jpg', 'image/jpeg'));
  await expect(page.getByText('This is not a valid photo. Choose a JPEG, PNG or WebP file.')).toBeVisible();
  await field('ID, front').setInputFiles(fileOf(png(2, 2, { width: 60_000, height: 60_000 })));
  await expect(
    page.getByText('This photo claims to be larger than 100 megapixels. Save it smaller and try again.'),
  ).toBeVisible();
  await platform.fault('registration-fails', true);
  await field('ID, front').setInputFiles(fileOf(png(640, 480)));
  await expect(page.getByText('Sending failed. Choose the file once more.')).toBeVisible();
  await platform.fault('registration-fails', false);
  for (const side of ['ID, front', 'ID, back', 'Bank card, front', 'Bank card, back'])
    await field(side).setInputFiles(fileOf(png(640, 480)));
  await expect(page.getByText('Received')).toHaveCount(4);
  await submit.click();
  await expect(page.getByRole('alert').first()).toContainText('Birth date: Your age must be at least 18.');
  await field('Birth date').fill('2000-05-17');
  await submit.click();
  const done = page.getByText(/Your performer ID is \d+/);
  await expect(done).toBeVisible();
  const id = /\d+/.exec((await done.textContent()) ?? '')?.[0] ?? '';

  await page.getByRole('link', { name: 'Go to log in' }).click();
  await page.getByLabel('Performer ID').fill(id);
  await page.getByLabel('Password', { exact: true }).fill(platform.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toContainText('Je account wordt nog bekeken');
  await platform.moderate({ performerId: id, approve: true });
  expect((await platform.performer(id)).status).toBe('APPROVED');

  await page.goto(`${platform.url}/register/${token}`);
  await expect(page.getByText('Met deze link is al geregistreerd.')).toBeVisible();
});

test('opens nothing for a link that is wrong or too old, and scans Dutch documents with the camera', async ({
  page,
  context,
  platform,
  watch,
}) => {
  watch.expect(/410/);
  await page.goto(`${platform.url}/register/nobody`);
  await expect(page.getByText('This link is not valid.')).toBeVisible();
  await page.goto(`${platform.url}/register/${await platform.invite('expired')}`);
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await context.grantPermissions(['camera']);
  await page.goto(`${platform.url}/register/${await platform.invite()}`);
  const scan = page.getByRole('button', { name: 'Scan with the camera' });
  await scan.first().click();
  await page.getByRole('button', { name: 'Take picture' }).click();
  await expect(page.getByText('Received')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Other' }).click();
  await expect(scan).toHaveCount(0);
});
