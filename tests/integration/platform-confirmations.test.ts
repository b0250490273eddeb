import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS } from '@greenroom/adapters-http/calls';
import type { Call } from '@greenroom/adapters-http/http/call';
import { createAdminClient } from '@greenroom/sim-cli/actors/admin-client';
import { createBarePerformer, type BarePerformer, type Json } from '../support/bare-performer.ts';
import { eventually } from '../support/eventually.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';
import { totp } from '../support/totp.ts';

/** 10 minutes of the platform take 10 s: enough for the calls in between on a busy machine. The tests wait for them together. */
const FAST = 60;
const REQUIRED = { status: 401, json: { error: 'confirmation_required' } };

let platform: TestPlatform;
let plain: TestPlatform;
beforeAll(async () => {
  [platform, plain] = await Promise.all([
    startPlatformHere({ clockRate: FAST }),
    startPlatformHere({ clockRate: FAST, more: ['--no-account-security'] }),
  ]);
});
afterAll(() => Promise.all([platform.stop(), plain.stop()]));

const security = (id: string, more: string): string => `performer/performer_accounts/${id}/security${more}`;

const arrived = async (at: TestPlatform): Promise<{ id: string; performer: BarePerformer }> => {
  const id = await at.hire();
  const performer = createBarePerformer(at);
  await performer.arrives(id);
  return { id, performer };
};

/** Waits until the login is no proof of identity any more: the set-up of an app, which changes nothing, is refused. */
const unconfirmed = (id: string, performer: BarePerformer) =>
  eventually(async () => {
    const { status } = await performer.call('POST', security(id, '/authenticator/begin'));
    return status === 401 ? true : undefined;
  });

const extraSet = (id: string): string => `performer/performer_account/${id}/extra-set`;
const payment = (id: string): string => `performer/performer_account/${id}/performer_payment`;

it.concurrent('asks for the password again before e-mail, phone and payout account change, and not before a new street', async () => {
  const { id, performer } = await arrived(platform);
  await unconfirmed(id, performer);
  const before: Json = (await performer.call('GET', extraSet(id))).json;
  const account: Json = (await performer.call('GET', payment(id))).json;
  const change = (what: object) => performer.call('PUT', extraSet(id), { ...before, ...what });
  expect((await change({ street: 'Kerkstraat' })).status).toBe(200);
  expect(await change({ email: 'new@example.org' })).toMatchObject(REQUIRED);
  expect(await change({ phone: '+31612345679' })).toMatchObject(REQUIRED);
  expect(await performer.call('PUT', payment(id), { ...account, iban: 'NL20INGB0001234567' })).toMatchObject(REQUIRED);
  expect((await performer.call('GET', extraSet(id))).json).toMatchObject({ email: before['email'] });

  const begun = await performer.call('POST', security(id, '/confirmation/begin'));
  expect(begun.json).toEqual({ method: 'password', passkeyOptions: null });
  const confirm = (token: string) => performer.call('POST', security(id, '/confirmation'), { token });
  expect(await confirm('wrong')).toMatchObject({ status: 401, json: { error: 'token_invalid' } });
  expect(await change({ email: 'new@example.org' })).toMatchObject(REQUIRED);
  expect((await confirm(platform.password)).status).toBe(200);
  expect((await change({ email: 'new@example.org' })).status).toBe(200);

  const { url, token } = platform;
  const told = await createAdminClient({ url, token }).notices(id);
  expect(told.ok && told.value).toMatchObject([{ address: before['email'], channel: 'email' }]);
  await unconfirmed(id, performer);
});

const NEW_PASSKEY = {
  name: 'Phone',
  created: {
    id: 'a',
    rawId: 'a',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'b', attestationObject: 'c' },
  },
};
/** Changes that are protected as a whole; those of e-mail, phone, payout account and password are by what they change. */
const PROTECTED: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', '/security/authenticator/begin'],
  ['POST', '/security/authenticator', { code: '000000' }],
  ['DELETE', '/security/authenticator'],
  ['POST', '/security/passkeys/begin'],
  ['POST', '/security/passkeys', NEW_PASSKEY],
  ['DELETE', '/security/passkeys/none'],
  ['DELETE', '/security/devices/none'],
  ['DELETE', '/security/devices'],
  ['POST', '/security/recovery_codes'],
  ['POST', '/account_data/download'],
  ['POST', '/account_data/download/link'],
  ['POST', '/account_data/deletion'],
];

