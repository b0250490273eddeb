import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { postFrom } from '../support/post-from.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());

const NEW = ' three green teas ';
const change = (performer: BarePerformer, id: string, more: Record<string, unknown> = {}) =>
  performer.call('PUT', `performer/performer_accounts/${id}/password`, {
    current: platform.password,
    password: NEW,
    endOthers: true,
    ...more,
  });
const use = (performer: BarePerformer, token: string, more: Record<string, unknown> = {}) =>
  performer.call('POST', 'auth/password_link/use', { token, password: NEW, endOthers: true, ...more });

/** Asks for a link. @returns its token */
const linkOf = async (id: string, at = platform): Promise<string> => {
  const before = (await at.mails(id)).length;
  await createBarePerformer(at).call('POST', 'auth/password_link', { email: id });
  await expect.poll(async () => (await at.mails(id)).length).toBeGreaterThan(before);
  return new URL(await at.passwordLink(id)).hash.slice(1);
};

it('mails a link with the protocol of an allowed origin', async () => {
  const secure = await startPlatformHere({ more: ['--allow-origin', 'https://studio.example'] });
  const headers = {
    host: 'studio.example',
    connection: 'close',
    'content-type': 'application/json',
    ver: '1.1',
    tokenDate: '1',
  };
  const sent = request(`${secure.url}/api/auth/password_link`, { method: 'POST', headers });
  sent.end(JSON.stringify({ email: '1004' }));
  const [answer] = await once(sent, 'response');
  await once(answer.resume(), 'end');
  await expect.poll(async () => (await secure.mails('1004')).length).toBe(1);
  expect(await secure.passwordLink('1004')).toMatch(/^https:\/\/studio\.example\/new-password\/#/);
  await secure.stop();
});

it('changes the password exactly as typed, with blanks at both ends', async () => {
  const id = await platform.hire();
  const performer = createBarePerformer(platform);
  await performer.arrives(id);
  expect((await change(performer, id)).status).toBe(200);
  const other = createBarePerformer(platform);
  expect((await other.logIn(id, { forced: true })).json).toEqual({ error: 'incorrect_password' });
  expect((await other.logIn(id, { password: NEW.trim(), forced: true })).status).toBe(400);
  expect((await other.logIn(id, { password: NEW, forced: true })).status).toBe(200);
  expect(await platform.mails(id)).toContain('passwordChanged');
});

it.each([
  ['shorter than 8', '1234567', 'tooShort'],
  ['longer than 128', 'x'.repeat(129), 'tooLong'],
  ['one of the 3,000 most used', 'Iloveyou1', 'common'],
  ['mostly the username', 'evi-evi-1234', 'ownName'],
])('refuses a password that is %s', async (_what, password, reason) => {
  const evi = createBarePerformer(platform);
  await evi.arrives('1005', { forced: true });
  expect(await change(evi, '1005', { password })).toEqual({ status: 422, json: { error: 'password_refused', reason } });
});

it('refuses a stolen password where the site looks for them, also without the page, and takes it elsewhere', async () => {
  const password = 'correct horse battery staple';
  const looking = await startPlatformHere({ more: ['--breached-passwords', 'https://list.example/range/'] });
  onTestFinished(() => looking.stop());
  const refused = { status: 422, json: { error: 'password_refused', reason: 'breached' } };
  const id = await looking.hire();
  const performer = createBarePerformer(looking);
  await performer.arrives(id);
  expect(await change(performer, id, { password })).toEqual(refused);
  const token = await linkOf(id, looking);
  expect(await use(performer, token, { password })).toEqual(refused);
  expect((await use(performer, token)).status).toBe(200);
  const other = createBarePerformer(platform);
  const elsewhere = await platform.hire();
  await other.arrives(elsewhere);
  expect((await change(other, elsewhere, { password })).status).toBe(200);
});

it('refuses every new password as stolen while the fault is on', async () => {
  const id = await platform.hire();
  const performer = createBarePerformer(platform);
  await performer.arrives(id);
  await platform.fault('password-breached', true, id);
  expect(await change(performer, id)).toMatchObject({ status: 422, json: { reason: 'breached' } });
  await platform.fault('password-breached', false, id);
  expect((await change(performer, id)).status).toBe(200);
});

it('refuses a change with a wrong current password, and counts the tries', async () => {
  const id = await platform.hire();
  const performer = createBarePerformer(platform);
  await performer.arrives(id);
  for (let tries = 0; tries < 7; tries += 1) {
    expect((await change(performer, id, { current: 'guess' })).json).toEqual({ error: 'incorrect_password' });
  }
  expect((await change(performer, id)).json).toMatchObject({ error: 'too_many_attempts' });
});

it('lets one of two changes at once through', async () => {
  const id = await platform.hire();
  const performer = createBarePerformer(platform);
  await performer.arrives(id);
  const answers = await Promise.all([
    change(performer, id, { password: 'three green teas' }),
    change(performer, id, { password: 'three black teas' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

it('keeps the login that changed the password, and ends remembered devices', async () => {
  const id = await platform.hire({ codeChannel: 'email' });
  const phone = createBarePerformer(platform);
  await phone.arrives(id, { remember: true });
  await phone.call('GET', 'auth/logout');
  const laptop = createBarePerformer(platform);
  await laptop.arrives(id);
  expect((await change(laptop, id)).status).toBe(200);
  expect((await laptop.call('GET', 'check_session')).status).toBe(200);
  await laptop.call('GET', 'auth/logout');
  expect((await phone.logIn(id, { password: NEW })).json).toMatchObject({ error: 'token_required' });
});

it('sets a new password by a link, once', async () => {
  const id = await platform.hire();
  const token = await linkOf(id);
  const anyone = createBarePerformer(platform);
  expect((await anyone.call('POST', 'auth/password_link/check', { token })).status).toBe(200);
  expect((await use(anyone, token, { password: 'short' })).json).toMatchObject({ reason: 'tooShort' });
  expect((await use(anyone, token)).status).toBe(200);
  expect(await use(anyone, token)).toEqual({ status: 410, json: { error: 'token_used' } });
  expect((await anyone.logIn(id, { password: NEW })).status).toBe(200);
});

it('lets a link through once when it is used 20 times at once', async () => {
  const id = await platform.hire();
  const token = await linkOf(id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => use(createBarePerformer(platform), token, { password: `${NEW}${index}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('ends every login with a reset where it is chosen, and none otherwise', async () => {
  const id = await platform.hire();
  const laptop = createBarePerformer(platform);
  const account = await laptop.arrives(id);
  const socket = await laptop.openSocket(account);
  await use(createBarePerformer(platform), await linkOf(id), { endOthers: false });
  expect((await laptop.call('GET', 'check_session')).status).toBe(200);
  await use(createBarePerformer(platform), await linkOf(id), { password: `${NEW}2` });
  expect(await socket.receives('logout')).toEqual({ message: 'ended_elsewhere' });
  await socket.closed();
  expect(await laptop.call('GET', 'check_session')).toEqual({ status: 409, json: { error: 'ended_elsewhere' } });
});

it('changes the password of the performer of the link, not of the one who is logged in there', async () => {
  const [own, foreign] = [await platform.hire(), await platform.hire()];
  const performer = createBarePerformer(platform);
  await performer.arrives(own);
  expect((await use(performer, await linkOf(foreign))).status).toBe(200);
  expect((await performer.call('GET', 'check_session')).json['id']).toBe(own);
  await performer.call('GET', 'auth/logout');
  expect((await performer.logIn(own)).status).toBe(200);
});

it('knows no link of another platform, nor one that was replaced', async () => {
  const id = await platform.hire();
  const first = await linkOf(id);
  await linkOf(id);
  const anyone = createBarePerformer(platform);
  expect((await use(anyone, first)).json).toEqual({ error: 'token_used' });
  expect((await use(anyone, 'x'.repeat(43))).json).toEqual({ error: 'token_invalid' });
});

it('answers an ID that does not exist like one that does, and sends at most 3 links in a quarter of an hour', async () => {
  const id = await platform.hire();
  const anyone = createBarePerformer(platform);
  const ask = (email: string) => anyone.call('POST', 'auth/password_link', { email });
  const known = [await ask(id), await ask(id), await ask(id), await ask(id)];
  const unknown = [await ask('777777'), await ask('777777'), await ask('777777'), await ask('777777')];
  expect(known).toEqual(unknown);
  expect(await platform.mails(id)).toEqual(['passwordLink', 'passwordLink', 'passwordLink']);
});

it('finds a link expired after 30 minutes', async () => {
  const quick = await startPlatformHere({ clockRate: 1_000 });
  onTestFinished(() => quick.stop());
  const id = await quick.hire();
  const token = await linkOf(id, quick);
  const anyone = createBarePerformer(quick);
  await expect
    .poll(async () => (await anyone.call('POST', 'auth/password_link/check', { token })).json['error'])
    .toBe('token_expired');
});

it('judges at most 100 of 2,000 links from one address at once, and still the right one from another', async () => {
  const id = await platform.hire();
  const token = await linkOf(id);
  const url = `${platform.url}/api/auth/password_link/use`;
  const guess = (index: number) =>
    postFrom('127.0.2.1', url, { token: index === 1_999 ? token : `guess-${index}`, password: NEW, endOthers: true });
  const answers: string[] = [];
  // 200 connections at a time: a machine keeps no more waiting.
  for (let from = 0; from < 2_000; from += 200) {
    const some = await Promise.all(Array.from({ length: 200 }, (_, index) => guess(from + index)));
    answers.push(...some.map(({ error }) => error));
  }
  expect(answers.filter((error) => error !== 'too_many_attempts').length).toBeLessThanOrEqual(100);
  expect(answers).not.toContain('ok');
  const right = await postFrom('127.0.2.2', url, { token, password: NEW, endOthers: true });
  expect(right.error).toBe('ok');
});

it('keeps no new password and no token of a link in the database or the log, the simulated inbox apart', async () => {
  const data = mkdtempSync(join(tmpdir(), 'greenroom-passwords-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const kept = await startPlatformHere({ data });
  const id = await kept.hire({ codeChannel: 'email' });
  const token = await linkOf(id, kept);
  const performer = createBarePerformer(kept);
  await performer.call('POST', 'auth/password_link/use', { token, password: NEW, endOthers: true });
  const unused = await linkOf(id, kept);
  const log = JSON.stringify(await kept.log());
  await kept.stop();
  const database = new DatabaseSync(join(data, 'greenroom-sim.sqlite'), { readOnly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not in ('mails', 'notices')")
    .all();
  const rows = JSON.stringify(tables.map(({ name }) => database.prepare(`select * from "${String(name)}"`).all()));
  database.close();
  expect(rows).toContain(id);
  for (const secret of [NEW.trim(), token, unused]) {
    expect(rows).not.toContain(secret);
    expect(log).not.toContain(secret);
  }
});
