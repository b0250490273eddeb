import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright/test';
import { startPlatformHere } from '../platform-here.ts';
import { startPushService, type PushedDevice } from '../push-service.ts';
import { deploy } from './deployments.ts';
import { grant } from './engine.ts';
import { createPerformerPage } from './performer-page.ts';
import { quickLogin } from './quick-login.ts';
import { openTestWindow } from './test-window.ts';

const BUILD = fileURLToPath(new URL('../../../packages/web/dist', import.meta.url));

/** Lets the browser subscribe at the test's push service, and keep the subscription as a browser does. */
const subscribeAt = async (page: Page, { subscription }: PushedDevice): Promise<void> => {
  await page.addInitScript((made) => {
    const KEPT = 'test.push-subscription';
    const subscribed = {
      get options() {
        return { applicationServerKey: Uint8Array.from(JSON.parse(localStorage.getItem(KEPT) ?? '[]')).buffer };
      },
      toJSON: () => made,
      unsubscribe: () => {
        localStorage.removeItem(KEPT);
        return Promise.resolve(true);
      },
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(localStorage.getItem(KEPT) === null ? null : (subscribed as unknown as PushSubscription));
    PushManager.prototype.subscribe = (options) => {
      const key = options?.applicationServerKey;
      localStorage.setItem(KEPT, JSON.stringify(key instanceof Uint8Array ? Array.from(key) : []));
      return Promise.resolve(subscribed as unknown as PushSubscription);
    };
  }, subscription);
};

/**
 * Opens a site whose pages install themselves, in a browser window of its own, for a performer whose browser subscribes at a push service
 * of this machine: that of its vendor cannot be reached here.
 */
export const openInstalledSite = async (browser: Browser) => {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-deployments-'));
  const web = join(folder, 'web');
  await deploy(BUILD, web, 'one');
  const pushService = await startPushService();
  const platform = await startPlatformHere({
    clockRate: 1,
    hasServiceWorker: true,
    more: ['--web', web, '--push-service', pushService.origin],
  });
  const performerId = await platform.hire({ theme: 'light', services: ['chat', 'email'], language: 'en' });
  const { context, page, prepare } = await openTestWindow(browser);
  const device = pushService.subscribe();
  await subscribeAt(page, device);
  return {
    platform,
    context,
    page,
    device,
    performerId,
    performer: createPerformerPage(page, platform, performerId),
    logIn: async () => {
      await prepare(platform, { language: 'en', login: await quickLogin(platform, performerId) });
      await grant(page, ['camera', 'microphone', 'screen-wake-lock', 'notifications']);
    },
    logOut: () => prepare(platform, { language: 'en', login: undefined }),
    deploy: (version: string) => deploy(BUILD, web, version),
    close: async () => {
      await context.close();
      await platform.stop();
      await pushService.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type InstalledSite = Awaited<ReturnType<typeof openInstalledSite>>;
