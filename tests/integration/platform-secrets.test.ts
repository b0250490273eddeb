import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { reachPlatform, unwrap } from '@greenroom/sim-cli/actors/running-platform';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { DATABASES, type DataPlace, type DataPlaces } from '../support/kept-rows.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { startPlatform, type PlatformProcess } from '../support/platform.ts';
import { startPushService, type TestPushService } from '../support/push-service.ts';
import { runSim } from '../support/run-sim.ts';
import type { TestPlatform } from '../support/test-platform.ts';
import { totp } from '../support/totp.ts';
import { wholeDatabase } from '../support/whole-database.ts';

/** A database and a platform have to start, on a machine that has much else to do. */
const TIMEOUT_MS = 120_000;
/** The simulated inboxes of the performers, who read codes and links there. */
const INBOXES: readonly string[] = ['mails', 'notices'];
const OWN_PASSWORD = 'quillwort-thistle-2291';
const RESET_PASSWORD = 'marram grass in the wind';
const TYPO = 'quillwort-thistle-2292';
/** Secrets of a single kind, by what they are. */
type Secrets = Map<string, string>;

const setupWire = z.object({ secret: z.string() });
const recoveryWire = z.object({ recoveryCodes: z.array(z.string()) });

/** Finds a secret in a text; a code of digits alone not within a longer number. */
const isIn = (secret: string, text: string): boolean =>
  /^\d+$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text) : text.includes(secret);