it.concurrent('asks for a proof before each of the 12 protected changes, once ten minutes have passed', async () => {
  expect(PROTECTED).toHaveLength(Object.values<Call>(CALLS).filter(({ confirmed }) => confirmed === true).length);
  const { id, performer } = await arrived(platform);
  await unconfirmed(id, performer);
  for (const [method, path, body] of PROTECTED)
    expect([path, await performer.call(method, `performer/performer_accounts/${id}${path}`, body)]).toMatchObject([
      path,
      REQUIRED,
    ]);
});

it.concurrent('tells each change by one mail, those of e-mail and phone to the old address', async () => {
  const { id, performer } = await arrived(plain);
  const done = async (method: string, path: string, body?: object): Promise<Json> => {
    const { status, json } = await performer.call(method, path, body);
    expect([path, status]).toEqual([path, 200]);
    return json;
  };
  const account = `performer/performer_accounts/${id}`;
  const before = await done('GET', extraSet(id));
  await done('PUT', extraSet(id), { ...before, email: 'new@example.org', phone: '+31612345679' });
  const bank = await done('GET', payment(id));
  await done('PUT', payment(id), { ...bank, iban: 'NL20INGB0001234567' });
  const { secret } = await done('POST', `${account}/security/authenticator/begin`);
  await done('POST', `${account}/security/authenticator`, { code: totp(String(secret)) });
  await done('POST', `${account}/security/recovery_codes`);
  await done('DELETE', `${account}/security/authenticator`);
  await done('POST', `${account}/account_data/download`);
  await done('POST', `${account}/account_data/deletion`);
  await done('DELETE', `${account}/account_data/deletion`);
  await done('PUT', `${account}/password`, {
    current: plain.password,
    password: 'three green teas',
    endOthers: false,
  });
  const { url, token } = plain;
  const told = await createAdminClient({ url, token }).notices(id);
  const mails = told.ok ? told.value.toReversed() : [];
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
    'authenticatorOff',
    'authenticatorOn',
    'dataRequested',
    'deletionRequested',
    'deletionWithdrawn',
    'emailChanged',
    'passwordChanged',
    'payoutChanged',
    'phoneChanged',
    'recoveryCodesRenewed',
  ]);
  const to = new Map(mails.map(({ kind, address }) => [kind, address]));
  expect(['emailChanged', 'phoneChanged', 'passwordChanged'].map((kind) => to.get(kind))).toEqual([
    before['email'],
    before['email'],
    'new@example.org',
  ]);
});

it.concurrent('asks for the second factor again before the password changes, and for none where the password is the only proof', async () => {
  const change = { current: platform.password, password: 'three green teas', endOthers: false };
  const { id, performer } = await arrived(platform);
  const coded = await platform.hire({ codeChannel: 'email' });
  const other = createBarePerformer(platform);
  await other.arrives(coded);
  await unconfirmed(id, performer);
  const put = (whose: BarePerformer, of: string) =>
    whose.call('PUT', `performer/performer_accounts/${of}/password`, change);
  expect((await put(performer, id)).status).toBe(200);

  await unconfirmed(coded, other);
  expect(await put(other, coded)).toMatchObject(REQUIRED);
  await other.call('POST', security(coded, '/confirmation/begin'));
  const token = await platform.code(coded);
  expect((await other.call('POST', security(coded, '/confirmation'), { token })).status).toBe(200);
  expect((await put(other, coded)).status).toBe(200);
});

it.concurrent('sends a code where the account has one, good once', async () => {
  const performer = createBarePerformer(platform);
  await performer.arrives('1001');
  await unconfirmed('1001', performer);
  const begun = await performer.call('POST', security('1001', '/confirmation/begin'));
  expect(['email', 'sms']).toContain(begun.json['method']);
  const confirm = async () =>
    performer.call('POST', security('1001', '/confirmation'), { token: await platform.code('1001') });
  expect((await confirm()).status).toBe(200);
  expect(await confirm()).toMatchObject({ status: 401, json: { error: 'token_invalid' } });
});

it.concurrent('judges at most 10 wrong proofs in a row', async () => {
  const { id, performer } = await arrived(platform);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      performer.call('POST', security(id, '/confirmation'), { token: `guess ${index}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

it.concurrent('asks for no proof and offers no security page with --no-account-security, as specified', async () => {
  const { id, performer } = await arrived(plain);
  expect(await (await fetch(`${plain.url}/config.json`)).json()).toMatchObject({ accountSecurity: false });
  const { id: other, performer: stale } = await arrived(platform);
  // Both logged in within the same moment: when the one is refused the other is as old.
  await unconfirmed(other, stale);
  const before: Json = (await performer.call('GET', extraSet(id))).json;
  expect((await performer.call('PUT', extraSet(id), { ...before, email: 'new@example.org' })).status).toBe(200);
});
