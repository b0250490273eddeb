import type { APIRequestContext } from 'playwright/test';
import { expect, test } from '../support/browser/e2e-test.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { expectFocusShown, pressAt } from '../support/browser/tab-to.ts';
import { unconfirmed } from '../support/browser/unconfirmed.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const ENDED = 'You logged this device out from another one.';

// A phone that was not heard of for 150 s is no login elsewhere: 2.5 s. A login is a proof of identity for 10 s.
test.use({ clockRate: 60, start: 'loggedOut' });

test('logs one and all other devices out by keyboard, which say so within 2 s, and denies a login by the mail', async ({
  performerPage,
  performerId,
  platform,
  page,
  context,
  browser,
  watch,
}) => {
  // The question for the password is closed once.
  watch.expect(/409|^failed: logging out a device/);
  const storageState = await context.storageState();
  const phoneContext = await browser.newContext({ userAgent: IPHONE, storageState });
  const phone = createPerformerPage(await phoneContext.newPage(), platform, performerId);
  const panel = page.getByRole('region', { name: 'Devices' });
  const heading = page.getByRole('heading', { name: 'Devices', level: 2 });
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const tabletContext = await browser.newContext({ userAgent: IPAD, storageState });
  await test.step('has three devices logged in, each after the one before was away for 3 minutes', async () => {
    const logIn = (request: APIRequestContext) => async (): Promise<number> => {
      const answer = await request.post(`${platform.url}/api/auth/login`, {
        headers: { ver: '1.1', tokenDate: '1', role: 'ROLE_PERFORMER', origin: platform.url },
        data: { email: performerId, password: platform.password, forced: false },
      });
      return answer.status();
    };
    await expect.poll(logIn(tabletContext.request), { timeout: 30_000 }).toBe(200);
    await expect.poll(logIn(phoneContext.request), { timeout: 30_000 }).toBe(200);
    await expect.poll(logIn(page.request), { timeout: 30_000 }).toBe(200);
    await phone.open('/');
    await phone.isConnected();
  });
  await test.step('lists them with this one marked', async () => {
    await performerPage.open('/security/');
    const rows = panel.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText('This device');
    await expect(rows.filter({ hasText: 'Safari on iPhone' })).toContainText('Country unknown');
    await expect(rows.filter({ hasText: 'Safari on iPad' })).toHaveCount(1);
  });
  await test.step('asks for the password again ten minutes after the log-in, then logs the phone out', async () => {
    await unconfirmed(page, platform, performerId);
    const logOut = panel.getByRole('button', { name: 'Log out Safari on iPhone' });
    await pressAt(page, logOut);
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectFocusShown(logOut);
    await page.keyboard.press('Space');
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(platform.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(phone.page.getByText(ENDED)).toBeVisible({ timeout: 2_000 });
    await expect(logOut).toBeHidden();
    await expect(panel).toContainText('Logged out.');
    await expectFocusShown(heading);
  });
  await test.step('logs all other devices out at once, by keyboard', async () => {
    await pressAt(page, panel.getByRole('button', { name: 'Log out all other devices' }));
    // The password is asked for once more where ten minutes have gone since.
    const all = panel.getByText('No other device is logged in.');
    await expect(all.or(dialog)).toBeVisible();
    if (await dialog.isVisible()) {
      await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
      await page.keyboard.type(platform.password);
      await page.keyboard.press('Enter');
    }
    await expect(all).toBeVisible();
    await expectFocusShown(heading);
    const answer = await tabletContext.request.get(`${platform.url}/api/auth/session`);
    expect(answer.ok()).toBe(false);
  });
  await test.step('denies the other login by the link of the mail, and leads to a new password', async () => {
    await phone.page.goto(await platform.denialLink(performerId));
    await expect(phone.page.getByRole('heading', { name: 'Was this login not you?' })).toBeVisible();
    await phone.button('Log the device out').click();
    await expect(page.getByText(ENDED)).toBeVisible({ timeout: 2_000 });
    await phone.page.getByLabel('New password', { exact: true }).fill('three green teas');
    await phone.button('Save password').click();
    await expect(phone.page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  });
  await phoneContext.close();
  await tabletContext.close();
});
