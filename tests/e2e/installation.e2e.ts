import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { deploy } from '../support/browser/deployments.ts';
import { expect, test as base } from '../support/browser/e2e-test.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { quickLogin } from '../support/browser/quick-login.ts';
import { openTestWindow } from '../support/browser/test-window.ts';
import { startPlatformHere } from '../support/platform-here.ts';

const BUILD = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
/** Most bytes that the second visit of /login fetches over the network. */
const MAX_SECOND_VISIT_BYTES = 20_000;
/** Most files that are cached with data saver, and most bytes before compression. */
const MAX_SHELL_FILES = 12;
const MAX_SHELL_BYTES = 600_000;

/** A site whose pages install themselves, in a browser window of its own. */
const test = base.extend<{ readonly site: Awaited<ReturnType<typeof openSite>> }>({
  site: async ({ browser }, give) => {
    const folder = await mkdtemp(join(tmpdir(), 'greenroom-deployments-'));
    const site = await openSite(browser, folder);
    await give(site);
    await site.close();
    await rm(folder, { recursive: true, force: true });
  },
});

const openSite = async (browser: Parameters<typeof openTestWindow>[0], folder: string) => {
  const web = join(folder, 'web');
  await deploy(BUILD, web, 'one');
  const platform = await startPlatformHere({ clockRate: 1, hasServiceWorker: true, more: ['--web', web] });
  const performerId = await platform.hire({ theme: 'light', services: ['chat', 'email'], language: 'en' });
  const { context, page, prepare } = await openTestWindow(browser);
  return {
    platform,
    context,
    page,
    performer: createPerformerPage(page, platform, performerId),
    logIn: async () => prepare(platform, { language: 'en', login: await quickLogin(platform, performerId) }),
    logOut: () => prepare(platform, { language: 'en', login: undefined }),
    deploy: (version: string) => deploy(BUILD, web, version),
    close: async () => {
      await context.close();
      await platform.stop();
    },
  };
};

/** Waits until the page and all its files are on the device. */
const waitForInstallation = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state), { timeout: 20_000 })
    .toBe('activated');

/** Begins to count the bytes over the network, without those of the service worker's own cache. @returns the count so far */
const countBytes = async (page: Page): Promise<() => number> => {
  const session = await page.context().newCDPSession(page);
  const kept = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker === true) kept.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!kept.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
};

test('starts from the device, caches the shell alone with data saver, and takes a new version at a press outside of a session', async ({
  site,
  browser,
}) => {
  test.setTimeout(120_000);
  const { context, logIn, logOut, page, performer, platform, deploy: deployVersion } = site;
  await test.step('starts from the device: few bytes at the second visit of /login, and a clear page without a network', async () => {
    await logOut();
    await page.goto(`${platform.url}/login/`);
    await waitForInstallation(page);
    await test.step('can be installed: the browser has no objection', async () => {
      const session = await context.newCDPSession(page);
      expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    });
    const bytes = await countBytes(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome back', level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(bytes()).toBeLessThanOrEqual(MAX_SECOND_VISIT_BYTES);
    await context.setOffline(true);
    await page.goto(`${platform.url}/earnings/`);
    await expect(page.getByRole('heading', { name: 'Greenroom cannot be reached', level: 1 })).toBeVisible();
    await context.setOffline(false);
  });
  await test.step('caches the shell alone with data saver, and says without a network that a page could not be loaded', async () => {
    const { context: other, page: saving, prepare } = await openTestWindow(browser);
    await saving.addInitScript(() => localStorage.setItem('greenroom.data-saver', 'on'));
    await prepare(platform, { language: 'en', login: undefined });
    await saving.goto(`${platform.url}/login/`);
    await waitForInstallation(saving);
    const [files, bytes] = await saving.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.includes('-precache-')) ?? '';
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      const sizes = await Promise.all(answers.map(async (answer) => (await answer?.blob())?.size ?? 0));
      return [sizes.length, sizes.reduce((sum, size) => sum + size, 0)] as const;
    });
    expect(files).toBeLessThanOrEqual(MAX_SHELL_FILES);
    expect(bytes).toBeLessThanOrEqual(MAX_SHELL_BYTES);
    await saving.reload();
    await expect(saving.getByRole('heading', { name: 'Welcome back', level: 1 })).toBeVisible();
    await saving.waitForLoadState('networkidle');
    await other.setOffline(true);
    await saving.goto(`${platform.url}/earnings/`);
    await expect(saving.getByText('This page could not be loaded')).toBeVisible();
    await expect(saving.getByRole('button', { name: 'Try again' })).toBeVisible();
    await other.setOffline(false);
    await other.close();
  });
  const offer = page.getByRole('group', { name: 'New version' });
  const chunks = (): Promise<readonly string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await logIn();
  await performer.startWork();
  await test.step('opens pages of its own version after three deployments in a row', async () => {
    for (const version of ['two', 'three', 'four']) await deployVersion(version);
    for (const [address, title] of [
      ['/earnings/', 'Earnings'],
      ['/forum/', 'Forum'],
      ['/settings/', 'Settings'],
    ] as const) {
      await performer.goTo(address);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    }
    expect((await chunks()).filter((name) => /(?:two|three|four)\.js/u.test(name))).toEqual([]);
  });
  await test.step('does not offer the new version in a session', async () => {
    const mark = await platform.customer({ name: 'Mark', country: 'nl' });
    await performer.meet(mark);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
      .toBe('installed');
    await expect(offer).toBeHidden();
    await performer.end('End session');
    await performer.readSummary('You ended the session.');
    await expect(offer).toContainText('go ready again afterwards');
  });
  await test.step('takes the new version at a press', async () => {
    const loaded = page.waitForEvent('load');
    await offer.getByRole('button', { name: 'Update now' }).click();
    await loaded;
    await performer.isConnected();
    await expect(offer).toBeHidden();
    expect((await chunks()).some((name) => name.endsWith('four.js'))).toBe(true);
  });
});
