import { readdirSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { join } from 'node:path';
import { expect as see, type Browser, type Page } from 'playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { startToyApp, type SimulatedToyApp } from '@greenroom/sim-cli/toys/toy-app';
import { createToyDrawer } from '@greenroom/sim-cli/toys/toy-drawer';
import { ROOT } from '../../scripts/lib/process.mjs';
import { buildWeb } from '../../scripts/lib/web-build.mjs';
import { mediaFlags } from '../launch-flags.ts';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { jpeg, row, upload } from '../support/browser/media-page.ts';
import { createPerformerPage, type PerformerPage } from '../support/browser/performer-page.ts';
import { openCustomer } from '../support/browser/video-page.ts';
import { heavyPhoto } from '../support/media/media-files.ts';
import { freePort } from '../support/nodes/embedded-postgres.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestPlatform } from '../support/test-platform.ts';
import { LUSH } from '../support/toys.ts';
import { ensureCaddy, startDocumentedCaddy } from './documented-caddy.ts';
import { ensureNginx, startDocumentedNginx } from './documented-nginx.ts';
import { SITE_NAME, type DocumentedServer, type Ports } from './documented-server.ts';
import { gradeOf } from './observatory.ts';

interface Tried {
  readonly name: string;
  readonly ensure: () => void;
  readonly start: (platform: string, ports: Ports) => Promise<DocumentedServer>;
  readonly redirect: { readonly status: number; readonly to: (server: DocumentedServer) => string };
  /** Sizes that are refused before the body comes, by what its header tells. */
  readonly refused: readonly number[];
}

const nginx = {
  ensure: ensureNginx,
  redirect: { status: 301, to: ({ url }: DocumentedServer) => url },
  refused: [18 * 1024 ** 2],
};
/** Another nginx than Debian's, such as the mainline, built or installed before the test. */
const OTHER_NGINX = process.env['GREENROOM_NGINX'] || undefined;

const SERVERS: readonly Tried[] = [
  { ...nginx, name: 'the nginx of Debian', start: startDocumentedNginx },
  ...(OTHER_NGINX === undefined
    ? []
    : [
        {
          ...nginx,
          name: OTHER_NGINX,
          start: (platform: string, ports: Ports) => startDocumentedNginx(platform, ports, OTHER_NGINX),
        },
      ]),
  {
    name: 'Caddy',
    ensure: ensureCaddy,
    start: startDocumentedCaddy,
    // It takes the port on which it listens for one behind the usual one.
    redirect: { status: 308, to: () => `https://${SITE_NAME}` },
    refused: [],
  },
];

describe.each(SERVERS)('behind $name', ({ ensure, start, redirect, refused }) => {
  let server: DocumentedServer;
  let toyApp: SimulatedToyApp;
  const toyClock = createPlatformClock();
  const toyDrawer = createToyDrawer(toyClock, [LUSH]);
  let platform: TestPlatform;
  let browser: Browser;
  let page: Page;
  let performerId: string;
  let performer: PerformerPage;
  const complaints: string[] = [];

  beforeAll(async () => {
    ensure();
    const built = await buildWeb();
    if (built.code !== 0) throw new Error(built.output);
    const ports = { plainPort: await freePort(), port: await freePort() };
    const url = `https://${SITE_NAME}:${ports.port}`;
    const inner = await startPlatform({ more: ['--allow-origin', url] });
    server = await start(inner.url, ports);
    platform = { ...inner, url };
    performerId = await platform.hire({
      language: 'en',
      theme: 'light',
      services: ['cam', 'video', 'chat', 'photo', 'toy'],
      codeChannel: 'sms',
    });
    toyApp = await startToyApp({ port: 0, tlsPort: 0, drawer: toyDrawer, clock: toyClock, allowedOrigins: [url] });
    const names = [
      `MAP ${SITE_NAME} 127.0.0.1`,
      // The vendor's name for this machine, at the port of a simulated app.
      `MAP 127-0-0-1.lovense.club:30010 ${new URL(toyApp.tlsUrl).host}`,
    ];
    browser = await launchBrowser(
      '--headless=new',
      ...mediaFlags(10),
      `--host-resolver-rules=${names.join(', ')}`,
      '--ignore-certificate-errors',
    );
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
    await context.grantPermissions(['camera', 'microphone'], { origin: url });
    page = await context.newPage();
    page.on('console', (message) => {
      if (/Content.Security.Policy|Trusted/i.test(message.text())) complaints.push(message.text());
    });
    performer = createPerformerPage(page, platform, performerId);
  }, 300_000);

  afterAll(async () => {
    await browser.close();
    await server.stop();
    await platform.stop();
    await toyApp.stop();
    toyClock.dispose();
  });

  interface Got {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }
  const get = (path: string, more: RequestOptions = {}): Promise<Got> =>
    new Promise((resolve, reject) => {
      const headers = { host: `${SITE_NAME}:${server.port}` };
      const options = { host: '127.0.0.1', port: server.port, path, headers, rejectUnauthorized: false, ...more };
      const call = (more.protocol === 'http:' ? plainRequest : request)(options, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
          const body = Buffer.concat(pieces).toString();
          resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(named), body });
        });
      });
      call.once('error', reject);
      call.end();
    });

  const PROTECTING = {
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'credentialless',
  };

  it('sends plain HTTP to HTTPS', async () => {
    const { status, headers } = await get('/login/?a=1', { port: server.plainPort, protocol: 'http:' });
    expect([status, headers['location']]).toEqual([redirect.status, `${redirect.to(server)}/login/?a=1`]);
  });

  it('serves every screen with a nonce of its own, which is never stored', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/login/', '/profile/photos/', '/session/', '/nothing/here/']) {
      const { status, headers, body } = await get(path);
      const nonce = /'nonce-([\w+/=]{32})'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(headers).toMatchObject(PROTECTING);
      expect(body).toContain(`nonce="${nonce}"`);
      expect(body).not.toContain('__NONCE__');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  });

  it('stores what is under /assets for a year, and a 404 there not at all', async () => {
    const [name = ''] = readdirSync(join(ROOT, 'packages/web/dist/assets')).filter((file) => file.endsWith('.js'));
    const there = await get(`/assets/${name}`);
    expect([there.status, there.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(there.headers).toMatchObject(PROTECTING);
    const missing = await get('/assets/of-another-version.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await get('/config.json')).headers).toMatchObject({ ...PROTECTING, 'cache-control': 'no-store' });
  });

  it('passes on whole bodies of more than 1 MB, and answers 413 only above what the product takes', async () => {
    const send = (path: string, size: number) =>
      new Promise<number>((resolve, reject) => {
        const headers = {
          host: `${SITE_NAME}:${server.port}`,
          ver: '1.1',
          tokenDate: '1',
          'content-type': 'application/octet-stream',
        };
        const options = { host: '127.0.0.1', port: server.port, path, method: 'POST', rejectUnauthorized: false };
        const call = request({ ...options, headers: { ...headers, 'content-length': size } }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
          call.destroy();
        });
        call.once('error', reject);
        call.write(Buffer.alloc(Math.min(size, 64 * 1024)));
        if (size < 16 * 1024 ** 2) call.end(Buffer.alloc(size - 64 * 1024));
      });
    expect(await send('/api/registration/x/documents/idFront', 15 * 1024 ** 2)).not.toBe(413);
    for (const size of refused) expect(await send('/api/registration/x/documents/idFront', size)).toBe(413);
  });

  it('logs in with a code', { timeout: 120_000 }, async () => {
    await performer.openLogin();
    await performer.logIn();
    await performer.enterCode(await platform.code(performerId));
    await performer.isConnected();
    expect((await platform.performer(performerId)).loggedIn).toBe(true);
  });

  it('carries chat both ways and live video both ways', { timeout: 120_000 }, async () => {
    const mark = await platform.customer({ name: 'Mark', country: 'nl' });
    await performer.goReady();
    const customer = await openCustomer(browser, platform);
    await customer.watch(performerId, 'wowza');
    await customer.sees('640 x 480');
    await mark.asks(performerId);
    await performer.accept();
    await mark.says('Good evening');
    await see(performer.line('Good evening')).toBeVisible();
    await performer.say('Hello Mark');
    await see(performer.line('Hello Mark')).toBeVisible();
    await see.poll(async () => (await mark.messages()).length).toBe(2);
    expect((await mark.messages()).map(({ content }) => content)).toEqual(['Good evening', 'Hello Mark']);
    await mark.shows(true);
    const picture = page.getByLabel('Picture of Mark');
    const played = () => picture.evaluate((video: HTMLVideoElement) => video.currentTime);
    await see.poll(played, { timeout: 30_000 }).toBeGreaterThan(0.5);
    await customer.leave();
    await mark.leaves();
  });

  it('finds the toy app at the address of the vendor, with nothing configured', { timeout: 120_000 }, async () => {
    await performer.open('/toys/');
    await page.getByRole('region', { name: 'Connection' }).getByRole('button', { name: 'Connect' }).click();
    const { nickName } = LUSH;
    expect(await page.getByRole('main').getByText(nickName).first().textContent({ timeout: 30_000 })).toContain(
      nickName,
    );
  });

  it('takes a photo of 14 MB, and one whose line breaks in the middle', { timeout: 240_000 }, async () => {
    const heavy = await heavyPhoto(4_000);
    expect(heavy.length / 1024 ** 2).toBeGreaterThan(14);
    expect(heavy.length / 1024 ** 2).toBeLessThan(15);
    await performer.open('/profile/photos/');
    await performer.isConnected();
    await upload(performer, jpeg('heavy.jpg', heavy));
    await see(row(performer, 'heavy.jpg')).toContainText('Uploaded', { timeout: 90_000 });

    await platform.fault('upload-cut', true, performerId);
    await upload(performer, jpeg('broken.jpg', await heavyPhoto(1_400)));
    await see(row(performer, 'broken.jpg')).toContainText('Connection lost, trying again', { timeout: 30_000 });
    await platform.fault('upload-cut', false, performerId);
    await see(row(performer, 'broken.jpg')).toContainText('Uploaded', { timeout: 60_000 });
    expect((await platform.medias(performerId)).length).toBe(2);
  });

  it('breaks no rule of its content security policy meanwhile', () => {
    expect(complaints).toEqual([]);
  });

  it('is graded A+ by the scanner of MDN’s HTTP Observatory', { timeout: 120_000 }, () => {
    const { grade, score, tests } = gradeOf(server);
    expect(tests.filter(({ pass }) => !pass)).toEqual([]);
    expect({ grade, enough: score >= 100 }).toEqual({ grade: 'A+', enough: true });
  });
});
