import { expect, test } from '../support/browser/e2e-test.ts';
import { expectFocusShown, pressAt, tabTo } from '../support/browser/tab-to.ts';

test.use({ start: 'loggedOut' });

test('makes a passkey, logs in with it in place of password and code, and removes it, by keyboard alone', async ({
  page,
  platform,
  performerId,
  context,
}) => {
  // A passkey belongs to a site with a name, which an IP address is not.
  const site = platform.url.replace('127.0.0.1', 'localhost');
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
  const { keyboard } = page;
  const heading = page.getByRole('heading', { name: 'Passkeys', level: 2 });
  const home = page.getByRole('heading', { name: 'My day', level: 1 });
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
  await test.step('is made with a name', async () => {
    await page.goto(`${site}/login/`);
    // The page is painted before its script runs; it listens once the languages are there.
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Performer ID' })).toBeFocused();
    await keyboard.type(performerId);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await keyboard.type(platform.password);
    await keyboard.press('Enter');
    await expect(home).toBeVisible();
    await page.goto(`${site}/security/`);
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
  await test.step('is refused a second time on the same device', async () => {
    await keyboard.press('Space');
    await expect(panel).toContainText('already has a passkey');
  });
  await test.step('logs in, without ID, password and code', async () => {
    // The suggestion of the ID field is not taken here, so that the button is pressed.
    await protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    await logOut();
    await expect(page.getByRole('textbox', { name: 'Performer ID' })).toHaveAttribute('autocomplete', /webauthn/);
    await protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    // Rarely the browser takes its suggestion by itself now, and the button has gone.
    await Promise.race([home.waitFor(), pressAt(page, page.getByRole('button', { name: 'Log in with a passkey' }))]);
    await expect(home).toBeVisible();
    await page.goto(`${site}/security/`);
    await expect(panel.getByRole('listitem')).toContainText('last used');
  });
  await test.step('is renamed, and proves who it is before it is removed, where the platform asks for it', async () => {
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
