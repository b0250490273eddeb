import { expectAccessible } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { canRun } from '../support/browser/engine.ts';
import { atDesktopWidth } from '../support/browser/tab-to.ts';

test.describe('as bright as the device', () => {
  test.use({ performer: { theme: 'system' } });

  test('asks the platform who is logged in where the page depends on it, says which page is not open or not there, and waits for a slow platform', async ({
    performerPage,
    performerId,
    platform,
    page,
    watch,
  }) => {
    test.slow();
    await test.step('sends the session check for no public page: login, register and reset', async () => {
      watch.expect(/form not loaded/);
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
          const closed = page.getByText('You don’t have access to this page');
          await expect(closed).toBeVisible();
          await expect(
            page.getByText('If that does not help, customer service can tell you why.').first(),
          ).toBeVisible();
          await platform.refuse(calls, performerId);
          await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
          await expect(closed).toBeHidden();
        });
      }
    });
    await test.step('fetches the workspace while the session check is still under way', async () => {
      const first = Promise.race([
        page.waitForRequest(/load-workspace/).then(() => 'the workspace is asked for'),
        page.waitForResponse(/check_session/).then(() => 'the login is known'),
      ]);
      await performerPage.open('/');
      const isFirst = await first;
      if (canRun(page, 'the order of request and answer, which Firefox does not keep in what it reports'))
        expect(isFirst).toBe('the workspace is asked for');
      await performerPage.isHome();
    });
    await test.step('opens the newest 5 news from their one line, shows 5 a page and keeps the page in the address', async () => {
      await page.getByRole('group').locator('summary', { hasText: ' · ' }).click();
      await expect(page.getByRole('article')).toHaveCount(5);
      await page.getByRole('link', { name: 'All news' }).click();
      await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeFocused();
      await expect(page).toHaveURL(/\/news\/$/);
      await expect(performerPage.page.getByRole('article')).toHaveCount(5);
      const first = await performerPage.page.getByRole('article').first().innerText();
      await performerPage.page.getByRole('link', { name: 'Next' }).click();
      await expect(performerPage.page.getByText(/^Page 2 of \d$/)).toBeVisible();
      await expect(performerPage.page).toHaveURL(/\?page=2$/);
      await expect(performerPage.page.getByRole('article').first()).not.toHaveText(first);
      await performerPage.page.goBack();
      await expect(performerPage.page.getByText(/^Page 1 of \d$/)).toBeVisible();
    });
    await test.step('sends a performer from the login to the first page, and says of an unknown address that it has no page', async () => {
      await performerPage.goTo('/login/');
      await performerPage.isHome();
      await performerPage.goTo('/no/such/page/');
      await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
      await expect(page).toHaveTitle(/This page does not exist/);
      // The studio stays.
      await expect(performerPage.studio).toBeVisible();
      await expectAccessible(page);
      await atDesktopWidth(page);
      await page.getByRole('link', { name: 'Go to Home' }).click();
      await performerPage.isHome();
    });
    await test.step('stays at the address while the platform does not answer, and opens it once it does', async () => {
      // Much later than a call may: a busy page looks at its clock late.
      await platform.delay('*', performerId, 20_000);
      await performerPage.open('/clients/?page=2');
      await expect(page.getByRole('heading', { name: 'Greenroom cannot be reached' })).toBeFocused();
      await expectAccessible(page, 'nothing');
      await atDesktopWidth(page);
      await platform.delay('*', performerId, 0);
      await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/clients\/\?page=2$/);
    });
    await test.step('says that the performer is not logged in where a form is saved after the login has ended, and keeps what was typed', async () => {
      watch.expect(/^form not saved|^change refused|403/);
      const height = page.getByRole('textbox', { name: 'Height' });
      await performerPage.open('/profile/info/');
      await performerPage.isConnected();
      await height.fill('171');
      await page.context().clearCookies();
      await performerPage.button('Save').click();
      await performerPage.isAtLogin();
      await expect(page.locator(ALERT).filter({ hasText: 'Performer not logged in' })).toBeVisible();
      await performerPage.logIn();
      // To the platform the login whose cookie is gone goes on.
      await performerPage.button('Continue here').click();
      await performerPage.isHome();
      await performerPage.goTo('/profile/info/');
      await expect(height).toHaveValue('171');
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
});

