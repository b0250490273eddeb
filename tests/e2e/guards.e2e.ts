import { expectAccessible, expectAccessibleNow } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.describe('without a login', () => {
  test.use({ start: 'loggedOut' });

  test('sends every address behind the login to the login when logged out, with or without a last slash', async ({
    performerPage,
  }) => {
    for (const address of ['/', '/earnings/', '/clients/7', '/no/such/page/']) {
      await performerPage.open(address);
      await performerPage.isAtLogin();
    }
    await performerPage.open('/login');
    await expect(performerPage.page.getByRole('combobox', { name: 'Language' })).toBeVisible();
  });
});

test.describe('as bright as the device', () => {
  test.use({ performer: { theme: 'system' } });

  test('sends a performer from the login to the news, and says of an unknown address that it has no page', async ({
    performerPage,
  }) => {
    await performerPage.open('/');
    await performerPage.isHome();
    await performerPage.goTo('/login/');
    await performerPage.isHome();
    await performerPage.open('/no/such/page/');
    await expect(performerPage.page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await expect(performerPage.page).toHaveTitle(/This page does not exist/);
    // The studio stays.
    await expect(performerPage.studio).toBeVisible();
    await expectAccessible(performerPage.page);
    await performerPage.page.getByRole('link', { name: 'Go to Home' }).click();
    await performerPage.isHome();
  });
});

test('checks the session for no public page, tells with every call when the page was loaded, and says which page is not open', async ({
  performerPage,
  performerId,
  platform,
  page,
  watch,
}) => {
  await test.step('sends the session check for no public page: login, register and reset', async () => {
    watch.expect(/a form was not loaded/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('check_session')) asked.push(new URL(request.url()).search);
    });
    await performerPage.open('/login/');
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await performerPage.open('/register/no-such-token');
    await expect(page.getByText('This link is not valid.')).toBeVisible();
    expect(asked).toEqual([]);
    // The first page that depends on the answer asks.
    await performerPage.goTo('/earnings/');
    await expect(page.getByRole('heading', { name: 'Earnings', level: 1 })).toBeVisible();
    // The connection that follows asks once more, before or after the page is in sight.
    expect(asked[0]).toBe('?login=1');
  });
  await test.step('sends the moment at which the page was loaded with every call, however late the call is', async () => {
    const dates = new Set<string | undefined>();
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) dates.add(request.headers()['tokendate']);
    });
    // A later second than the one in which the page was loaded.
    const secondsSince = (): Promise<number> =>
      page.evaluate(() => Math.floor(Date.now() / 1_000) - Math.floor(performance.timeOrigin / 1_000));
    await expect.poll(secondsSince).toBeGreaterThan(0);
    await performerPage.goTo('/memos/');
    await expect(page.getByRole('heading', { name: 'Memos', level: 1 })).toBeVisible();
    const loadedAt = await page.evaluate(() => String(Math.floor(performance.timeOrigin / 1000)));
    // The page is named before its call is sent.
    await expect.poll(() => [...dates]).toEqual([loadedAt]);
  });
  await test.step('says on each page that it is not open to the performer, where the platform answers 403, and opens it later', async () => {
    watch.expect(/^failed: |not loaded/);
    await performerPage.goTo('/faq/');
    await performerPage.isConnected();
    const pages = [
      ['clients', 'clients', '/clients/'],
      ['memos', 'memos', '/memos/'],
      ['conversations', 'conversations', '/inbox/'],
      ['earnings', 'earnings*', '/earnings/'],
    ] as const;
    for (const [name, calls, address] of pages) {
      await test.step(name, async () => {
        await platform.refuse(calls, performerId, 403);
        await performerPage.goTo(address);
        const closed = page.getByText('This page is not open to you');
        await expect(closed).toBeVisible();
        await expect(page.getByText('If that does not help, customer service can tell you why.').first()).toBeVisible();
        await expectAccessibleNow(page);
        await platform.refuse(calls, performerId);
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
        await expect(closed).toBeHidden();
      });
    }
  });
});

test('fetches the workspace early, pages the news, and pauses and logs out from the menu', async ({
  performerPage,
  page,
}) => {
  await test.step('fetches the workspace while the session check is still under way', async () => {
    const first = Promise.race([
      page.waitForRequest(/load-workspace/).then(() => 'the workspace is asked for'),
      page.waitForResponse(/check_session/).then(() => 'the login is known'),
    ]);
    await performerPage.open('/');
    expect(await first).toBe('the workspace is asked for');
    await performerPage.isHome();
  });
  await test.step('opens the news from their one line, shows 5 a page and keeps the page in the address', async () => {
    await page.getByRole('link', { name: /All news/ }).click();
    await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/\/news\/$/);
    await expect(performerPage.page.getByRole('article')).toHaveCount(5);
    const first = await performerPage.page.getByRole('article').first().innerText();
    await performerPage.page.getByRole('link', { name: 'Older' }).click();
    await expect(performerPage.page.getByText(/^Page 2 of \d$/)).toBeVisible();
    await expect(performerPage.page).toHaveURL(/\?page=2$/);
    await expect(performerPage.page.getByRole('article').first()).not.toHaveText(first);
    await performerPage.page.goBack();
    await expect(performerPage.page.getByText(/^Page 1 of \d$/)).toBeVisible();
  });
  await test.step('pauses, resumes and logs out from the menu too', async () => {
    await performerPage.isConnected();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Pause work' }).click();
    await expect(performerPage.pauseButton('Resume work')).toBeVisible();
    await menu.getByRole('button', { name: 'Resume work' }).click();
    await expect(performerPage.pauseButton('Pause work')).toBeVisible();
    await menu.getByRole('button', { name: 'Log out' }).click();
    await performerPage.isAtLogin();
  });
});

test('stays at the address while the platform does not answer, and opens it once it does', async ({
  performerPage,
  performerId,
  platform,
}) => {
  await platform.fault('slow', true, performerId);
  await performerPage.open('/clients/?page=2');
  const title = performerPage.page.getByRole('heading', { name: 'Greenroom cannot be reached' });
  await expect(title).toBeFocused();
  await expectAccessible(performerPage.page, 'nothing');
  await platform.fault('slow', false, performerId);
  await expect(performerPage.page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
  await expect(performerPage.page).toHaveURL(/\/clients\/\?page=2$/);
});

test.describe('with time running 20 times as fast', () => {
  test.use({ clockRate: 20 });

  const checks = [
    { status: 403, says: 'Your login has expired. Log in again; what you typed is kept.' },
    { status: 409, says: 'You are already logged in!' },
    { status: 500, says: 'There is a problem on our side, so you were logged out.' },
  ] as const;
  test('logs out by force when the check every 60 s answers 403, 409 or 500, and leaves no window open for the next login', async ({
    performerPage,
    performerId,
    platform,
  }) => {
    const window = performerPage.dialog('Quick replies');
    await performerPage.open('/settings/');
    await performerPage.button('Edit quick replies').click();
    await expect(window).toBeVisible();
    for (const { status, says } of checks) {
      await test.step(`logs out by force when the check every 60 s answers ${status}`, async () => {
        await platform.fault(`session-check-${status}`, true, performerId);
        await performerPage.isAtLogin();
        await expect(performerPage.page.locator(ALERT).filter({ hasText: says })).toBeVisible();
        await platform.fault(`session-check-${status}`, false, performerId);
        await performerPage.logIn();
        await performerPage.isHome();
        await expect(window).toBeHidden();
      });
    }
  });
});
