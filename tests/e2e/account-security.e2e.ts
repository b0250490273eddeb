import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { unconfirmed } from '../support/browser/unconfirmed.ts';
import { totp } from '../support/totp.ts';

test('sets an authenticator app up, and logs in with its codes and a recovery code', async ({
  performerPage,
  page,
}) => {
  let secret = '';
  let recoveryCode = '';
  const panel = page.getByRole('region', { name: 'Authenticator app' });
  await test.step('shows beside the settings how the account is protected, and the next step', async () => {
    await performerPage.startWork();
    await performerPage.goTo('/settings/');
    await page.getByRole('link', { name: 'Security', exact: true }).click();
    await expect(page).toHaveURL(/\/security\/$/);
    const overview = page.getByRole('region', { name: 'Your protection' });
    await expect(overview).toContainText('Next step: set up an authenticator app');
    await expect(overview).toContainText('1 device');
    await expectAccessible(page, 'nothing');
  });
  await test.step('is set up by a code of the app and not by a wrong one', async () => {
    await panel.getByRole('button', { name: 'Set up' }).click();
    await expect(panel.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    secret = (await panel.locator('code').innerText()).replaceAll(' ', '');
    const code = panel.getByRole('textbox', { name: 'Code from the app' });
    await code.fill(totp(secret, 9));
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('This is not correct');
    await expectAccessible(page, 'nothing');
    await code.fill(totp(secret));
    await page.keyboard.press('Enter');
    const codes = panel.getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCode = await codes.first().innerText();
    await expectAccessible(page, 'nothing');
    await panel.getByRole('button', { name: 'I have saved them' }).click();
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
    const code = totp(secret, 1);
    await performerPage.enterCode(code);
    await performerPage.isHome();
    await performerPage.logOut();
    await performerPage.isAtLogin();
    await performerPage.logIn();
    await performerPage.enterCode(code);
    await expect(page.getByText('This code is not correct.')).toBeVisible();
  });
  await test.step('is replaced once by a recovery code', async () => {
    await performerPage.enterCode(recoveryCode);
    await performerPage.isHome();
    await performerPage.goTo('/security/');
    await expect(page.getByRole('region', { name: 'Your protection' })).toContainText('9 left');
    await panel.getByRole('button', { name: 'Switch off' }).click();
    await expect(panel.getByRole('button', { name: 'Set up' })).toBeVisible();
  });
});

test.describe('ten minutes after the login', () => {
  // 10 minutes take 10 s.
  test.use({ clockRate: 60, performer: { codeChannel: 'email' }, start: 'loggedOut' });

  test('asks for the code again before the e-mail address changes, and then goes on with it', async ({
    performerPage,
    performerId,
    platform,
    page,
    watch,
  }) => {
    // The question is closed once.
    watch.expect(/^a form was not saved/);
    await performerPage.openLogin();
    await performerPage.logIn();
    await performerPage.enterCode(await platform.code(performerId));
    await performerPage.isHome();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const email = page.getByRole('textbox', { name: 'E-mail address' });
    const save = page.getByRole('region', { name: 'Personal data' }).getByRole('button', { name: 'Save', exact: true });
    await performerPage.goTo('/personal/');
    await unconfirmed(page, platform, performerId);
    await test.step('keeps what was typed when the question is closed', async () => {
      await email.fill('new@example.org');
      await save.click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page, 'nothing');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(email).toHaveValue('new@example.org');
    });
    await test.step('refuses a wrong code and saves after the right one', async () => {
      await save.click();
      const code = dialog.getByRole('textbox', { name: 'Code' });
      await expect(code).toBeVisible();
      const right = await platform.code(performerId);
      await code.fill(right === '000000' ? '111111' : '000000');
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText('This is not correct');
      await code.fill(right);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('region', { name: 'Personal data' })).toContainText('Saved');
    });
  });
});
