import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.describe('without a login', () => {
  test.use({ start: 'loggedOut' });

  test('sends a visitor of any address of hers to the login, with or without a last slash', async ({ she }) => {
    for (const address of ['/', '/earnings/', '/clients/7', '/no/such/page/']) {
      await she.open(address);
      await she.isAtLogin();
    }
    await she.open('/login');
    await expect(she.page.getByRole('combobox', { name: 'Language' })).toBeVisible();
  });
});

test.describe('as bright as her device', () => {
  test.use({ performer: { theme: 'system' } });

  test('sends her from the login to the news, and says of an unknown address that it has no page', async ({ she }) => {
    await she.open('/login/');
    await she.isHome();
    await she.open('/no/such/page/');
    await expect(she.page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await expect(she.page).toHaveTitle(/This page does not exist/);
    // What she works with stays.
    await expect(she.studio).toBeVisible();
    await expectAccessible(she.page);
    await she.page.getByRole('link', { name: 'Go to Home' }).click();
    await she.isHome();
  });
});

test('fetches her work while the platform is still asked who she is', async ({ she, page }) => {
  const first = Promise.race([
    page.waitForRequest(/open-work/).then(() => 'the work is asked for'),
    page.waitForResponse(/check_session/).then(() => 'she is known'),
  ]);
  await she.open('/');
  expect(await first).toBe('the work is asked for');
  await she.isHome();
});

test('stays at her address while the platform does not answer, and opens it once it does', async ({
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
    test(`logs her out by force when the check every 60 s answers ${status}`, async ({ she, herId, platform }) => {
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
