import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { unconfirmed } from '../support/browser/unconfirmed.ts';

// 10 minutes take 50 s.
test.use({ start: 'loggedOut', clockRate: 12 });

test('makes a passkey, logs in with it in place of password and code, and removes it', async ({
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
  const home = page.getByRole('heading', { name: 'My day', level: 1 });
  const panel = page.getByRole('region', { name: 'Passkeys' });
  const logOut = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  };
  await test.step('is made with a name', async () => {
    await page.goto(`${site}/login/`);
    // The page is painted before its script runs; it listens once the languages are there.
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Performer ID' }).fill(performerId);
    await page.getByLabel('Password', { exact: true }).fill(platform.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(home).toBeVisible();
    await page.goto(`${site}/security/`);
    await panel.getByRole('textbox', { name: 'Name of the passkey' }).fill('My laptop');
    await panel.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(panel.getByRole('listitem')).toContainText('My laptop');
    await expect(panel).toContainText('never used');
    await expect(page.getByRole('region', { name: 'Your protection' })).toContainText('1 passkey');
    await expectAccessible(page, 'nothing');
    const { credentials } = await protocol.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);
  });
  await test.step('is refused a second time on the same device', async () => {
    await panel.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(panel).toContainText('already has a passkey');
  });
  await test.step('logs in, without ID, password and code', async () => {
    // The suggestion of the ID field is not taken here, so that the button is pressed.
    await protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    await logOut();
    await expect(page.getByRole('textbox', { name: 'Performer ID' })).toHaveAttribute('autocomplete', /webauthn/);
    await expectAccessible(page, 'nothing');
    await protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(home).toBeVisible();
    await page.goto(`${site}/security/`);
    await expect(panel.getByRole('listitem')).toContainText('last used');
  });
  await test.step('is renamed, and proves who it is before it is removed ten minutes after the log-in', async () => {
    await panel.getByRole('button', { name: 'Rename the passkey My laptop' }).click();
    await panel.getByRole('listitem').getByRole('textbox', { name: 'Name of the passkey' }).fill('Old laptop');
    await panel.getByRole('listitem').getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByRole('listitem')).toContainText('Old laptop');
    await unconfirmed(page, { url: site }, performerId);
    await panel.getByRole('button', { name: 'Remove the passkey Old laptop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expectAccessible(page, 'nothing');
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('logs in no more after it was removed', async () => {
    await expect(panel).toContainText('No passkeys yet.');
    await protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    await logOut();
    await protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText('This passkey could not be used.')).toBeVisible();
  });
});
