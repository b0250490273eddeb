import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.describe('without a login', () => {
  test.use({ start: 'loggedOut' });

  test('sends every address behind the login to the login when logged out, with or without a last slash', async ({
    she,
  }) => {
    for (const address of ['/', '/earnings/', '/clients/7', '/no/such/page/']) {
      await she.open(address);
      await she.isAtLogin();
    }
    await she.open('/login');
    await expect(she.page.getByRole('combobox', { name: 'Language' })).toBeVisible();
  });
});

test.describe('as bright as the device', () => {
  test.use({ performer: { theme: 'system' } });

  test('sends a performer from the login to the news, and says of an unknown address that it has no page', async ({
    she,
  }) => {
    await she.open('/');
    await she.isHome();
    await she.goTo('/login/');
    await she.isHome();
    await she.open('/no/such/page/');
    await expect(she.page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await expect(she.page).toHaveTitle(/This page does not exist/);
    // The studio stays.
    await expect(she.studio).toBeVisible();
    await expectAccessible(she.page);
    await she.page.getByRole('link', { name: 'Go to Home' }).click();
    await she.isHome();
  });
});

test('sends the session check for no public page: login, register and reset', async ({ she, page, watch }) => {
  watch.expect(/a form was not loaded/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('check_session')) asked.push(new URL(request.url()).search);
  });
  await she.open('/login/');
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
  await she.open('/register/no-such-token');
  await expect(page.getByText('This link is not valid.')).toBeVisible();
  expect(asked).toEqual([]);
  // The first page that depends on the answer asks.
  await she.goTo('/earnings/');
  await expect(page.getByRole('heading', { name: 'Earnings', level: 1 })).toBeVisible();
  expect(asked).toEqual(['?login=1']);
});

test('sends the moment at which the page was loaded with every call, however late the call is', async ({
  she,
  page,
}) => {
  const dates = new Set<string | undefined>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) dates.add(request.headers()['tokendate']);
  });
  await she.open('/login/');
  // A later second than the one in which the page was loaded.
  const secondsSince = (): Promise<number> =>
    page.evaluate(() => Math.floor(Date.now() / 1_000) - Math.floor(performance.timeOrigin / 1_000));
  await expect.poll(secondsSince).toBeGreaterThan(0);
  await she.goTo('/memos/');
  await expect(page.getByRole('heading', { name: 'Memos', level: 1 })).toBeVisible();
  const loadedAt = await page.evaluate(() => String(Math.floor(performance.timeOrigin / 1000)));
  expect([...dates]).toEqual([loadedAt]);
});

test('pauses, resumes and logs out from the menu too', async ({ she, page }) => {
  await she.startWork();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Pause work' }).click();
  await expect(she.pauseButton('Resume work')).toBeVisible();
  await menu.getByRole('button', { name: 'Resume work' }).click();
  await expect(she.pauseButton('Pause work')).toBeVisible();
  await menu.getByRole('button', { name: 'Log out' }).click();
  await she.isAtLogin();
});

test('fetches the workspace while the session check is still under way', async ({ she, page }) => {
  const first = Promise.race([
    page.waitForRequest(/load-workspace/).then(() => 'the workspace is asked for'),
    page.waitForResponse(/check_session/).then(() => 'the login is known'),
  ]);
  await she.open('/');
  expect(await first).toBe('the workspace is asked for');
  await she.isHome();
});

test('stays at the address while the platform does not answer, and opens it once it does', async ({
  she,
  herId,
  platform,
}) => {
  await platform.fault('slow', true, herId);
  await she.open('/clients/?page=2');
  const title = she.page.getByRole('heading', { name: 'Greenroom cannot be reached' });
  await expect(title).toBeFocused();
  await expectAccessible(she.page, 'nothing');
  await platform.fault('slow', false, herId);
  await expect(she.page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
  await expect(she.page).toHaveURL(/\/clients\/\?page=2$/);
});

test('shows 5 news a page and keeps the page in the address', async ({ she }) => {
  await she.open('/');
  await expect(she.page.getByRole('article')).toHaveCount(5);
  const first = await she.page.getByRole('article').first().innerText();
  await she.page.getByRole('link', { name: 'Older' }).click();
  await expect(she.page.getByText(/^Page 2 of \d$/)).toBeVisible();
  await expect(she.page).toHaveURL(/\?page=2$/);
  await expect(she.page.getByRole('article').first()).not.toHaveText(first);
  await she.page.goBack();
  await expect(she.page.getByText(/^Page 1 of \d$/)).toBeVisible();
});

test.describe('with time running 20 times as fast', () => {
  test.use({ clockRate: 20 });

  const checks = [
    { status: 403, says: 'Your login has expired. Log in again; what you typed is kept.' },
    { status: 409, says: 'You are already logged in!' },
    { status: 500, says: 'There is a problem on our side, so you were logged out.' },
  ] as const;
  for (const { status, says } of checks) {
    test(`logs out by force when the check every 60 s answers ${status}`, async ({ she, herId, platform }) => {
      await she.open('/');
      await she.isHome();
      await platform.fault(`session-check-${status}`, true, herId);
      await she.isAtLogin();
      await expect(she.page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      await platform.fault(`session-check-${status}`, false, herId);
      await she.logIn();
      await she.isHome();
    });
  }
});