test.describe('with time running 20 times as fast', () => {
  test.use({ clockRate: 20, performer: { past: true } });

  const checks = [
    { status: 403, says: 'Performer not logged in: your login has expired. Log in again; what you typed is kept.' },
    { status: 409, says: 'You are already logged in!' },
    { status: 500, says: 'There is a problem on our side, so you were logged out.' },
  ] as const;

  test('logs out by force, keeps half-written texts for the next login and leaves no window open, and restores a page with its scroll position', async ({
    performerPage,
    performerId,
    mark,
    platform,
    watch,
  }) => {
    test.slow();
    watch.expect(/403/);
    const { page } = performerPage;
    const memo = page.getByRole('textbox', { name: 'Memo' });
    const reply = page.getByRole('textbox', { name: 'Your message' });
    const post = page.getByRole('textbox', { name: 'First post' });
    const card = `/clients/${mark.id}/`;
    const thread = '/forum/thread/o1/new/';
    const conversation = `/inbox/?message=${await mark.writes(performerId, 'Saturday', 'Is 9 o’clock fine?')}`;
    const window = performerPage.dialog('Quick replies');
    await performerPage.startWork(card);
    await performerPage.button('Add memo').click();
    await memo.fill('Likes tea');
    await performerPage.goTo(conversation);
    await reply.fill('Nine is perfect.');
    await performerPage.goTo(thread);
    await post.fill('Which lamp is warm?');
    await performerPage.goTo('/settings/');
    await performerPage.button('Edit quick replies').click();
    await expect(window).toBeVisible();
    await test.step('logs out by force when the check every 60 s answers 403, 409 or 500', async () => {
      for (const { status, says } of checks) {
        await test.step(`logs out by force when the check every 60 s answers ${status}`, async () => {
          await platform.fault(`session-check-${status}`, true, performerId);
          await performerPage.isAtLogin();
          await expect(page.locator(ALERT).filter({ hasText: says })).toBeVisible();
          await platform.fault(`session-check-${status}`, false, performerId);
          await performerPage.logIn();
          await performerPage.isHome();
          await expect(window).toBeHidden();
        });
      }
    });
    await test.step('keeps a half-written memo, message and forum post', async () => {
      await performerPage.open(thread);
      await expect(post).toHaveValue('Which lamp is warm?');
      await performerPage.goTo(card);
      await performerPage.button('Continue draft').click();
      await expect(memo).toHaveValue('Likes tea');
      await performerPage.goTo(conversation);
      await expect(reply).toHaveValue('Nine is perfect.');
    });
    await test.step('keeps a half-written text when the login ends', async () => {
      // Before the page is connected an event finds nobody.
      await performerPage.isConnected();
      await platform.trigger('logout', performerId);
      await performerPage.isAtLogin();
      await performerPage.logIn();
      await performerPage.isHome();
      await performerPage.goTo(conversation);
      await expect(reply).toHaveValue('Nine is perfect.');
    });
    await test.step('restores the page and its scroll position', async () => {
      await performerPage.goTo('/clients/?page=2');
      const main = page.getByRole('main');
      const last = page.getByRole('region', { name: 'Customers' }).locator('tbody').getByRole('link').last();
      await expect(last).toBeVisible();
      // The page just opened keeps its own position until the performer does something.
      await page.keyboard.press('Shift');
      await last.scrollIntoViewIfNeeded();
      const height = await main.evaluate(({ scrollTop }) => scrollTop);
      expect(height).toBeGreaterThan(0);
      await last.click();
      await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/clients\/\?page=2$/);
      await expect.poll(() => main.evaluate(({ scrollTop }) => scrollTop)).toBe(height);
    });
  });
});
