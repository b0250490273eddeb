import { lstatSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatformHere({
    toyAppUrl: 'http://127.0.0.1:20010',
    more: ['--allow-origin', 'https://studio.example', '--allow-origin', 'http://plain.example'],
  });
});
afterAll(() => platform.stop());

const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];
const port = () => Number(new URL(platform.url).port);

/** Requests a path under a Host of the test's choice, which fetch does not allow. @returns the status */
const withHost = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: port(), path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.once('error', reject);
    call.end();
  });

/** Logs performer 1004 in at a page of the test's choice. */
const logInAt = async (host: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { host, ver: '1.1', tokenDate: '1', role: 'ROLE_PERFORMER', 'content-type': 'application/json' };
  const call = request({ host: '127.0.0.1', port: port(), path: '/api/auth/login', method: 'POST', headers }, resolve);
  call.once('error', reject);
  call.end(JSON.stringify({ email: '1004', password: platform.password, forced: true }));
  const answer = await promise;
  return { status: answer.statusCode, headers: answer.headers, body: await json(answer) };
};

it('switches off all 16 keys beyond the specification with --specification-only, the service worker too', async () => {
  const keysOf = async (more: readonly string[]): Promise<Record<string, unknown>> => {
    const site = await startPlatformHere({ hasServiceWorker: true, more });
    const keys = await (await fetch(`${site.url}/config.json`)).json();
    await site.stop();
    return keys;
  };
  const usual = await keysOf([]);
  const plain = await keysOf(['--specification-only']);
  const own = Object.keys(usual).filter((key) => usual[key] !== plain[key] && typeof plain[key] === 'boolean');
  expect(own).toHaveLength(16);
  expect(own).toEqual(expect.arrayContaining(['accountSecurity', 'devices', 'passwords', 'push', 'serviceWorker']));
  expect(Object.keys(plain).filter((key) => plain[key] === true)).toEqual([]);
});

it('sends a strict policy with a new nonce for every page', async () => {
  const [first, second] = await Promise.all([fetch(`${platform.url}/`), fetch(`${platform.url}/login/`)]);
  const policy = first.headers.get('content-security-policy');
  for (const directive of [
    `default-src 'none'`,
    `'strict-dynamic'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `connect-src 'self' ws://127.0.0.1:${port()} http://127.0.0.1:* http://127.0.0.1:20010;`,
    'report-uri /sim/csp-report',
  ]) {
    expect(policy).toContain(directive);
  }
  expect(policy).not.toContain('unsafe');
  expect(nonceOf(policy)).not.toBe(nonceOf(second.headers.get('content-security-policy')));
  expect(await first.text()).toContain(`nonce="${nonceOf(policy)}"`);
});

it('compresses the page for browsers that take it', async () => {
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map((accepted) =>
      fetch(`${platform.url}/login/`, { headers: { 'accept-encoding': accepted } }),
    ),
  );
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  expect(pages.every((page) => page.includes('</html>'))).toBe(true);
});

