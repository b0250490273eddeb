import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from '../support/browser/e2e-test.ts';
import { expectFocusShown, pressAt } from '../support/browser/tab-to.ts';

// A download is ready after a minute of the platform's time: three seconds. A proof holds for 10 minutes: half a minute.
test.use({ clockRate: 20, performer: { theme: 'system' } });

test('hides in a region, holds messages with a word back, downloads the data and takes back its deletion', async ({
  performerPage,
  performerId,
  platform,
  page,
  watch,
}) => {
  watch.expect(/^failed: |403/);
  const prove = async (): Promise<void> => {
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByLabel('Password', { exact: true }).fill(platform.password);
    await platform.fault('proof-needed', false, performerId);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
  };
  await test.step('hides in a country, by keyboard, until it is shown there again', async () => {
    await performerPage.startWork('/regions/');
    await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Belgium' });
    await pressAt(page, page.getByRole('button', { name: 'Hide me there' }));
    const shown = page.getByRole('button', { name: 'Show again in Belgium' });
    await expect(shown).toBeVisible();
    const emma = await platform.customer({ region: 'BE-VAN', country: 'be' });
    await expect(emma.asks(performerId)).rejects.toThrow('region_blocked');
    await shown.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Show again' }).click();
    await expect(page.getByText('You are shown everywhere')).toBeVisible();
  });
  await test.step('holds back a message with a blocked word and counts it', async () => {
    await performerPage.goTo('/words/');
    const field = page.getByLabel('Word or phrase', { exact: true });
    await field.fill('x');
    await field.press('Enter');
    await expect(page.getByText('Use two letters or digits at least.')).toBeVisible();
    await field.fill('Café');
    await field.press('Enter');
    await expect(page.getByText('Nothing held back yet')).toBeVisible();
    const mark = await platform.customer({ name: 'Mark' });
    await expect(mark.writes(performerId, 'Hello', 'In the CAFE?')).rejects.toThrow('message_held');
    await performerPage.goTo('/my-data/');
    await performerPage.goTo('/words/');
    await expect(page.getByText(/^1 message not delivered/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove Café' }).click();
    await expect(page.getByText('All messages are delivered')).toBeVisible();
  });
  await test.step('downloads everything as one file that opens', async () => {
    await performerPage.goTo('/my-data/');
    await platform.fault('proof-needed', true, performerId);
    await page.getByRole('button', { name: 'Request a download' }).click();
    await prove();
    const ready = page.getByRole('button', { name: 'Download now' });
    await expect(ready).toBeVisible({ timeout: 20_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), ready.click()]);
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files).some((name) => name.endsWith('.csv'))).toBe(true);
    expect(Object.keys(files).some((name) => name.endsWith('.json'))).toBe(true);
  });
  await test.step('requests the deletion of the account and keeps it, by keyboard alone', async () => {
    await platform.fault('proof-needed', true, performerId);
    const request = page.getByRole('button', { name: 'Delete my account' });
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    // A window that went a moment ago keeps the Enter that was meant for it.
    const confirmDeletion = (): Promise<void> =>
      expect(async () => {
        await pressAt(page, question.getByRole('button', { name: 'Yes, delete my account' }));
        await expect(question).toBeHidden({ timeout: 200 });
      }).toPass();
    await pressAt(page, request);
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expectFocusShown(request);
    await page.keyboard.press('Space');
    await confirmDeletion();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(proof.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(proof).toBeHidden();
    await expectFocusShown(request);
    await page.keyboard.press('Enter');
    await confirmDeletion();
    await expect(proof.getByLabel('Password', { exact: true })).toBeFocused();
    await platform.fault('proof-needed', false, performerId);
    await page.keyboard.type(platform.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Delete my account', level: 2 });
    await expectFocusShown(heading);
    await pressAt(page, page.getByRole('button', { name: 'Keep my account' }));
    await expect(request).toBeVisible();
    await expectFocusShown(heading);
  });
  await test.step('is logged out when the deletion is due, and can log in no more', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, delete my account' }).click();
    await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
    await platform.fault('deletion-due', true, performerId);
    await performerPage.isAtLogin();
    await performerPage.logIn();
    await expect(page.getByText('Incorrect password!')).toBeVisible();
    expect((await platform.state()).performers.some(({ id }) => id === performerId)).toBe(false);
  });
});