/** A browser whose cookies are secrets. */
const createBrowser = (platform: TestPlatform, secrets: Secrets, whose: string): BarePerformer['call'] => {
  const { send } = createBarePerformer(platform);
  return async (method, path, body) => {
    const response = await send(`${platform.url}/api/${path}`, {
      method,
      headers: { ver: '1.1', tokenDate: '1', role: 'ROLE_PERFORMER', 'content-type': 'application/json' },
      body: method === 'GET' ? null : JSON.stringify(body ?? {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (value.length > 20) secrets.set(`cookie ${name} of ${whose} ${secrets.size}`, value);
    }
    const text = await response.text();
    return { status: response.status, json: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {} };
  };
};

describe.each(Object.entries(DATABASES))('on %s', (_kind, createPlaces) => {
  let places: DataPlaces;
  let place: DataPlace;
  let folder: string;
  let pushService: TestPushService;
  let platform: PlatformProcess;
  let id: string;
  const secrets: Secrets = new Map();
  let recorded = '';

  /** Uses everything that has a secret, while it is recorded. */
  const useAll = async (): Promise<void> => {
    const browser = createBrowser(platform, secrets, 'the laptop');
    const account = `performer/performer_accounts/${id}`;
    const done = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
      const { status, json } = await browser(method, path, body);
      expect([path, status]).toEqual([path, 200]);
      return json;
    };
    const login = { email: id, forced: true };
    await browser('POST', 'auth/login', { ...login, password: TYPO });
    await browser('POST', 'auth/login', { ...login, password: platform.password });
    const code = await platform.code(id);
    secrets.set('mailed code', code);
    await done('POST', 'auth/login', { ...login, password: platform.password, token: code, remember: true });
    secrets.set('socket token', String((await done('GET', 'check_session?login=1'))['socketToken']));

    await done('PUT', `${account}/password`, { current: platform.password, password: OWN_PASSWORD, endOthers: true });
    await browser('POST', 'auth/password_link', { email: id });
    const link = new URL(await platform.passwordLink(id)).hash.slice(1);
    secrets.set('reset token', link);
    await done('POST', 'auth/password_link/use', { token: link, password: RESET_PASSWORD, endOthers: false });

    const { secret } = setupWire.parse(await done('POST', `${account}/security/authenticator/begin`));
    secrets.set('secret of the authenticator', secret);
    const first = totp(secret);
    secrets.set('code of the app', first);
    const { recoveryCodes } = recoveryWire.parse(
      await done('POST', `${account}/security/authenticator`, { code: first }),
    );
    for (const each of recoveryCodes) {
      secrets.set(`recovery code ${each}`, each);
      secrets.set(`digits of ${each}`, each.replaceAll('-', ''));
    }
    await done('POST', `${account}/security/confirmation/begin`);
    await done('POST', `${account}/security/confirmation`, { token: recoveryCodes[0] });

    const phone = createBrowser(platform, secrets, 'the phone');
    const { code: pairing } = await done('POST', `${account}/remote/code`);
    secrets.set('pairing code', String(pairing));
    secrets.set('pairing code without a dash', String(pairing).replaceAll('-', ''));
    expect((await phone('POST', 'remote/pairing', { code: pairing })).status).toBe(200);
    secrets.set('socket token of the phone', String((await phone('GET', 'remote/pairing')).json['socketToken']));

    const { subscription } = pushService.subscribe();
    const choices = { events: ['request'], quiet: null, details: false, language: 'en', timeZone: 'Europe/Amsterdam' };
    await done('PUT', `${account}/push_subscription`, { ...subscription, ...choices });
    secrets.set('push key', subscription.keys.p256dh);
    secrets.set('push secret', subscription.keys.auth);

    await done('PUT', account, { settings: '{"theme":"dark"}' });
    await done('POST', `${account}/account_data/download`);
    const other = createBrowser(platform, secrets, 'another laptop');
    const taken = { ...login, password: RESET_PASSWORD, token: recoveryCodes[1] };
    expect((await other('POST', 'auth/login', taken)).status).toBe(200);
    secrets.set('denial token', new URL(await platform.denialLink(id)).hash.slice(1));
    secrets.set('token of a registration', await platform.invite());
    const customer = await platform.customer({ name: 'Mark' });
    secrets.set('token of a customer', customer.token);
  };

  beforeAll(async () => {
    places = await createPlaces();
    place = await places.create();
    folder = 'data' in place.options ? place.options.data : mkdtempSync(join(tmpdir(), 'greenroom-secrets-'));
    pushService = await startPushService();
    const more = ['--verbose', '--push-service', pushService.origin];
    platform = await startPlatform({ ...place.options, data: folder, hasServiceWorker: true, more });
    id = await platform.hire({ codeChannel: 'email' });
    for (const [what, secret] of [
      ['first password', platform.password],
      ['changed password', OWN_PASSWORD],
      ['reset password', RESET_PASSWORD],
      ['mistyped password', TYPO],
      ['token of the admin API', platform.token],
    ] as const)
      secrets.set(what, secret);
    const file = join(folder, 'recorded.scenario.yaml');
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const port = new URL(platform.url).port;
    const recording = runSim(['record', '-o', file, '--performer', id, '--for', '8s', '--port', port, '--unmask'], {
      when: { says: 'Recording', act: resolve },
    });
    await begun;
    await useAll();
    const { code, complaint } = await recording;
    if (code !== 0) throw new Error(complaint);
    recorded = readFileSync(file, 'utf8');
  }, TIMEOUT_MS);
  afterAll(async () => {
    await platform.stop();
    await pushService.stop();
    await places.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  const found = (text: string): readonly string[] =>
    [...secrets].filter(([, secret]) => isIn(secret, text)).map(([what]) => what);

  it('knows at least 40 secrets of 16 kinds, each of which it would find', () => {
    expect(secrets.size).toBeGreaterThanOrEqual(40);
    expect(
      new Set([...secrets.keys()].map((what) => what.replaceAll(/[\d-]+/g, '').trim())).size,
    ).toBeGreaterThanOrEqual(16);
    expect([...secrets.values()].filter((secret) => secret.length < 6 || secret === 'undefined')).toEqual([]);
    expect(found([...secrets.values()].join(' '))).toHaveLength(secrets.size);
  });

  it('has no secret in clear in any column of any table but the simulated inboxes', async () => {
    const cells = await wholeDatabase(place);
    expect(new Set(cells.map(({ table }) => table)).size).toBeGreaterThan(25);
    const leaks = cells.flatMap(({ table, column, value }) =>
      INBOXES.includes(table) ? [] : found(value).map((what) => `${what} in ${table}.${column}`),
    );
    expect(leaks).toEqual([]);
    const inInboxes = cells.filter(({ table }) => INBOXES.includes(table)).flatMap(({ value }) => found(value));
    expect(new Set(inInboxes)).toEqual(new Set(['mailed code', 'reset token', 'denial token']));
  });

  it('encrypts the secret of the authenticator app and the keys of the platform with a key that no table has', async () => {
    const file = join(folder, 'account.key');
    const key = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const cells = await wholeDatabase(place);
    expect(cells.filter(({ value }) => value.includes(key))).toEqual([]);
    const encrypted = cells.filter(
      ({ table, column }) =>
        (table === 'authenticators' && column === 'secret') ||
        (table === 'push_subscriptions' && ['p256dh', 'auth'].includes(column)),
    );
    const own = await place.rows("select name, value from secrets where name <> 'push public key'");
    expect(own.length).toBeGreaterThanOrEqual(2);
    for (const value of [...encrypted.map((cell) => cell.value), ...own.map((row) => String(row['value']))])
      expect(value).toMatch(/^[\w-]{16}\.[\w-]{22}\.[\w-]+$/);
    expect(encrypted).toHaveLength(3);
  });

  it('writes no secret into its log, its error output or the log of a terminal', async () => {
    const log = JSON.stringify(await platform.log());
    expect(log).toContain('Password changed');
    expect(found(log)).toEqual([]);
    expect(platform.complaints()).toContain('Password changed');
    expect(found(platform.complaints())).toEqual([]);
  });

  it('records no secret in a scenario, also with the texts unmasked, nor in the trace log that tools read', async () => {
    expect(recorded).toContain('saveAccount');
    expect(found(recorded)).toEqual([]);
    const { admin } = reachPlatform(Number(new URL(platform.url).port));
    const traceLog = JSON.stringify(unwrap(await admin.traceLog(0, { unmask: true })));
    expect(traceLog).toContain('confirmIdentity');
    expect(found(traceLog)).toEqual([]);
  });

  it('still reads its own secrets after a start', async () => {
    await platform.stop();
    const more = ['--push-service', pushService.origin];
    const again = await startPlatformHere({ ...place.options, data: folder, hasServiceWorker: true, more });
    onTestFinished(again.stop);
    const back = createBrowser(again, new Map(), 'the laptop');
    const secret = secrets.get('secret of the authenticator') ?? '';
    const login = { email: id, password: RESET_PASSWORD, forced: true, token: totp(secret, 1) };
    expect((await back('POST', 'auth/login', login)).status).toBe(200);
  });
});
