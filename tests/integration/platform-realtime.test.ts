import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createBarePerformer, type BareAccount, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let demi: BarePerformer;
let account: BareAccount;

beforeAll(async () => {
  platform = await startPlatformHere();
  demi = createBarePerformer(platform);
  account = await demi.arrives('1004');
});
afterAll(() => platform.stop());

const address = () => `${platform.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;

/** Opens a connection below the library, sends text frames and tells with which code it was closed. */
const closedAfter = (frames: readonly (string | Buffer)[], origin?: string) =>
  new Promise<number>((resolve, reject) => {
    const raw = new WebSocket(address(), origin === undefined ? {} : { origin });
    raw.once('open', () => {
      raw.send('40');
      for (const frame of frames) raw.send(frame);
    });
    raw.once('close', (code) => resolve(code));
    raw.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    raw.once('error', (error) => (error.message.includes('Unexpected server response') ? undefined : reject(error)));
    setTimeout(() => resolve(-1), 1_000).unref();
  });

it.each([
  ['an attachment that is a method name', '451-["x",{"_placeholder":true,"num":"splice"}]'],
  ['an object instead of an event', '42{}'],
  ['an acknowledgement that is no number', '4abc'],
  ['a huge number of attachments', '4599999999999-["x"]'],
  ['an attachment that never comes, then text', '451-["x",{"_placeholder":true,"num":0}]'],
  ['broken JSON', '42["event",{]'],
  ['an event with a reserved name', '42["disconnecting"]'],
])('closes the connection that sends %s, and no other', async (_what, frame) => {
  const good = await demi.openSocket(account);
  expect(good.acknowledged).toMatchObject({ ok: true });
  expect(await closedAfter([frame, '42["ping",{}]'])).not.toBe(-1);
  good.raw.emit('ping', {});
  await good.receives('pong');
  good.close();
});

it.each([
  ['a prototype as event name', '42["__proto__",{}]'],
  ['an unknown event', '42["constructor",{"a":1}]'],
  ['an event without content', '42["event"]'],
  [
    'a message to a made-up role',
    '42["event",{"event":"typing","content":"%E0%A4%A","receiverId":"","receiverType":"X"}]',
  ],
  ['credentials that are no credentials', '420["user",{"id":{"$ne":1},"token":[],"type":"ROLE_ADMIN"}]'],
])('survives %s', async (_what, frame) => {
  await closedAfter([frame]);
  const good = await demi.openSocket(account);
  expect(good.acknowledged).toMatchObject({ ok: true });
  good.close();
});

it('closes a connection that sends more than 64 KB at once with 1009', async () => {
  expect(await closedAfter([`42["event","${'x'.repeat(1_000_000)}"]`])).toBe(1009);
});

it('opens no socket for a page of another origin', async () => {
  expect(await closedAfter([], 'https://evil.example')).toBe(400);
});

it('cuts off a connection that floods it', async () => {
  const socket = await demi.openSocket(account);
  for (let frames = 0; frames < 400; frames += 1) socket.raw.emit('ping', {});
  expect(await socket.closed()).toBe(true);
});

it.each([
  ['the token of somebody else', '1001'],
  ['an unknown performer', '1999'],
])('refuses %s', async (_what, id) => {
  const socket = await demi.openSocket({ ...account, id });
  expect(socket.acknowledged).toEqual({ ok: false, error: 'not_authenticated' });
  socket.close();
});

it('answers a ping with a pong, unless told not to', async () => {
  const socket = await demi.openSocket(account);
  socket.raw.emit('ping', {});
  await socket.receives('pong');
  await platform.fault('no-pong', true, '1004');
  const before = socket.events.length;
  socket.raw.emit('ping', {});
  await pause(200);
  expect(socket.events).toHaveLength(before);
  await platform.fault('no-pong', false, '1004');
  socket.close();
});

it.each([
  ['silent-auth', 'silence'],
  ['refuse-auth', { ok: false, error: 'not_authenticated' }],
] as const)('acknowledges no event while %s is on', async (fault, acknowledged) => {
  await platform.fault(fault, true, '1004');
  const socket = await demi.openSocket(account);
  expect(socket.acknowledged).toEqual(acknowledged);
  await platform.fault(fault, false, '1004');
  socket.close();
});

it.each([
  ['save-fails', 'PUT', 'performer/performer_account/1004/performer_services', { cam: true }],
  ['start-fails', 'POST', 'session/one_on_one', { performerId: '1004' }],
  ['news-fails', 'GET', 'news?forWhom=ROLE_PERFORMER&limit=5&offset=0', undefined],
  ['session-check-500', 'GET', 'check_session?login=0', undefined],
  ['translate-fails', 'POST', 'session/translate', { message: 'Goedenavond', language: 'nl', languageTranslate: 'en' }],
  ['current-session-fails', 'GET', 'performer/performer_accounts/1004/current_session', undefined],
  ['pay-rates-fail', 'GET', 'performer/performer_accounts/1004/pay_rates', undefined],
  ['blocked-words-fail', 'GET', 'performer/performer_accounts/1004/blocked_words', undefined],
  ['account-data-fails', 'GET', 'performer/performer_accounts/1004/account_data', undefined],
  ['region-blocks-fail', 'GET', 'performer/performer_accounts/1004/region_blocks', undefined],
  ['account-security-fails', 'GET', 'performer/performer_accounts/1004/security', undefined],
] as const)('answers 500 while %s is on, and rightly afterwards', async (fault, method, path, body) => {
  await platform.fault(fault, true, '1004');
  expect(await demi.call(method, path, body)).toEqual({ status: 500, json: { error: 'platform_failed' } });
  await platform.fault(fault, false, '1004');
  expect((await demi.call(method, path, body)).status).toBe(200);
});

it('answers with a page instead of JSON when told to', async () => {
  await platform.fault('html-instead-of-json', true, '1004');
  const answer = await demi.call('GET', 'check_session');
  await platform.fault('html-instead-of-json', false, '1004');
  expect(answer.json['text']).toContain('<!doctype html>');
});

it('takes longer than 2 s for a call when told to be slow', async () => {
  await platform.fault('slow', true, '1004');
  const before = performance.now();
  await demi.call('GET', 'check_session');
  await platform.fault('slow', false, '1004');
  expect(performance.now() - before).toBeGreaterThan(2_000);
});

it('sends any event of the table to a performer, with its sample or another content', async () => {
  const socket = await demi.openSocket(account);
  await platform.trigger('voyeur', '1004', { type: 'peek', value: 7 });
  await platform.trigger('msgt', '1004');
  await platform.trigger('forceReload', '1004');
  expect(await socket.receives('voyeur')).toEqual({ type: 'peek', value: 7 });
  expect(await socket.receives('msgt')).toMatchObject({ language: 'de', messageTranslate: 'Goedenavond!' });
  expect(await socket.receives('forceReload')).toEqual({});
  await expect(platform.trigger('nonsense', '1004')).rejects.toThrow('no_such_event');
  socket.close();
});
