import { CALLS_BY_CAPABILITY } from '@greenroom/adapters-http/calls';
import type { Call } from '@greenroom/adapters-http/http/call';
import { ROUTE_NAMES, ROUTES } from '@greenroom/core/navigation/routes';
import { wordOf } from '../../scripts/route-words.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ serve: ['--specification-only'], start: 'loggedOut', performer: { codeChannel: 'email' } });

/** Calls without which the first pages have no data; no key of the configuration stands for them. */
const GAPS: readonly string[] = ['news', 'countryConfig', 'currentSession'];

/** Capabilities that a key of the configuration brings as a whole. */
const FEATURES: readonly string[] = [
  'account-security',
  'passwords',
  'my-day',
  'push',
  'remote',
  'region-blocks',
  'account-data',
  'blocked-words',
];
/** Calls of features in other capabilities. */
const FEATURE_CALLS: readonly string[] = ['passkeyOptions', 'passkeyLogin', 'earningsReport', 'conversations'];

const OURS = Object.entries<Readonly<Record<string, Call>>>(CALLS_BY_CAPABILITY).flatMap(([capability, calls]) =>
  Object.values(calls)
    .filter(({ origin }) => origin === 'ours')
    .map(({ name, method, path }) => ({
      name,
      isFeature: FEATURES.includes(capability) || FEATURE_CALLS.includes(name),
      method,
      pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    })),
);

/** Pages that depend on a key of the configuration. */
const OWN_PAGES = ROUTE_NAMES.filter((name) => ROUTES[name].needs !== undefined);
/** Their entries in tabs and menus. */
const OWN_ENTRIES: readonly string[] = [
  ...OWN_PAGES.flatMap((name) => ROUTES[name].tab ?? []).map((key) => wordOf('en', key)),
  'Use your phone as remote',
];

test('has nothing but the specification where the platform has nothing of our own @night', async ({
  performerPage,
  performerId,
  platform,
  page,
}) => {
  const called: { readonly name: string; readonly isFeature: boolean }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    called.push(...OURS.filter(({ method, pattern }) => method === request.method() && pattern.test(pathname)));
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
    for (const name of OWN_ENTRIES) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await performerPage.button(/^Your account/).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    for (const name of OWN_ENTRIES) await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(OWN_PAGES).toContain('security');
    for (const name of OWN_PAGES) {
      await performerPage.goTo(ROUTES[name].path);
      await expect(page).toHaveURL(platform.url + ROUTES[name].path);
      await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    }
    // Nor where the page is loaded there.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  });
  await test.step('asks the platform for nothing that the specification does not have', () => {
    expect(called.map(({ name }) => name).filter((name) => !GAPS.includes(name))).toEqual([]);
  });
  await test.step('opens every page of the specification without a call of a feature of our own', async () => {
    const pages = ROUTE_NAMES.map((name) => ROUTES[name]).filter(
      ({ layout, needs, path }) => layout === 'home' && needs === undefined && !/:\w+\//.test(path),
    );
    expect(pages.length).toBeGreaterThan(25);
    for (const { path } of pages) {
      await performerPage.goTo(path.replace(/:\w+\?\/$/, ''));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(called.filter(({ isFeature }) => isFeature).map(({ name }) => name)).toEqual([]);
  });
});
