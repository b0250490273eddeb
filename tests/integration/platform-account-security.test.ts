import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { floodLogin, judged } from '../support/login-flood.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';
import { totp } from '../support/totp.ts';

/** Many more than may be judged; `npm run bench -- login-flood` sends 2,000. */
const AT_ONCE = 400;

const folder = mkdtempSync(join(tmpdir(), 'greenroom-factors-'));
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatformHere({ data: folder });
});
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true });
});

const setupWire = z.object({ secret: z.string(), secretUri: z.string() });
const codesWire = z.object({ recoveryCodes: z.array(z.string()) });

const security = (id: string, more = ''): string => `performer/performer_accounts/${id}/security${more}`;

interface Protected {
  readonly id: string;
  readonly performer: BarePerformer;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Hires a performer who has set an authenticator app up by the present code, which is used then. */
const protectedPerformer = async (): Promise<Protected> => {
  const id = await platform.hire();
  const performer = createBarePerformer(platform);
  await performer.arrives(id);
  const begun = setupWire.parse((await performer.call('POST', security(id, '/authenticator/begin'))).json);
  expect(begun.secretUri).toMatch(/^otpauth:\/\/totp\/Greenroom:/);
  const code = totp(begun.secret);
  const proved = await performer.call('POST', security(id, '/authenticator'), { code });
  return { id, performer, secret: begun.secret, recoveryCodes: codesWire.parse(proved.json).recoveryCodes };
};

/** Tries a code at a log-in from another browser. */
const enter = (id: string, token: string | undefined) =>
  createBarePerformer(platform).logIn(id, { forced: true, ...(token === undefined ? {} : { token }) });

it('asks for a code of the app after the password, takes one step around, and none twice', async () => {
  const { id, secret } = await protectedPerformer();
  expect(await enter(id, undefined)).toMatchObject({
    status: 401,
    json: { error: 'token_required', channel: 'authenticator' },
  });
  const refused = { status: 401, json: { error: 'token_invalid' } };
  expect(await enter(id, totp(secret, -3))).toMatchObject(refused);
  expect(await enter(id, totp(secret, 4))).toMatchObject(refused);
  const next = totp(secret, 1);
  expect((await enter(id, next)).status).toBe(200);
  expect(await enter(id, next)).toMatchObject(refused);
  // A code of an earlier step than the latest accepted one is as good as used.
  expect(await enter(id, totp(secret, -1))).toMatchObject(refused);
});

it('takes each of ten recovery codes once, also when it comes twice at the same moment', async () => {
  const { id, performer, recoveryCodes } = await protectedPerformer();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  const both = await Promise.all([enter(id, first), enter(id, first.replaceAll('-', ' '))]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 401]));
  expect((await enter(id, first)).status).toBe(401);
  expect((await performer.call('GET', 'check_session?login=0')).status).toBe(409);
  const inside = createBarePerformer(platform);
  expect((await inside.logIn(id, { forced: true, token: second })).status).toBe(200);
  expect((await inside.call('GET', security(id))).json).toMatchObject({ authenticator: true, recoveryCodesLeft: 8 });
  const renewed = await inside.call('POST', security(id, '/recovery_codes'));
  const [fresh = ''] = codesWire.parse(renewed.json).recoveryCodes;
  expect((await enter(id, recoveryCodes[2])).status).toBe(401);
  expect((await enter(id, fresh)).status).toBe(200);
});

it('judges at most 10 of 400 codes and recovery codes that come at once, and lets nobody in', async () => {
  const { id, secret, recoveryCodes } = await protectedPerformer();
  const now = Number(totp(secret));
  const bodies = Array.from({ length: AT_ONCE }, (_, index) => ({
    email: id,
    password: platform.password,
    // The right ones are the last, as they are for most who guess.
    token:
      index === AT_ONCE - 1
        ? totp(secret, 1)
        : index === AT_ONCE - 2
          ? (recoveryCodes[0] ?? '')
          : index % 2 === 0
            ? String((now + 10 + index) % 1_000_000).padStart(6, '0')
            : `${String(index).padStart(4, '0')}-0000-0000`,
    forced: true,
  }));
  const answers = await floodLogin(platform.url, bodies);
  expect(answers['429 too_many_attempts']).toBeGreaterThan(AT_ONCE / 2);
  expect(judged(answers)).toBeLessThanOrEqual(10);
  expect(answers['200 ok']).toBeUndefined();
});

