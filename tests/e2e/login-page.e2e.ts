import { expectAccessible } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { atDesktopWidth } from '../support/browser/tab-to.ts';
import { tryFields } from '../support/browser/try-fields.ts';
import { serveStatically } from '../support/static-site.ts';

test.use({ start: 'loggedOut', performer: { language: 'nl' } });

test('is the page of every address without a login, speaks Dutch, English and German, and keeps the language for the account', async ({
  performerPage,
  platform,
  performerId,
  page,
  context,
  browser,
}) => {
  test.slow();
  await test.step('says in words what is missing when the configuration is wrong, and passes axe', async () => {
    const site = await serveStatically({ body: '{}' });
    await page.goto(site.url);
    await expect(page.locator(ALERT)).toContainText(/The setting “\w+” is missing from \/config\.json\./);
    await expect(page.getByRole('heading', { name: 'Greenroom cannot start' })).toBeVisible();
    await expectAccessible(page, 'nothing');
    await atDesktopWidth(page);
    await site.stop();
    await performerPage.open('/config.json');
  });
  await test.step('keeps what is typed before the script of the page knows whether another tab leads', async () => {
    const early = await context.newPage();
    // The browser answers late which tab leads, as on a busy machine.
    await early.addInitScript(() => {
      // A blank page of Firefox has none.
      const locks: LockManager | undefined = navigator.locks;
      if (locks === undefined) return;
      const request = locks.request.bind(locks) as (...asked: unknown[]) => Promise<unknown>;
      const answer = async (...asked: unknown[]): Promise<unknown> => {
        document.documentElement.dataset['lock'] = 'asked';
        await new Promise((resolve) => addEventListener('answer-locks', resolve, { once: true }));
        return request(...asked);
      };
      Object.assign(locks, { request: answer });
    });
    await early.goto(`${platform.url}/login/`);
    await early.locator('html[data-lock="asked"]').waitFor();
    await early.locator('[name="username"]').pressSequentially('1004');
    await early.evaluate(() => dispatchEvent(new Event('answer-locks')));
    await early.keyboard.type('5678');
    await expect(early.locator('html select')).toBeEnabled();
    await expect(early.locator('[name="username"]')).toHaveValue('10045678');
    await early.close();
  });
  const isLogin = async (title: string, at = page): Promise<void> => {
    await expect(at.getByRole('heading', { name: title })).toBeVisible();
    await expect(at.getByRole('combobox')).toBeVisible();
    await expect(at).toHaveURL(/\/login\/?$/);
  };
  await test.step('greets in the first of the browser’s languages that it speaks, at every address behind the login, with or without a last slash', async () => {
    for (const [locale, address, title] of [
      ['de-AT', '/login', 'Willkommen zurück'],
      ['en-US', '/earnings/', 'Welcome back'],
      ['fr-FR', '/clients/7', 'Welkom terug'],
    ] as const) {
      const fresh = await browser.newPage({ locale });
      await fresh.goto(platform.url + address);
      await isLogin(title, fresh);
      // It stays once the platform has answered who is asked.
      await fresh.waitForLoadState('networkidle');
      await isLogin(title, fresh);
      await fresh.close();
    }
  });
  await test.step('offers Dutch, English and German at the login, and remembers the choice', async () => {
    await performerPage.openLogin();
    const language = page.getByRole('combobox', { name: 'Language' });
    await expect(language.getByRole('option')).toHaveText(['Nederlands', 'Deutsch', 'English']);
    await language.selectOption('Deutsch');
    await isLogin('Willkommen zurück');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await performerPage.open('/no/such/page/');
    await isLogin('Willkommen zurück');
  });
  await test.step('shows markup as text and runs nothing of it in every text field of the login (fault 26)', async () => {
    expect(await tryFields(page)).toEqual({ fields: 1, damage: 0 });
  });
  await test.step('keeps the language chosen at the login after it, and makes it the account’s', async () => {
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
    await isLogin('Welcome back');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await isLogin('Willkommen zurück');
    await page.getByLabel('Performer-ID', { exact: true }).fill(performerId);
    await page.getByLabel('Passwort', { exact: true }).fill(platform.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(performerPage.homeHeading('de')).toBeVisible({ timeout: 30_000 });
    await page.reload();
    await expect(performerPage.homeHeading('de')).toBeVisible();
  });
});
