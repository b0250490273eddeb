import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { tryFields } from '../support/browser/try-fields.ts';

const FIRST = 'three green teas';
const SECOND = 'four black coffees';

test.use({ start: 'loggedOut' });

test('sets a new password by the link from the mail, which works once, logs in with it, and changes it with the current one', async ({
  performerPage,
  performerId,
  page,
  platform,
  watch,
}) => {
  test.slow();
  watch.expect(/400|410|422/);
  const password = page.getByLabel('New password', { exact: true });
  const save = page.getByRole('button', { name: 'Save password' });
  await test.step('asks for a link, whether the ID exists or not', async () => {
    await performerPage.openLogin();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Enter your performer ID.', { exact: true })).toBeVisible();
    await expectAccessible(page, 'nothing');
    await test.step('shows markup as text and runs nothing of it in the field of the ID (fault 26)', async () => {
      expect(await tryFields(page)).toEqual({ fields: 1, damage: 0 });
    });
    await page.getByLabel('Performer ID').fill('987654');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
    await page.getByRole('button', { name: 'Send another link' }).click();
    await page.getByLabel('Performer ID').fill(performerId);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  });
  const link = await platform.passwordLink(performerId);
  await test.step('opens the link in the same tab, and refuses passwords with the reason', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill('short');
    await save.click();
    await expect(page.getByText('This password is too short.')).toBeVisible();
    await password.fill('iloveyou1');
    await expect(page.getByText('Weak', { exact: true })).toBeVisible();
    await save.click();
    await expect(page.getByText('Too many people use this password.')).toBeVisible();
  });
  await test.step('logs in with the new password only', async () => {
    await password.fill(FIRST);
    await save.click();
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
    await page.getByRole('link', { name: 'To log in' }).click();
    await performerPage.logIn(performerId);
    await expect(page.getByText('Incorrect password!')).toBeVisible();
    await performerPage.logIn(performerId, FIRST);
    await performerPage.isHome();
    await performerPage.isConnected();
  });
  await test.step('changes the password beside the protection of the account, with the current one', async () => {
    await performerPage.goTo('/security/');
    const panel = page.getByRole('region', { name: 'Password' });
    const save = panel.getByRole('button', { name: 'Save password' });
    await panel.getByLabel('Current password').fill('guess');
    await panel.getByLabel('New password').fill(`${performerId}-${performerId}`);
    await save.click();
    await expect(panel.getByText('This password is mostly your name or ID.')).toBeVisible();
    await panel.getByLabel('New password').fill(SECOND);
    await expect(panel.getByText('Strong', { exact: true })).toBeVisible();
    await save.click();
    await expect(panel.getByText('The current password is not correct.')).toBeVisible();
    await expect(panel.getByLabel('Current password')).toBeFocused();
    await test.step('says that the platform found it stolen', async () => {
      await platform.fault('password-breached', true, performerId);
      await panel.getByLabel('Current password').fill(FIRST);
      await save.click();
      await expect(panel.getByText('This password is in a list of stolen passwords.')).toBeVisible();
      await expect(panel.getByLabel('New password')).toBeFocused();
      await platform.fault('password-breached', false, performerId);
    });
    await test.step('is saved by the keyboard alone', async () => {
      await panel.getByLabel('Current password').press('ControlOrMeta+a');
      await page.keyboard.type(FIRST);
      await tabTo(page, save);
      await page.keyboard.press('Enter');
      await expect(panel.getByText('Your password has been changed.')).toBeVisible();
    });
    await expect(panel.getByLabel('New password')).toHaveValue('');
    await performerPage.logOut();
    await performerPage.logIn(performerId, SECOND);
    await performerPage.isHome();
    await performerPage.logOut();
    await performerPage.isAtLogin();
  });
  await test.step('finds the link expired, used, and a changed one invalid', async () => {
    await platform.fault('password-link-expires', true);
    await page.goto(link);
    await expect(page.getByText('This link has expired')).toBeVisible();
    await platform.fault('password-link-expires', false);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('This link has been used')).toBeVisible();
    await page.goto(`${link}x`);
    await expect(page.getByText('This link is not valid.')).toBeVisible();
    await page.getByRole('button', { name: 'Send another link' }).click();
    await expect(page.getByLabel('Performer ID')).toBeFocused();
  });
});
