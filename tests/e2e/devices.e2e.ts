import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { unconfirmed } from '../support/browser/unconfirmed.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const ENDED = 'You logged this device out from another one.';

// A phone that was not heard of for 150 s is no login elsewhere: 2.5 s. A login is a proof of identity for 10 s.
test.use({ clockRate: 60, start: 'loggedOut' });

test('logs a device out from another one, which says so within 2 s, and denies a login by the mail', async ({
  performerPage,
  performerId,
  platform,
  page,
  context,
  browser,
  watch,
}) => {
  watch.expect(/409/);
  const storageState = await context.storageState();
  const phoneContext = await browser.newContext({ userAgent: IPHONE, storageState });
  const phone = createPerformerPage(await phoneContext.newPage(), platform, performerId);
  const panel = page.getByRole('region', { name: 'Devices' });
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await test.step('has both devices logged in, after the phone was away for 3 minutes', async () => {
    await phone.openLogin();
    await phone.logIn();
    await phone.isHome();
    await phone.page.goto('about:blank');
    const logIn = async (): Promise<number> => {
      const answer = await page.request.post(`${platform.url}/api/auth/login`, {
        headers: { ver: '1.1', tokenDate: '1', role: 'ROLE_PERFORMER', origin: platform.url },
        data: { email: performerId, password: platform.password, forced: false },
      });
      return answer.status();
    };
    await expect.poll(logIn, { timeout: 30_000 }).toBe(200);
    await phone.open('/');
    await phone.isConnected();
  });
  await test.step('lists both with this one marked', async () => {
    await performerPage.open('/security/');
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expect(panel.getByRole('listitem').first()).toContainText('This device');
    await expect(panel.getByRole('listitem').last()).toContainText('Safari on iPhone');
    await expect(panel.getByRole('listitem').last()).toContainText('Country unknown');
    await expectAccessible(page, 'nothing');
  });
  await test.step('asks for the password again ten minutes after the log-in, then logs the phone out', async () => {
    await unconfirmed(page, platform, performerId);
    await panel.getByRole('button', { name: 'Log out Safari on iPhone' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(platform.password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
    await expect(phone.page.getByText(ENDED)).toBeVisible({ timeout: 2_000 });
    await expect(panel).toContainText('No other device is logged in.');
    await expect(panel).toContainText('Logged out.');
  });
  await test.step('denies the other login by the link of the mail, and leads to a new password', async () => {
    await phone.page.goto(await platform.denialLink(performerId));
    await expect(phone.page.getByRole('heading', { name: 'Was this login not you?' })).toBeVisible();
    await expectAccessible(phone.page, 'nothing');
    await phone.button('Log the device out').click();
    await expect(page.getByText(ENDED)).toBeVisible({ timeout: 2_000 });
    await phone.page.getByLabel('New password', { exact: true }).fill('three green teas');
    await phone.button('Save password').click();
    await expect(phone.page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  });
  await phoneContext.close();
});
