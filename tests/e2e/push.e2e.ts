import type { Page } from 'playwright/test';
import { expect, test as base } from '../support/browser/e2e-test.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { quickLogin } from '../support/browser/quick-login.ts';
import { openPushedWorker } from '../support/browser/service-worker.ts';
import { openTestWindow } from '../support/browser/test-window.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { startPushService, type PushedDevice } from '../support/push-service.ts';

/** A performer whose browser subscribes at a push service of this machine: that of its vendor cannot be reached here. */
const test = base.extend<{ readonly site: Awaited<ReturnType<typeof openSite>> }>({
  site: async ({ browser }, give) => {
    const site = await openSite(browser);
    await give(site);
    await site.close();
  },
});

/** Lets the browser subscribe at the test's push service, and keep the subscription as a browser does. */
const subscribeAt = async (page: Page, { subscription }: PushedDevice): Promise<void> => {
  await page.addInitScript((made) => {
    const KEPT = 'test.push-subscription';
    const subscribed = {
      toJSON: () => made,
      unsubscribe: () => {
        localStorage.removeItem(KEPT);
        return Promise.resolve(true);
      },
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(localStorage.getItem(KEPT) === null ? null : (subscribed as unknown as PushSubscription));
    PushManager.prototype.subscribe = () => {
      localStorage.setItem(KEPT, 'yes');
      return Promise.resolve(subscribed as unknown as PushSubscription);
    };
  }, subscription);
};

const openSite = async (browser: Parameters<typeof openTestWindow>[0]) => {
  const pushService = await startPushService();
  const platform = await startPlatformHere({ hasServiceWorker: true, more: ['--push-service', pushService.origin] });
  const performerId = await platform.hire({ services: ['chat', 'email'], language: 'en' });
  const { context, page, prepare } = await openTestWindow(browser);
  const device = pushService.subscribe();
  await subscribeAt(page, device);
  await prepare(platform, { language: 'en', login: await quickLogin(platform, performerId) });
  await context.grantPermissions(['camera', 'microphone', 'screen-wake-lock', 'notifications']);
  return {
    platform,
    context,
    page,
    device,
    performerId,
    performer: createPerformerPage(page, platform, performerId),
    close: async () => {
      await context.close();
      await platform.stop();
      await pushService.stop();
    },
  };
};

test('tells of a request while no page is open, and answers it by its buttons', async ({ site }) => {
  test.slow();
  const { platform, context, page, device, performerId, performer } = site;
  const mark = await platform.customer({ name: 'Mark', country: 'nl' });
  const panel = page.getByRole('region', { name: 'Notifications when Greenroom is closed' });
  let count = 0;
  /** The next message of the push service, as the device decrypts it. */
  const nextMessage = async (): Promise<unknown> => {
    count += 1;
    return (await device.receives(count)).at(count - 1)?.content;
  };

  await performer.startWork('/settings/');
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
