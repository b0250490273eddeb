import { CALLS } from '@greenroom/adapters-http/calls';
import type { Call } from '@greenroom/adapters-http/http/call';
import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ serve: ['--specification-only'], start: 'loggedOut', performer: { codeChannel: 'email' } });

/** Calls without which pages of the specification have no data; no key of the configuration stands for them. */
const GAPS: readonly string[] = ['news', 'countryConfig', 'currentSession'];

const OURS = Object.values<Call>(CALLS)
  .filter(({ origin, name }) => origin === 'ours' && !GAPS.includes(name))
  .map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

test('has nothing but the specification where the platform has nothing of our own', async ({
  performerPage,
  performerId,
  platform,
  page,
}) => {
  const called: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (OURS.some(({ method, pattern }) => method === request.method() && pattern.test(pathname)))
      called.push(`${request.method()} ${pathname}`);
  });
  await test.step('logs in by password and code, without passkey, link and remembered device', async () => {
    await performerPage.openLogin();
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Performer ID' })).not.toHaveAttribute('autocomplete', /webauthn/);
    await performerPage.logIn();
    await expect(performerPage.code).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await performerPage.enterCode(await platform.code(performerId));
    await performerPage.isHome();
  });
  await test.step('has no entry beside the settings, and no page at the addresses of our own', async () => {
    await performerPage.goTo('/settings/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Security', 'Regions']) await expect(page.getByRole('link', { name })).toHaveCount(0);
    for (const path of ['/security/', '/regions/', '/new-password/']) {
      await performerPage.open(path);
      await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    }
  });
  await test.step('asks the platform for nothing that the specification does not have', () => {
    expect(called).toEqual([]);
  });
});
