import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { atDesktopWidth, expectFocusShown, pressAt, tabTo } from '../support/browser/tab-to.ts';
import { totp } from '../support/totp.ts';

test('sets an authenticator app up by keyboard alone, and logs in with its codes and a recovery code', async ({
  performerPage,
  page,
  platform,
  performerId,
}) => {
  let secret = '';
  let recoveryCode = '';
  let secondRecoveryCode = '';
  const heading = page.getByRole('heading', { name: 'Authenticator app', level: 2 });
  const panel = page.getByRole('region', { name: 'Authenticator app' });
  const code = panel.getByRole('textbox', { name: 'Code from the app' });
  await test.step('shows beside the settings how the account is protected, and the next step', async () => {
    await performerPage.startWork();
    await performerPage.goTo('/settings/');
    await pressAt(page, page.getByRole('link', { name: 'Security', exact: true }));
    await expect(page).toHaveURL(/\/security\/$/);
    const overview = page.getByRole('region', { name: 'Your protection' });
    await expect(overview).toContainText('Next step: set up an authenticator app');
    await expect(overview).toContainText('1 device');
    await expectAccessible(page, 'nothing');
    await atDesktopWidth(page);
  });
  await test.step('is set up by a code of the app and not by a wrong one', async () => {
    await pressAt(page, panel.getByRole('button', { name: 'Set up' }));
    await expect(code).toBeFocused();
    await pressAt(page, panel.getByRole('button', { name: 'Cancel' }), 'Space');
    await expectFocusShown(heading);
    await pressAt(page, panel.getByRole('button', { name: 'Set up' }));
    await expect(panel.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    secret = (await panel.locator('code').innerText()).replaceAll(' ', '');
    await expectFocusShown(code);
    await page.keyboard.type(totp(secret, 9));
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('This is not correct');
    // The wrong code is selected, to be typed over.
    await expect(code).toBeFocused();
    await page.keyboard.type(totp(secret));
    await page.keyboard.press('Enter');
    const codes = panel.getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCode = await codes.first().innerText();
    secondRecoveryCode = await codes.nth(1).innerText();
    await expectFocusShown(page.getByRole('heading', { name: 'Recovery codes', level: 3 }));
    await pressAt(page, panel.getByRole('button', { name: 'I have saved them' }));
    await expectFocusShown(heading);
    await expect(page.getByRole('region', { name: 'Your protection' })).toContainText('10 left');
    await expect(page.getByRole('region', { name: 'Your protection' })).toContainText('Strong');
  });
  await test.step('is asked for at the login, takes a code once and no wrong one', async () => {
    await performerPage.logOut();
    await performerPage.isAtLogin();
    await performerPage.logIn();
    await expect(page.getByText('Enter the code that your authenticator app shows')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new code' })).toHaveCount(0);
    await performerPage.enterCode(totp(secret, 9));
    await expect(page.getByText('This code is not correct.')).toBeVisible();
    const once = totp(secret, 1);
    await performerPage.enterCode(once);
    await performerPage.isHome();
    await performerPage.logOut();
    await performerPage.isAtLogin();
    await performerPage.logIn();
    await performerPage.enterCode(once);
    await expect(page.getByText('This code is not correct.')).toBeVisible();
  });
  await test.step('is replaced once by a recovery code', async () => {
    await expectFocusShown(performerPage.code);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(recoveryCode);
    await page.keyboard.press('Enter');
    await performerPage.isHome();
    await performerPage.goTo('/security/');
    await expect(page.getByRole('region', { name: 'Your protection' })).toContainText('9 left');
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await platform.fault('proof-needed', true, performerId);
    await pressAt(page, panel.getByRole('button', { name: 'Make new recovery codes' }));
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await platform.fault('proof-needed', false, performerId);
    await page.keyboard.type(secondRecoveryCode);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expectFocusShown(page.getByRole('heading', { name: 'Recovery codes', level: 3 }));
    await expect(panel.getByRole('listitem')).toHaveCount(10);
    await pressAt(page, panel.getByRole('button', { name: 'I have saved them' }));
    await expectFocusShown(heading);
    await pressAt(page, panel.getByRole('button', { name: 'Switch off' }), 'Space');
    await expect(panel.getByRole('button', { name: 'Set up' })).toBeVisible();
    await expectFocusShown(heading);
  });
});

test.describe('with a code by e-mail', () => {
  // That the platform asks again after ten minutes is told in tests/integration/platform-confirmations.test.ts.
  test.use({ performer: { codeChannel: 'email' }, start: 'loggedOut' });

  test('asks for the code again before e-mail address, phone number and payout account change, and then goes on with it', async ({
    performerPage,
    performerId,
    platform,
    page,
  }) => {
    await performerPage.openLogin();
    await performerPage.logIn();
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
});
