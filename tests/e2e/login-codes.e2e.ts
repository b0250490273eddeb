import { expect, test } from '../support/browser/e2e-test.ts';
import { expectFocusShown, pressAt, tabTo } from '../support/browser/tab-to.ts';

// That the platform asks again after ten minutes is told in tests/integration/platform-confirmations.test.ts.
test.use({ performer: { codeChannel: 'email' }, start: 'loggedOut' });

test('asks for a code by e-mail at the login, and again before e-mail address, phone number and payout account change', async ({
  performerPage,
  performerId,
  platform,
  context,
  page,
}) => {
  test.slow();
  await test.step('logs in after a wrong code, also with a space in it', async () => {
    await performerPage.openLogin();
    await performerPage.logIn();
    await expect(page.getByText('We sent a code to your e-mail address.')).toBeVisible();
    const code = await platform.code(performerId);
    await performerPage.enterCode(code === '000000' ? '111111' : '000000');
    await expect(page.getByText('This code is not correct. Check the digits and try again.')).toBeVisible();
    await performerPage.enterCode(`${code.slice(0, 3)} ${code.slice(3)}`);
    await performerPage.isHome();
    await performerPage.logOut();
    await performerPage.isAtLogin();
  });
  await test.step('sends a new code on request', async () => {
    await performerPage.logIn();
    await expect(performerPage.code).toBeVisible();
    const first = await platform.code(performerId);
    await performerPage.button('Send a new code').click();
    await expect.poll(() => platform.code(performerId)).not.toBe(first);
    const remember = page.getByRole('checkbox', { name: 'Remember this device for 30 days' });
    await remember.check();
    await performerPage.enterCode(await platform.code(performerId));
    await performerPage.isHome();
    await performerPage.logOut();
    await performerPage.isAtLogin();
  });
  await test.step('asks a remembered device for no code, and another one for it', async () => {
    await performerPage.logIn();
    await performerPage.isHome();
    await performerPage.logOut();
    await performerPage.isAtLogin();
    await context.clearCookies({ name: 'greenroom-device' });
    await performerPage.logIn();
    await expect(performerPage.code).toBeVisible();
  });
  await performerPage.enterCode(await platform.code(performerId));
  await performerPage.isHome();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const email = page.getByRole('textbox', { name: 'E-mail address' });
  const save = page.getByRole('region', { name: 'Personal data' }).getByRole('button', { name: 'Save', exact: true });
  await performerPage.goTo('/personal/');
  await platform.fault('proof-needed', true, performerId);
  await test.step('keeps what was typed when the question is closed', async () => {
    await tabTo(page, email);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('new@example.org');
    await pressAt(page, save);
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectFocusShown(save);
    const state = page.getByRole('group', { name: 'Personal data: save' });
    await expect(state).toContainText('Nothing was changed, because you did not confirm it.');
    await expect(page.getByText('could not be saved')).toHaveCount(0);
    await expect(email).toHaveValue('new@example.org');
  });
  await test.step('refuses a wrong code and saves after the right one', async () => {
    await pressAt(page, save, 'Space');
    const asked = dialog.getByRole('textbox', { name: 'Code' });
    await expect(asked).toBeFocused();
    const right = await platform.code(performerId);
    await page.keyboard.type(right === '000000' ? '111111' : '000000');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('This is not correct');
    await expect(asked).toBeFocused();
    await platform.fault('proof-needed', false, performerId);
    await page.keyboard.type(right);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Personal data' })).toContainText('Saved');
  });
  await test.step('asks again for the phone number and for the payout account', async () => {
    for (const [form, shown, label, value] of [
      ['Personal data', undefined, 'Phone number', '+31612345679'],
      ['Payout details', 'Show IBAN', 'IBAN', 'NL20INGB0001234567'],
    ] as const) {
      const panel = page.getByRole('region', { name: form });
      await platform.fault('proof-needed', true, performerId);
      if (shown !== undefined) await panel.getByRole('button', { name: shown }).click();
      await panel.getByRole('textbox', { name: label }).fill(value);
      await panel.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
      await platform.fault('proof-needed', false, performerId);
      await page.keyboard.type(await platform.code(performerId));
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(panel).toContainText('Saved');
    }
  });
});
