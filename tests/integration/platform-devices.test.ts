import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdminClient } from '@greenroom/sim-cli/actors/admin-client';
import { createBarePerformer, type BarePerformer, type Json } from '../support/bare-performer.ts';
import { eventually } from '../support/eventually.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

/** A login that was not heard of for 150 s is no login elsewhere: 2.5 s at this rate. */
const FAST = 60;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatformHere({ clockRate: FAST, more: ['--country-header', 'X-Country'] });
});
afterAll(() => platform.stop());

/** Logs in as soon as no login elsewhere counts any more. */
const arrive = async (id: string, userAgent: string, country = ''): Promise<BarePerformer> => {
  const performer = createBarePerformer(platform);
  const body = { email: id, password: platform.password, forced: false };
  const headers = { role: 'ROLE_PERFORMER', 'user-agent': userAgent, 'x-country': country };
  await eventually(async () => {
    const { status } = await performer.call('POST', 'auth/login', body, headers);
    if (status !== 200 && status !== 409) throw new Error(`${id} could not log in: ${status}`);
    return status === 200 || undefined;
  });
  return performer;
};

const path = (id: string, more = ''): string => `performer/performer_accounts/${id}/security/devices${more}`;
const devicesOf = async (id: string, performer: BarePerformer): Promise<readonly Json[]> => {
  const { json } = await performer.call('GET', path(id));
  return JSON.parse(JSON.stringify(json['devices']));
};
const newDeviceMails = async (id: string) => {
  const told = await createAdminClient(platform).notices(id);
  return told.ok ? told.value.filter(({ kind }) => kind === 'newDevice') : [];
};

it.concurrent('lists each login with browser, system and country, and logs one out at once', async () => {
  const id = await platform.hire();
  const phone = await arrive(id, IPHONE, 'XX');
  const laptop = await arrive(id, FIREFOX, 'BE');
  const account = await phone.call('GET', 'check_session?login=1');
  const socket = await phone.openSocket({ id, socketToken: String(account.json['socketToken']) });
  const devices = await devicesOf(id, laptop);
  expect(devices).toHaveLength(2);
  expect(devices).toContainEqual(
    expect.objectContaining({ browser: 'Firefox', system: 'Linux', country: 'BE', isThis: true }),
  );
  const other = devices.find(({ isThis }) => isThis === false);
  expect(other).toMatchObject({ browser: 'Safari', system: 'iPhone', country: null });

  expect((await laptop.call('DELETE', path(id, `/${String(other?.['id'])}`))).status).toBe(200);
  expect(await socket.receives('logout')).toEqual({ message: 'ended_elsewhere' });
  await socket.closed();
  expect(await phone.call('GET', 'check_session?login=0')).toMatchObject({
    status: 409,
    json: { error: 'ended_elsewhere' },
  });
  expect(await devicesOf(id, laptop)).toHaveLength(1);
  expect((await laptop.call('DELETE', path(id, `/${String(other?.['id'])}`))).status).toBe(404);
});

it.concurrent('logs out all others, but neither itself nor another performer', async () => {
  const [id, otherId] = [await platform.hire(), await platform.hire()];
  const first = await arrive(id, IPHONE);
  const second = await arrive(id, FIREFOX);
  const foreign = await arrive(otherId, FIREFOX);
  const [foreignDevice] = await devicesOf(otherId, foreign);
  expect((await second.call('DELETE', path(id, `/${String(foreignDevice?.['id'])}`))).status).toBe(404);
  expect((await second.call('DELETE', path(otherId))).status).toBe(404);
  const [own] = (await devicesOf(id, second)).filter(({ isThis }) => isThis === true);
  expect((await second.call('DELETE', path(id, `/${String(own?.['id'])}`))).status).toBe(404);
  expect((await second.call('DELETE', path(id))).status).toBe(200);
  expect((await first.call('GET', path(id))).status).toBe(409);
  expect((await second.call('GET', path(id))).status).toBe(200);
  expect((await foreign.call('GET', path(otherId))).status).toBe(200);
});

it.concurrent('asks for a proof again before a log-out of others ten minutes after the log-in', async () => {
  const id = await platform.hire();
  const performer = await arrive(id, FIREFOX);
  const refused = await eventually(async () => {
    const answer = await performer.call('DELETE', path(id));
    return answer.status === 401 ? answer : undefined;
  });
  expect(refused.json).toEqual({ error: 'confirmation_required' });
  const proof = `performer/performer_accounts/${id}/security/confirmation`;
  await performer.call('POST', `${proof}/begin`);
  expect((await performer.call('POST', proof, { token: platform.password })).status).toBe(200);
  expect((await performer.call('DELETE', path(id))).status).toBe(200);
});

it.concurrent('tells of a login on a new device and not of one on a known device', async () => {
  const id = await platform.hire();
  const known = await arrive(id, FIREFOX);
  expect(await newDeviceMails(id)).toEqual([]);
  await known.call('GET', 'auth/logout');
  expect((await known.logIn(id)).status).toBe(200);
  expect(await newDeviceMails(id)).toEqual([]);
  await arrive(id, IPHONE, 'DE');
  const [mail, ...more] = await newDeviceMails(id);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/Safari, iPhone, (?:Duitsland|Germany|Deutschland)/);
  expect(mail?.link).toMatch(/\/new-password\/#not-me\.[\w-]{43}$/);
});

it.concurrent('logs a denied login out by the link of the mail, once, and leads to a new password', async () => {
  const id = await platform.hire();
  const own = await arrive(id, FIREFOX);
  const intruder = await arrive(id, IPHONE);
  const link = (await newDeviceMails(id))[0]?.link ?? '';
  const denial = new URL(link).hash.slice('#not-me.'.length);
  // A new password of the intruder does not end the link.
  const change = { current: platform.password, password: 'a password of another', endOthers: false };
  expect((await intruder.call('PUT', `performer/performer_accounts/${id}/password`, change)).status).toBe(200);

  const anonymous = createBarePerformer(platform);
  const deny = (token: string) => anonymous.call('POST', 'auth/deny_login', { token });
  expect(await deny(`${denial}x`)).toMatchObject({ status: 410, json: { error: 'token_invalid' } });
  const answers = await Promise.all([deny(denial), deny(denial)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410]);
  expect((await intruder.call('GET', 'check_session?login=0')).json).toEqual({ error: 'ended_elsewhere' });
  expect((await own.call('GET', path(id))).status).toBe(200);
  expect((await deny(denial)).json).toEqual({ error: 'token_used' });

  const token = answers.find(({ status }) => status === 200)?.json['token'];
  const reset = { token, password: 'three green teas', endOthers: true };
  expect((await anonymous.call('POST', 'auth/password_link/use', reset)).status).toBe(200);
  expect((await own.call('GET', path(id))).status).toBe(409);
});