it('proves an app by its own code alone, and refuses a second app while one is on', async () => {
  const id = await platform.hire();
  const performer = createBarePerformer(platform);
  await performer.arrives(id);
  const begin = () => performer.call('POST', security(id, '/authenticator/begin'));
  const { secret } = setupWire.parse((await begin()).json);
  expect(await performer.call('POST', security(id, '/authenticator'), { code: totp(secret, 5) })).toMatchObject({
    status: 401,
    json: { error: 'token_invalid' },
  });
  // Digits of another keyboard: six characters of more than six bytes.
  expect(await performer.call('POST', security(id, '/authenticator'), { code: '１２３４５６' })).toMatchObject({
    status: 401,
    json: { error: 'token_invalid' },
  });
  expect((await performer.call('GET', security(id))).json).toMatchObject({ authenticator: false });
  expect((await performer.call('POST', security(id, '/authenticator'), { code: totp(secret) })).status).toBe(200);
  expect(await begin()).toMatchObject({ status: 409, json: { error: 'authenticator_not_available' } });
  expect((await performer.call('DELETE', security(id, '/authenticator'))).status).toBe(200);
  expect((await performer.call('GET', security(id))).json).toMatchObject({
    authenticator: false,
    recoveryCodesLeft: 0,
  });
});

it('asks a remembered device for a code of the app, though it needs no mailed one', async () => {
  const id = await platform.hire({ codeChannel: 'email' });
  const performer = createBarePerformer(platform);
  await performer.logIn(id);
  const mailed = await platform.code(id);
  expect((await performer.logIn(id, { token: mailed, remember: true })).status).toBe(200);
  await performer.call('GET', 'auth/logout');
  expect((await performer.logIn(id)).status).toBe(200);
  const { secret } = setupWire.parse((await performer.call('POST', security(id, '/authenticator/begin'))).json);
  expect((await performer.call('POST', security(id, '/authenticator'), { code: totp(secret) })).status).toBe(200);
  await performer.call('GET', 'auth/logout');
  expect(await performer.logIn(id)).toMatchObject({ status: 401, json: { channel: 'authenticator' } });
});

it('keeps no secret and no recovery code in clear in the database, the log and the records', async () => {
  const { id, secret, recoveryCodes } = await protectedPerformer();
  const key = readFileSync(join(folder, 'account.key'), 'utf8');
  expect(statSync(join(folder, 'account.key')).mode & 0o777).toBe(0o600);
  const stored = readdirSync(folder)
    .filter((name) => name.startsWith('greenroom-sim.sqlite'))
    .map((name) => readFileSync(join(folder, name)).toString('latin1'))
    .join('');
  expect(stored).toContain(id);
  const headers = { authorization: `Bearer ${platform.token}` };
  const traceLog = await (await fetch(`${platform.url}/sim/api/traffic`, { headers })).text();
  const log = JSON.stringify(await platform.log());
  expect(traceLog).toContain('proveAuthenticator');
  for (const each of [secret, key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
    expect(stored.includes(each)).toBe(false);
    expect(traceLog.includes(each)).toBe(false);
    expect(log.includes(each)).toBe(false);
  }
});

it('has the app on after a restart, by the key in the data folder', async () => {
  const { id, secret } = await protectedPerformer();
  await platform.stop();
  platform = await startPlatformHere({ data: folder });
  expect((await enter(id, totp(secret, 1))).status).toBe(200);
});
