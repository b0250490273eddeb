import { expect, test } from '../support/browser/e2e-test.ts';
import { canRun } from '../support/browser/engine.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { expectFocusShown, pressAt, tabTo } from '../support/browser/tab-to.ts';
import { totp } from '../support/totp.ts';

test.use({ start: 'loggedOut' });

test('protects the account by an authenticator app and then by a passkey, and logs in with each, by keyboard alone', async ({
  page,
  platform,
  performerId,
  context,
}) => {
  test.slow();
  // A passkey belongs to a site with a name, which an IP address is not.
  const site = platform.url.replace('127.0.0.1', 'localhost');
  const mine = createPerformerPage(page, { ...platform, url: site }, performerId);
  const { keyboard } = page;
  let secret = '';
  let recoveryCode = '';
  let secondRecoveryCode = '';
  const appHeading = page.getByRole('heading', { name: 'Authenticator app', level: 2 });
  const app = page.getByRole('region', { name: 'Authenticator app' });
  const code = app.getByRole('textbox', { name: 'Code from the app' });
  await test.step('shows beside the settings how the account is protected, and the next step', async () => {
    await page.goto(`${site}/login/`);
    // The page is painted before its script runs; it listens once the languages are there.
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await expect(mine.performerIdField).toBeFocused();
    await keyboard.type(performerId);
    await tabTo(page, mine.password);
    await keyboard.type(platform.password);
    await keyboard.press('Enter');
    await mine.isHome();
    await mine.goTo('/settings/');
    await pressAt(page, page.getByRole('link', { name: 'Security', exact: true }));
    await expect(page).toHaveURL(/\/security\/$/);
    const overview = page.getByRole('region', { name: 'Your protection' });
    await expect(overview).toContainText('Next step: set up an authenticator app');
    await expect(overview).toContainText('1 device');
  });
  await test.step('sets the app up by a code of it and not by a wrong one', async () => {
    await pressAt(page, app.getByRole('button', { name: 'Set up' }));
    await expect(code).toBeFocused();
    await pressAt(page, app.getByRole('button', { name: 'Cancel' }), 'Space');
    await expectFocusShown(appHeading);
    await pressAt(page, app.getByRole('button', { name: 'Set up' }));
    await expect(app.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    secret = (await app.locator('code').innerText()).replaceAll(' ', '');
    await expectFocusShown(code);
    await keyboard.type(totp(secret, 9));
    await keyboard.press('Enter');
    await expect(app).toContainText('This is not correct');
    // The wrong code is selected, to be typed over.
    await expect(code).toBeFocused();
    await keyboard.type(totp(secret));
    await keyboard.press('Enter');
    const codes = app.getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCode = await codes.first().innerText();
    secondRecoveryCode = await codes.nth(1).innerText();
    await expectFocusShown(page.getByRole('heading', { name: 'Recovery codes', level: 3 }));
    await pressAt(page, app.getByRole('button', { name: 'I have saved them' }));
    await expectFocusShown(appHeading);
    await expect(page.getByRole('region', { name: 'Your protection' })).toContainText('10 left');
    await expect(page.getByRole('region', { name: 'Your protection' })).toContainText('Strong');
  });
  await test.step('asks for the app at the login, takes a code once and no wrong one', async () => {
    await mine.logOut();
    await mine.isAtLogin();
    await mine.logIn();
    await expect(page.getByText('Enter the code that your authenticator app shows')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new code' })).toHaveCount(0);
    await mine.enterCode(totp(secret, 9));
    await expect(page.getByText('This code is not correct.')).toBeVisible();
    const once = totp(secret, 1);
    await mine.enterCode(once);
    await mine.isHome();
    await mine.logOut();
    await mine.isAtLogin();
    await mine.logIn();
    await mine.enterCode(once);
    await expect(page.getByText('This code is not correct.')).toBeVisible();
  });
  await test.step('takes in its place, once, a recovery code', async () => {
    await expectFocusShown(mine.code);
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(recoveryCode);
    await keyboard.press('Enter');
    await mine.isHome();
    await mine.goTo('/security/');
    await expect(page.getByRole('region', { name: 'Your protection' })).toContainText('9 left');
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await platform.fault('proof-needed', true, performerId);
    await pressAt(page, app.getByRole('button', { name: 'Make new recovery codes' }));
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await platform.fault('proof-needed', false, performerId);
    await keyboard.type(secondRecoveryCode);
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expectFocusShown(page.getByRole('heading', { name: 'Recovery codes', level: 3 }));
    await expect(app.getByRole('listitem')).toHaveCount(10);
    await pressAt(page, app.getByRole('button', { name: 'I have saved them' }));
    await expectFocusShown(appHeading);
    await pressAt(page, app.getByRole('button', { name: 'Switch off' }), 'Space');
    await expect(app.getByRole('button', { name: 'Set up' })).toBeVisible();
    await expectFocusShown(appHeading);
  });

  if (!canRun(page, 'passkeys: no command of Firefox makes an authenticator')) return;
  const protocol = await context.newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const heading = page.getByRole('heading', { name: 'Passkeys', level: 2 });
  const home = mine.homeHeading();
  const panel = page.getByRole('region', { name: 'Passkeys' });
  const logOut = async (): Promise<void> => {
    await pressAt(page, page.getByRole('button', { name: /^Your account/ }));
    // The menu takes the keys once it has the focus.
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
    await keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  };
  await test.step('makes a passkey with a name', async () => {
    // Tab selects what stands in the field.
    await tabTo(page, panel.getByRole('textbox', { name: 'Name of the passkey' }));
    await keyboard.type('My laptop');
    await pressAt(page, panel.getByRole('button', { name: 'Add a passkey' }));
    await expect(panel.getByRole('listitem')).toContainText('My laptop');
    await expectFocusShown(panel.getByRole('button', { name: 'Add a passkey' }));
    await expect(panel).toContainText('never used');
    await expect(page.getByRole('region', { name: 'Your protection' })).toContainText('1 passkey');
    const { credentials } = await protocol.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);
  });
  await test.step('refuses a second passkey on the same device', async () => {
    await keyboard.press('Space');
    await expect(panel).toContainText('already has a passkey');
  });
  await test.step('logs in by the passkey, without ID, password and code', async () => {
    // The suggestion of the ID field is not taken here, so that the button is pressed.
    await protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    await logOut();
    await expect(page.getByRole('textbox', { name: 'Performer ID' })).toHaveAttribute('autocomplete', /webauthn/);
    await protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    // Rarely the browser takes its suggestion by itself now, and the button has gone.
    await Promise.race([home.waitFor(), pressAt(page, page.getByRole('button', { name: 'Log in with a passkey' }))]);
    await expect(home).toBeVisible();
    await mine.goTo('/security/');
    await expect(panel.getByRole('listitem')).toContainText('last used');
  });
  await test.step('renames the passkey, and proves who it is before it is removed, where the platform asks for it', async () => {
    const rename = panel.getByRole('button', { name: 'Rename the passkey My laptop' });
    const name = panel.getByRole('listitem').getByRole('textbox', { name: 'Name of the passkey' });
    await pressAt(page, rename);
    await expect(name).toBeFocused();
    await keyboard.press('Escape');
    await expectFocusShown(rename);
    await keyboard.press('Enter');
    await expect(name).toBeFocused();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('Old laptop');
    await keyboard.press('Enter');
    await expect(panel.getByRole('listitem')).toContainText('Old laptop');
    await expectFocusShown(panel.getByRole('button', { name: 'Rename the passkey Old laptop' }));
    await platform.fault('proof-needed', true, performerId);
    const remove = panel.getByRole('button', { name: 'Remove the passkey Old laptop' });
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await pressAt(page, remove);
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectFocusShown(remove);
    await keyboard.press('Enter');
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await platform.fault('proof-needed', false, performerId);
    await pressAt(page, dialog.getByRole('button', { name: 'Use a passkey' }));
    await expect(dialog).toBeHidden();
  });
  await test.step('logs in no more after it was removed', async () => {
    await expect(panel).toContainText('No passkeys yet.');
    await expectFocusShown(heading);
    await protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    await logOut();
    await protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    // Nor is the suggestion that follows the refusal.
    protocol.once('WebAuthn.credentialAsserted', () => {
      void protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    });
    await pressAt(page, page.getByRole('button', { name: 'Log in with a passkey' }));
    await expect(page.getByText('This passkey could not be used.')).toBeVisible();
  });
});