it('sends the protecting headers with every answer, and stores no data', async () => {
  const { headers } = await fetch(`${platform.url}/api/check_session`, { headers: { ver: '1.1', tokenDate: '1' } });
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    'cross-origin-embedder-policy': 'credentialless',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(headers.get('permissions-policy')).toContain('camera=(self), microphone=(self)');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

it('sends the protecting headers with the refusal of an address that cannot be decoded too', async () => {
  const { status, headers } = await fetch(`${platform.url}/%E0%A4%A`);
  expect(status).toBe(400);
  expect(headers.get('content-security-policy')).toBe(`default-src 'none'; frame-ancestors 'none'`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  ['127.0.0.1', /^greenroom=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/],
  ['localhost', /^greenroom=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/],
  ['studio.example', /^__Host-greenroom=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/],
])('keeps the login at %s in a cookie that no script and no other site can reach', async (name, cookie) => {
  const host = name === 'studio.example' ? name : `${name}:${port()}`;
  const answer = await logInAt(host);
  expect(answer.headers['set-cookie']?.[0]).toMatch(cookie);
});

it('lets nobody log in over plain HTTP at the name of another machine', async () => {
  const answer = await logInAt('plain.example');
  expect(answer).toMatchObject({ status: 403, body: { error: 'not_secure' } });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

it('answers to its own names only', async () => {
  expect(await withHost('/', { host: 'evil.example' })).toBe(421);
  expect(await withHost('/', { host: `localhost:${port()}` })).toBe(200);
});

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
])('refuses a call from %s, also a GET that changes state', async (_where, headers) => {
  const performer = createBarePerformer(platform);
  for (const path of ['auth/logout', 'check_session', 'session/performer_received_request']) {
    expect(await performer.call('GET', path, undefined, headers)).toEqual({
      status: 403,
      json: { error: 'wrong_origin' },
    });
  }
});

it.each(['/%61pi/check_session', '/%61%70%69/auth/logout', '/sim/%61pi/state'])(
  'refuses a call from another origin to %s, another spelling of its address',
  async (path) => {
    const headers = { host: `127.0.0.1:${port()}`, origin: 'https://evil.example', ver: '1.1' };
    expect(await withHost(path, headers)).toBe(403);
  },
);

it.each([
  ['ver', { tokenDate: '1' }, 'version_missing'],
  ['tokenDate', { ver: '1.1' }, 'token_date_missing'],
])('refuses a call without the header %s', async (_name, headers, error) => {
  const answer = await fetch(`${platform.url}/api/localize?anonymous=1`, { headers });
  expect([answer.status, await answer.json()]).toEqual([400, { error }]);
});

it('says where a request does not fit, and never what was in it', async () => {
  const demi = createBarePerformer(platform);
  await demi.arrives('1004', { forced: true });
  expect(await demi.call('POST', 'session/accept_request', { clientId: { a: 1 } })).toEqual({
    status: 400,
    json: { error: 'invalid_request', where: 'body.clientId' },
  });
  expect((await demi.call('POST', 'session/accept_request', '{"clientId":')).status).toBe(400);
  expect((await demi.call('POST', 'session/accept_request', `"${'x'.repeat(300_000)}"`)).status).toBe(413);
});

it('lets a performer act for one identity only', async () => {
  const demi = createBarePerformer(platform);
  await demi.arrives('1004', { forced: true });
  const notFound = { status: 404, json: { error: 'not_found' } };
  expect(await demi.call('PUT', 'performer/performer_accounts/1001', { settings: '{}' })).toEqual(notFound);
  expect(await demi.call('GET', 'performer/performer_account/1001/performer_details')).toEqual(notFound);
  expect(await demi.call('POST', 'session/performer_ready', { performerId: '1001' })).toEqual(notFound);
});

it('opens the admin API to its token alone', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${platform.url}/sim/api/state`, { headers })).status;
  expect(await ask({})).toBe(401);
  expect(await ask({ authorization: 'Bearer guess' })).toBe(401);
  expect(await ask({ authorization: `Bearer ${platform.token}` })).toBe(200);
  expect(await ask({ authorization: `Bearer ${platform.token}`, origin: 'https://evil.example' })).toBe(403);
});

it('keeps the token in a file that only its owner can read', () => {
  expect(lstatSync(join(tmpdir(), `greenroom-sim-${port()}.json`)).mode & 0o777).toBe(0o600);
});

it('keeps the violations of the policy that browsers report', async () => {
  const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://x.example/a.png' } };
  await fetch(`${platform.url}/sim/csp-report`, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify(report),
  });
  expect(await platform.state()).toMatchObject({
    cspReports: 1,
    violations: [{ directive: 'img-src', blocked: 'https://x.example/a.png' }],
  });
});

it.each(['/assets/nothing-a1b2c3d4.js', '/media/abcdefghijklmnop/600.webp'])(
  'lets nobody store that there is no %s',
  async (path) => {
    const { status, headers } = await fetch(`${platform.url}${path}`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

it.each(['//', '//[', '//a:99999/x.js'])(
  'answers an address that begins like that of another host: %s',
  async (path) => {
    expect(await withHost(path, { host: `127.0.0.1:${port()}` })).toBeLessThan(500);
  },
);

it.each(['/assets/../../package.json', '/%2e%2e/%2e%2e/package.json', '/assets/%2e%2e%2fpackage.json'])(
  'gives away no file behind %s',
  async (path) => {
    expect(await withHost(path, { host: `127.0.0.1:${port()}` })).toBe(404);
  },
);
