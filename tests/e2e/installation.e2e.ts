import type { Page } from 'playwright/test';
import { expect, test as base } from '../support/browser/e2e-test.ts';
import { canRun } from '../support/browser/engine.ts';
import { openInstalledSite, type InstalledSite } from '../support/browser/installed-site.ts';
import { openPushedWorker } from '../support/browser/service-worker.ts';
import { openTestWindow } from '../support/browser/test-window.ts';

/** Most bytes that the second visit of /login fetches over the network. */
const MAX_SECOND_VISIT_BYTES = 20_000;
/** Most files that are cached with data saver, and most bytes before compression. */
const MAX_SHELL_FILES = 12;
const MAX_SHELL_BYTES = 600_000;

const test = base.extend<{ readonly site: InstalledSite }>({
  site: async ({ browser }, give) => {
    const site = await openInstalledSite(browser);
    await give(site);
    await site.close();
  },
});

/** Waits until the page and all its files are on the device. */
const waitForInstallation = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state), { timeout: 30_000 })
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

test('starts from the device, caches the shell alone with data saver, takes a new version at a press outside of a session, and tells of a request while no page is open', async ({
  site,
  browser,
}) => {
  test.setTimeout(240_000);
  const { context, logIn, logOut, page, performer, performerId, platform, device } = site;
  await test.step('starts from the device: few bytes at the second visit of /login, and a clear page without a network', async () => {
    await logOut();
    await page.goto(`${platform.url}/login/`);
    await waitForInstallation(page);
    await test.step('can be installed: the browser has no objection', async () => {
      if (!canRun(page, 'whether a site can be installed, which Firefox does not judge')) return;
      const session = await context.newCDPSession(page);
      expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    });
    const bytes = canRun(page, 'the bytes of the second visit, which no command of Firefox counts')
      ? await countBytes(page)
      : undefined;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome back', level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (bytes !== undefined) expect(bytes()).toBeLessThanOrEqual(MAX_SECOND_VISIT_BYTES);
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
    if (canRun(page, 'a page that is not cached and has no network: Firefox cuts that of pages, not of workers')) {
      await other.setOffline(true);
      await saving.goto(`${platform.url}/earnings/`);
      await expect(saving.getByText('This page could not be loaded')).toBeVisible();
      await expect(saving.getByRole('button', { name: 'Try again' })).toBeVisible();
      await other.setOffline(false);
    }
    await other.close();
  });
  const mark = await platform.customer({ name: 'Mark', country: 'nl' });
  const offer = page.getByRole('group', { name: 'New version' });
  const chunks = (): Promise<readonly string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await logIn();
  await performer.startWork();
  await test.step('opens pages of its own version after three deployments in a row', async () => {
    for (const version of ['two', 'three', 'four']) await site.deploy(version);
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
    await performer.meet(mark);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state), { timeout: 30_000 })
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

  const panel = page.getByRole('region', { name: 'Notifications when Greenroom is closed' });
  let count = 0;
  /** The next message of the push service, as the device decrypts it. */
  const nextMessage = async (): Promise<unknown> => {
    count += 1;
    return (await device.receives(count)).at(count - 1)?.content;
  };

  await performer.goTo('/settings/');
  await test.step('is off until the performer turns it on, and then says what for and when', async () => {
    await panel.getByRole('button', { name: 'Turn on for this device' }).click();
    await expect(panel).toContainText('On: this device gets notifications');
    await panel.getByRole('checkbox', { name: 'A payout' }).click();
    await panel.getByRole('switch', { name: /^Quiet hours/ }).click();
    await panel.getByLabel('From', { exact: true }).fill('03:00');
    await panel.getByLabel('Until', { exact: true }).fill('03:00');
    await page.reload();
    await expect(panel.getByRole('checkbox', { name: 'A payout' })).not.toBeChecked();
    await expect(panel.getByLabel('Until', { exact: true })).toHaveValue('03:00');
  });
  if (!canRun(page, 'push messages: no command of Firefox delivers one to a service worker')) return;
  const worker = await openPushedWorker(context, page);

  await test.step('shows a request without a name, with Accept and Decline, and opens the app on it', async () => {
    await page.goto('about:blank');
    await mark.asks(performerId);
    await worker.deliver(await nextMessage());
    await expect
      .poll(worker.notices)
      .toEqual([{ title: 'A request', body: 'A customer is waiting for you', actions: ['Accept', 'Decline'] }]);
    const address = await worker.press('accept');
    await page.goto(platform.url + (address ?? ''));
    await expect(performer.state('In session')).toBeVisible({ timeout: 30_000 });
    await expect(performer.session).toContainText('Mark');
    await expect.poll(() => new URL(page.url()).search).not.toContain('answer');
    await performer.end('End session');
    await performer.readSummary('You ended the session.');
  });

  await test.step('hands the answer to the page that runs', async () => {
    await mark.asks(performerId);
    await expect(performer.request).toBeVisible();
    // While the page is in view it tells the request itself, so the notification is shown from here.
    await nextMessage();
    await page.evaluate(async (clientId) => {
      const registration = await navigator.serviceWorker.ready;
      await registration.showNotification('A request', {
        tag: 'push-request',
        data: { event: 'request', language: 'en', clientId },
      });
    }, mark.id);
    expect(await worker.press('accept')).toBeUndefined();
    await expect(performer.state('In session')).toBeVisible();
    await expect.poll(worker.notices).toEqual([]);
    await performer.end('End session');
    await performer.readSummary('You ended the session.');
  });

  await test.step('says that a request is over instead of going on the air for it', async () => {
    await performer.studio.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.goto('about:blank');
    await mark.asks(performerId);
    await worker.deliver(await nextMessage());
    await expect.poll(async () => (await worker.notices()).map(({ title }) => title)).toEqual(['A request']);
    await mark.cancels();
    await worker.deliver(await nextMessage());
    await expect
      .poll(worker.notices)
      .toEqual([{ title: 'Request over', body: 'The customer is not waiting any more', actions: [] }]);
    await page.goto(platform.url + ((await worker.press('')) ?? ''));
    await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toContainText(
      'That request is over.',
      {
        timeout: 30_000,
      },
    );
    await expect(performer.studio.getByRole('button', { name: 'Go ready' })).toBeVisible();
  });

  await test.step('sends nothing more once it is turned off', async () => {
    await performer.goTo('/settings/');
    await panel.getByRole('button', { name: 'Turn off' }).click();
    await expect(panel).toContainText('Off on this device');
    await mark.writes(performerId, 'Hello', 'Hello');
    await expect(performer.page.getByRole('link', { name: /Inbox/ }).first()).toContainText('1');
    expect(device.messages).toHaveLength(count);
  });
});
