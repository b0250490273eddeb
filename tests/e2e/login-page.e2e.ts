import { expect, test } from '../support/browser/e2e-test.ts';
import { tryFields } from '../support/browser/try-fields.ts';

test.use({ start: 'loggedOut' });

test.describe('with an account in Dutch', () => {
  test.use({ performer: { language: 'nl' } });

  test('offers Dutch, English and German at the login, remembers the choice, keeps it after the login, and makes it the account’s', async ({
    performerPage,
    platform,
    performerId,
  }) => {
    const { page } = performerPage;
    const german = page.getByRole('heading', { name: 'Willkommen zurück' });
    await performerPage.openLogin();
    const language = page.getByRole('combobox', { name: 'Language' });
    await expect(language.getByRole('option')).toHaveText(['Nederlands', 'Deutsch', 'English']);
    await language.selectOption('Deutsch');
    await expect(german).toBeVisible();
    await page.reload();
    await expect(german).toBeVisible();
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Nederlands');
    await expect(page.getByRole('heading', { name: 'Welkom terug' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await page.getByRole('combobox', { name: 'Taal' }).selectOption('Deutsch');
    await expect(german).toBeVisible();
    await test.step('keeps the language chosen at the login after it, and makes it the account’s', async () => {
      await page.getByLabel('Performer-ID', { exact: true }).fill(performerId);
      await page.getByLabel('Passwort', { exact: true }).fill(platform.password);
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(performerPage.homeHeading('de')).toBeVisible();
      await page.reload();
      await expect(performerPage.homeHeading('de')).toBeVisible();
    });
  });
});

test('greets in the first of the browser’s languages that it speaks', async ({ page, context, platform }) => {
  const protocol = await context.newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  for (const [locale, title] of [
    ['de-AT', 'Willkommen zurück'],
    ['en-US', 'Welcome back'],
    ['fr-FR', 'Welkom terug'],
  ] as const) {
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await protocol.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
    await page.goto(`${platform.url}/login/`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    // It stays once the platform has answered who is asked.
    await expect(page.getByRole('combobox')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await protocol.detach();
});

test('keeps what is typed before the script of the page knows whether another tab leads', async ({
  browser,
  platform,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  // The browser answers late which tab leads, as on a busy machine.
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks) as (...asked: unknown[]) => Promise<unknown>;
    const answer = async (...asked: unknown[]): Promise<unknown> => {
      document.documentElement.dataset['lock'] = 'asked';
      await new Promise((resolve) => addEventListener('answer-locks', resolve, { once: true }));
      return request(...asked);
    };
    Object.assign(navigator.locks, { request: answer });
  });
  await page.goto(`${platform.url}/login/`);
  await page.locator('html[data-lock="asked"]').waitFor();
  await page.locator('[name="username"]').pressSequentially('1004');
  await page.evaluate(() => dispatchEvent(new Event('answer-locks')));
  await page.keyboard.type('5678');
  await expect(page.locator('html select')).toBeEnabled();
  await expect(page.locator('[name="username"]')).toHaveValue('10045678');
  await context.close();
});

test('shows markup as text and runs nothing of it in every text field before the login (fault 26)', async ({
  page,
  platform,
}) => {
  const tryHere = async (): Promise<number> => {
    const { fields, damage } = await tryFields(page);
    expect(damage, page.url()).toBe(0);
    return fields;
  };
  await page.goto(`${platform.url}/login`);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await tryHere()).toBe(1);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  expect(await tryHere()).toBeGreaterThan(0);
  await page.goto(`${platform.url}/register/${await platform.invite()}`);
  const steps = page.getByRole('navigation', { name: 'Steps of the registration' }).getByRole('button');
  await expect(steps.first()).toBeVisible();
  let tried = 0;
  for (const step of await steps.all()) {
    await step.click();
    tried += await tryHere();
  }
  expect(tried).toBeGreaterThan(10);
});
