import { test as base } from 'playwright/test';
import { openCustomerEvents, type CustomerEvents } from '../customer-events.ts';
import { freePort } from '../nodes/embedded-postgres.ts';
import { createPlatformPool, type PlatformPool } from '../platform-pool.ts';
import type { TestCustomer, TestPlatform } from '../test-platform.ts';
import { watchPages, type PageWatch } from './page-watch.ts';
import { createPerformerPage, type PerformerPage } from './performer-page.ts';
import { quickLogin } from './quick-login.ts';
import { openTestWindow, type TestWindow } from './test-window.ts';

type NewPerformer = NonNullable<Parameters<TestPlatform['hire']>[0]>;

/** Settings of a test's world: `test.give({ clockRate: 20, start: 'loggedOut' })`. */
interface WorldSettings {
  /** Rate of the clocks of platform and page; 1 is real time. */
  readonly clockRate: number;
  /** Login of the browser at the start; `loggedOut` for tests of the login itself. */
  readonly start: 'loggedIn' | 'loggedOut';
  readonly performer: NewPerformer;
  /** Further arguments of `serve`. */
  readonly serve: readonly string[];
  /** The platform has a process of its own, where a picture must not wait for the test. */
  readonly isApart: boolean;
}

interface Given {
  readonly platform: TestPlatform;
  readonly testWindow: TestWindow;
  /** The ID of the performer, whom only this test knows. */
  readonly performerId: string;
  /** Page of the performer. */
  readonly performerPage: PerformerPage;
  readonly mark: TestCustomer;
  /** Events that reach Mark over the customer's own connection. */
  readonly marksEvents: CustomerEvents;
  readonly watch: PageWatch;
}

/** Ports of toy apps on the performer's machine: the same for all tests of a worker, so that they share a platform. */
interface ToyPorts {
  readonly app: number;
  readonly intiface: number;
}

/** Fixtures that the tests of a worker share, because starting one costs more than a test. */
interface Worker {
  readonly toyPorts: ToyPorts;
  readonly pool: PlatformPool;
  readonly windowOf: (platform: TestPlatform) => Promise<TestWindow>;
}

const LANGUAGE = 'en';
/** Services of a performer whose camera is on while ready: for tests of the picture, which costs half of a test's processor time. */
export const ON_CAMERA: NewPerformer = { services: ['cam', 'video', 'email', 'photo'] };
const AT_WORK: NewPerformer = { theme: 'light', services: ['chat', 'email', 'photo'] };

export const test = base.extend<WorldSettings & Given, { readonly worker: Worker }>({
  clockRate: [5, { option: true }],
  start: ['loggedIn', { option: true }],
  performer: [{}, { option: true }],
  serve: [[], { option: true }],
  isApart: [false, { option: true }],

  worker: [
    async ({ browser }, give) => {
      const pool = createPlatformPool();
      const windows = new Map<TestPlatform, Promise<TestWindow>>();
      const windowOf = (platform: TestPlatform): Promise<TestWindow> => {
        const known = windows.get(platform) ?? openTestWindow(browser);
        windows.set(platform, known);
        return known;
      };
      // Not a fixture of the tests with toys: they would have workers and browsers of their own.
      const toyPorts = { app: await freePort(), intiface: await freePort() };
      await give({ pool, windowOf, toyPorts });
      await pool.stop();
    },
    { scope: 'worker' },
  ],
  platform: async ({ worker: { pool, toyPorts }, clockRate, serve, isApart }, give) => {
    // Also where a test has no toy app: it shares platform and window with those that have one.
    const toyApps = [
      '--toy-app',
      `http://127.0.0.1:${toyPorts.app}`,
      '--intiface',
      `ws://127.0.0.1:${toyPorts.intiface}`,
    ];
    const platform = await pool.get({ clockRate, more: [...toyApps, ...serve], ...(isApart && { isApart }) });
    const before = await platform.state();
    await give(platform);
    const after = await platform.state();
    base.expect(after.violations.slice(before.violations.length), 'the content security policy was kept').toEqual([]);
  },
  performerId: async ({ platform, performer }, give) =>
    give(await platform.hire({ ...AT_WORK, language: LANGUAGE, ...performer })),
  testWindow: async ({ worker, platform }, give) => give(await worker.windowOf(platform)),
  context: async ({ testWindow }, give) => give(testWindow.context),
  page: async ({ testWindow, platform, performerId, start, watch }, give) => {
    const login = start === 'loggedIn' ? await quickLogin(platform, performerId) : undefined;
    await testWindow.prepare(platform, { language: LANGUAGE, login });
    await give(testWindow.page);
    // Leaving the page breaks calls that are under way, which is no complaint.
    watch.stop();
    await testWindow.tidy(platform);
  },
  watch: [
    async ({ context }, give) => {
      const watch = watchPages(context);
      await give(watch);
      watch.stop();
      base.expect(watch.complaints(), 'no page complained').toEqual([]);
    },
    { auto: true },
  ],
  performerPage: async ({ page, platform, performerId }, give) =>
    give(createPerformerPage(page, platform, performerId)),
  mark: async ({ platform }, give) => give(await platform.customer({ name: 'Mark', country: 'nl' })),
  marksEvents: async ({ platform, mark }, give) => {
    const events = await openCustomerEvents(platform, mark);
    await give(events);
    events.close();
  },
});

export { expect } from 'playwright/test';
