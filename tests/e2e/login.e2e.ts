import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { atDesktopWidth } from '../support/browser/tab-to.ts';

test.use({ start: 'loggedOut' });

const REFUSALS = [
  {
    what: 'a wrong password (400)',
    id: '1004',
    secret: 'wrong',
    says: 'Incorrect password!',
  },
  { what: 'an unknown ID, in the same words', id: '987654', says: 'Incorrect password!' },
  { what: 'an invalid performer ID', id: 'anna', says: 'This is not a valid performer ID.' },
  { what: 'an account of another site (403)', id: '1403', says: 'This account belongs to another site.' },
  { what: 'an account that is no performer’s', id: '1412', says: 'This account belongs to another site.' },
  { what: 'a second tab or window (409)', id: '1411', says: 'Greenroom was open in more than one tab or window.' },
  { what: 'a browser that is not supported (426)', id: '1400', says: 'This browser is not supported.' },
  { what: 'her while the session check fails (500)', id: '1500', says: 'There is a problem on our side' },
];

test.describe('not yet approved', () => {
  test.use({ performer: { status: 'PENDING', theme: 'system' } });

  test('says that an account is not yet approved, explains every refusal in words, and replaces a code that has expired', async ({
    performerPage,
    platform,
  }) => {
    test.slow();
    const { page } = performerPage;
    await test.step('gets a notice and a modal after log-in, and cannot go ready', async () => {
      await performerPage.openLogin();
      await performerPage.logIn();
      const modal = performerPage.dialog('Your account is still being reviewed');
      await modal.getByRole('button', { name: 'Got it' }).click();
      await expect(modal).toBeHidden();
      const notice = page.getByRole('region', { name: 'Not approved yet' });
      await expect(notice).toContainText('With us: check of your identity.');
      await expect(notice).toContainText('With you: profile photo.');
      await expect(performerPage.button('Not approved yet')).toHaveCount(0);
      await page.getByRole('button', { name: /^Your account:/ }).click();
      await page.getByRole('menuitem', { name: 'Not approved yet' }).click();
      await modal.getByRole('button', { name: 'Got it' }).click();
      await expect(modal).toBeHidden();
      await expect(performerPage.studio.getByText('Here you go live once your identity is checked.')).toBeVisible();
      await expect(performerPage.studio.getByRole('button', { name: 'Go ready' })).toHaveCount(0);
      const more = notice.getByRole('button', { name: 'What is needed' });
      await performerPage.goTo('/settings/');
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
      await more.click();
      await modal.getByRole('button', { name: 'Got it' }).click();
      await expect(modal).toBeHidden();
      await performerPage.logOut();
      await performerPage.isAtLogin();
    });
    await test.step('names the field that was left empty', async () => {
      await performerPage.button('Log in').click();
      await expect(page.getByText('Enter your performer ID.')).toBeVisible();
      await expect(performerPage.performerIdField).toBeFocused();
      await performerPage.performerIdField.fill('1004');
      await performerPage.button('Log in').click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
      await expect(performerPage.password).toBeFocused();
    });
    await test.step('explains every refusal in words: 400, 403, 409, 426 and 500', async () => {
      for (const { what, id, secret, says } of REFUSALS) {
        await test.step(what, async () => {
          await performerPage.logIn(id, secret);
          await expect(page.getByText(says)).toBeVisible();
          await performerPage.isAtLogin();
        });
      }
    });
    await test.step('passes axe: the login with a refusal, and taking over', async () => {
      await expectAccessible(page, 'nothing');
      await performerPage.logIn('1409');
      await expect(performerPage.button('Continue here')).toBeVisible();
      await expectAccessible(page, 'nothing');
      await atDesktopWidth(page);
      await performerPage.button('Cancel').click();
      await performerPage.isAtLogin();
    });
    await test.step('sends a new code when the first has expired, and takes it', async () => {
      await performerPage.logIn('1413');
      await expect(performerPage.code).toBeVisible();
      const first = await platform.code('1413');
      await performerPage.enterCode(first);
      await expect(page.getByText('This code has expired. We have sent you a new one; enter it below.')).toBeVisible();
      const second = await platform.code('1413');
      expect(second).not.toBe(first);
      await performerPage.enterCode(second);
      await expect(page).toHaveURL(`${platform.url}/`);
    });
  });
});

test('asks before it takes over from another device, and logs out with and without a network, and by /reset', async ({
  performerPage,
  performerId,
  platform,
  context,
  browser,
  watch,
}) => {
  test.slow();
  await test.step('asks before it takes over, and then tells the other device (409)', async () => {
    const elsewhere = await browser.newContext({ storageState: await performerPage.page.context().storageState() });
    const other = createPerformerPage(await elsewhere.newPage(), platform, performerId);
    await other.openLogin();
    await other.logIn();
    await other.isConnected();

    await performerPage.openLogin();
    await performerPage.logIn();
    await expect(performerPage.page.getByRole('heading', { name: 'You are already logged in!' })).toBeVisible();
    await performerPage.button('Cancel').click();
    await performerPage.isAtLogin();
    await performerPage.logIn();
    await performerPage.button('Continue here').click();
    await performerPage.isHome();
    await other.isAtLogin();
    await expect(other.page.getByText('You were logged out, or logged in, somewhere else.')).toBeVisible();
    await elsewhere.close();
  });
  await test.step('logs out, and stays outside', async () => {
    await performerPage.logOut();
    await performerPage.isAtLogin();
    await expect.poll(async () => (await platform.performer(performerId)).loggedIn).toBe(false);
    await performerPage.open('/');
    await performerPage.isAtLogin();
  });
  await test.step('logs out on the device without a network, keeps saying so, and at the platform when the network is back', async () => {
    // The network is cut under whatever call is under way.
    watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|not loaded/);
    await performerPage.logIn();
    await performerPage.isConnected();
    await context.setOffline(true);
    await performerPage.logOut();
    await performerPage.isAtLogin();
    const notice = performerPage.page.getByText('You are logged out on this device.');
    await expect(notice).toBeVisible();
    // Three times as long as another notice stays, on the page's clock.
    await performerPage.page.waitForTimeout(1_500);
    await expect(notice).toBeVisible();
    expect((await platform.performer(performerId)).loggedIn).toBe(true);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect.poll(async () => (await platform.performer(performerId)).loggedIn).toBe(false);
  });
  await test.step('removes the login and what is kept here on /reset', async () => {
    await performerPage.logIn();
    await performerPage.isConnected();
    await performerPage.open('/reset');
    await expect(performerPage.page.getByRole('heading', { name: 'Everything has been cleared' })).toBeVisible();
    await test.step('passes axe: starting afresh', async () => {
      await expectAccessible(performerPage.page, 'nothing');
      await atDesktopWidth(performerPage.page);
    });
    expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
    await expect.poll(async () => (await platform.performer(performerId)).loggedIn).toBe(false);
    expect(
      await performerPage.page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
    ).toEqual([]);
    await performerPage.page.getByRole('link', { name: 'Go to login' }).click();
    await performerPage.isAtLogin();
  });
  await test.step('stays logged out after a reload when the page logged out without a network', async () => {
    await performerPage.logIn();
    await performerPage.isConnected();
    await context.setOffline(true);
    await performerPage.logOut();
    await performerPage.isAtLogin();
    const other = await context.newPage();
    await performerPage.page.goto('about:blank');
    await context.setOffline(false);
    await other.goto(`${platform.url}/`);
    await expect(other.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect.poll(async () => (await platform.performer(performerId)).loggedIn).toBe(false);
  });
});
