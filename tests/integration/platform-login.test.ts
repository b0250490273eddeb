import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());

it('tells no identity without a login', async () => {
  const anonymous = createBarePerformer(platform);
  expect(await anonymous.call('GET', 'check_session?login=1')).toEqual({
    status: 403,
    json: { error: 'not_logged_in' },
  });
});

it('lets a performer in by ID and password alone where no code is needed', async () => {
  const demi = createBarePerformer(platform);
  const account = await demi.arrives('1004');
  expect(account).toMatchObject({ id: '1004', username: 'demi', roles: ['ROLE_PERFORMER'], status: 'APPROVED' });
  expect(Object.keys(account['performer_services'] ?? {})).toHaveLength(17);
});

it('asks for a code, says where it went, and takes it once', async () => {
  const anna = createBarePerformer(platform);
  expect(await anna.logIn('1001')).toEqual({ status: 401, json: { error: 'token_required', channel: 'sms' } });
  const code = await platform.code('1001');
  expect(code).toMatch(/^\d{6}$/);
  expect((await anna.logIn('1001', { token: code })).status).toBe(200);
  expect((await anna.logIn('1001', { token: code })).json).toEqual({ error: 'token_invalid' });
});

it('takes a code only from the browser that asked for it', async () => {
  const own = createBarePerformer(platform);
  const thief = createBarePerformer(platform);
  await own.logIn('1002');
  const token = await platform.code('1002');
  expect((await thief.logIn('1002', { token })).json).toEqual({ error: 'token_invalid' });
  expect((await own.logIn('1002', { token })).status).toBe(200);
});

it('makes an earlier code worthless when a new one is sent', async () => {
  const bea = createBarePerformer(platform);
  const first = { token: '', forced: true };
  await bea.logIn('1002', { forced: true });
  first.token = await platform.code('1002');
  // One new code in a million is the old one again.
  do await bea.logIn('1002', { forced: true });
  while ((await platform.code('1002')) === first.token);
  expect((await bea.logIn('1002', first)).json).toEqual({ error: 'token_invalid' });
  expect((await bea.logIn('1002', { token: await platform.code('1002'), forced: true })).status).toBe(200);
});

it.each([
  ['a wrong password', '1004', 'wrong'],
  ['an unknown ID', '1999', 'greenroom-demo'],
])('answers %s with the same refusal', async (_what, id, password) => {
  const answer = await createBarePerformer(platform).logIn(id, { password });
  expect(answer).toEqual({ status: 400, json: { error: 'incorrect_password' } });
});

it.each([
  ['anna', 400, 'invalid_performer_id'],
  ['1400', 426, 'browser_not_supported'],
  ['1403', 403, 'wrong_site'],
  ['1409', 409, 'already_logged_in'],
  ['1411', 409, 'double_tab'],
])('answers the log-in of %s with %i %s', async (id, status, error) => {
  expect(await createBarePerformer(platform).logIn(id)).toEqual({ status, json: { error } });
});

it('lets 1409 in on a take-over', async () => {
  const hanne = createBarePerformer(platform);
  expect((await hanne.arrives('1409', { forced: true })).id).toBe('1409');
});

it('finds the first code of 1413 expired, and takes the next one', async () => {
  const maud = createBarePerformer(platform);
  await maud.logIn('1413');
  const first = await platform.code('1413');
  expect((await maud.logIn('1413', { token: first })).json).toEqual({ error: 'token_expired', channel: 'email' });
  const second = await platform.code('1413');
  expect((await maud.logIn('1413', { token: second })).status).toBe(200);
});

it('always finds the code of 1410 expired, and sends another', async () => {
  const iris = createBarePerformer(platform);
  await iris.logIn('1410');
  const token = await platform.code('1410');
  expect(await iris.logIn('1410', { token })).toEqual({
    status: 401,
    json: { error: 'token_expired', channel: 'email' },
  });
});

it('fails the session check of 1500 after the login', async () => {
  const lena = createBarePerformer(platform);
  expect((await lena.logIn('1500')).status).toBe(200);
  expect(await lena.call('GET', 'check_session?login=1')).toEqual({ status: 500, json: { error: 'platform_failed' } });
});

it('tells the role of an account that is no performer', async () => {
  const karel = createBarePerformer(platform);
  expect((await karel.arrives('1412'))['roles']).toEqual(['ROLE_CLIENT']);
});

it('offers to take over a login elsewhere, and then logs the other one out', async () => {
  const laptop = createBarePerformer(platform);
  const phone = createBarePerformer(platform);
  const account = await laptop.arrives('1005');
  const socket = await laptop.openSocket(account);
  expect(await phone.logIn('1005')).toEqual({ status: 409, json: { error: 'already_logged_in' } });
  expect((await phone.logIn('1005', { forced: true })).status).toBe(200);
  expect(await socket.receives('logout')).toEqual({ message: 'already logged in' });
  await socket.closed();
  expect(await laptop.call('GET', 'check_session')).toEqual({ status: 409, json: { error: 'already_logged_in' } });
  expect((await phone.call('GET', 'check_session')).status).toBe(200);
});

it('lets exactly one of 20 logins that come at once in, and tells the others of it', async () => {
  const id = await platform.hire();
  const browsers = Array.from({ length: 20 }, () => createBarePerformer(platform));
  const answers = await Promise.all(browsers.map((browser) => browser.logIn(id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refusals = answers.filter(({ status }) => status !== 200).map(({ json }) => json['error']);
  expect(refusals).toContain('already_logged_in');
  const checks = await Promise.all(browsers.map((browser) => browser.call('GET', 'check_session')));
  expect(checks.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('leaves exactly one logged in when five take the login over at once', async () => {
  const id = await platform.hire();
  await createBarePerformer(platform).arrives(id);
  const browsers = Array.from({ length: 5 }, () => createBarePerformer(platform));
  const answers = await Promise.all(browsers.map((browser) => browser.logIn(id, { forced: true })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const checks = await Promise.all(browsers.map((browser) => browser.call('GET', 'check_session')));
  expect(checks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
});

it('ends cookie, socket and socket token with the log-out', async () => {
  const cleo = createBarePerformer(platform);
  const account = await cleo.arrives('1003');
  const socket = await cleo.openSocket(account);
  expect(socket.acknowledged).toMatchObject({ ok: true });
  expect((await cleo.call('GET', 'auth/logout')).status).toBe(200);
  await socket.closed();
  expect((await cleo.call('GET', 'check_session')).json).toEqual({ error: 'not_logged_in' });
  const again = await cleo.openSocket(account);
  expect(again.acknowledged).toEqual({ ok: false, error: 'not_authenticated' });
  again.close();
});

it('allows at most ten tries of an ID in a quarter of an hour', async () => {
  const guesser = createBarePerformer(platform);
  for (let tries = 0; tries < 10; tries += 1) await guesser.logIn('1998', { password: 'guess' });
  expect(await guesser.logIn('1998', { password: 'guess' })).toMatchObject({
    status: 429,
    json: { error: 'too_many_attempts' },
  });
});
