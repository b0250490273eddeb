import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBarePerformer, openCustomerSocket, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { startPushService, type PushedDevice, type TestPushService } from '../support/push-service.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let pushService: TestPushService;
let platform: TestPlatform;
let folder: string;

const open = (): Promise<TestPlatform> =>
  startPlatformHere({ hasServiceWorker: true, data: folder, more: ['--push-service', pushService.origin] });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-push-'));
  pushService = await startPushService();
  platform = await open();
});
afterAll(async () => {
  await platform.stop();
  await pushService.stop();
  await rm(folder, { recursive: true, force: true });
});

const CHOICES = {
  events: ['request', 'message', 'payout', 'online'],
  quiet: null,
  details: false,
  language: 'en',
  timeZone: 'Europe/Amsterdam',
};

interface Subscribed {
  readonly id: string;
  readonly anna: BarePerformer;
  readonly device: PushedDevice;
  readonly account: string;
}

/** A performer of its own with one device. */
const subscribed = async (choices: Record<string, unknown> = {}): Promise<Subscribed> => {
  const id = await platform.hire({ services: ['chat', 'email'], language: 'en' });
  const anna = createBarePerformer(platform);
  await anna.arrives(id);
  const device = pushService.subscribe();
  const account = `performer/performer_accounts/${id}`;
  const { status } = await anna.call('PUT', `${account}/push_subscription`, {
    ...device.subscription,
    ...CHOICES,
    ...choices,
  });
  expect(status).toBe(200);
  return { id, anna, device, account };
};

/** The wall clock of a place in so many minutes, as `23:05`. */
const wallClock = (timeZone: string, minutes: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    Date.now() + minutes * 60_000,
  );

it('encrypts a request for the device alone, signed with the key that it gave, without a name', async () => {
  const { id, anna, device, account } = await subscribed();
  const mark = await platform.customer({ name: 'Mark', country: 'nl' });
  await mark.asks(id);
  const [message] = await device.receives(1);
  expect(message?.content).toEqual({ event: 'request', language: 'en', clientId: mark.id });
  expect(message?.sent.includes(mark.id)).toBe(false);
  expect(message?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '60',
    urgency: 'high',
    topic: 'request',
  });
  expect(message?.claims).toMatchObject({ aud: pushService.origin });
  expect((await anna.call('GET', `${account}/push_key`)).json['key']).toBe(message?.senderKey);
  await mark.cancels();
  const [, over] = await device.receives(2);
  expect(over?.content).toEqual({ event: 'requestOver', language: 'en', clientId: mark.id });
});

it('sends names and texts only where the performer chose so', async () => {
  const bare = await subscribed();
  const named = await subscribed({ details: true, language: 'de' });
  const mark = await platform.customer({ name: 'Mark', country: 'nl' });
  for (const { id } of [bare, named]) await mark.writes(id, 'Friday', 'See you at eight?');
  expect((await bare.device.receives(1))[0]?.content).toEqual({ event: 'message', language: 'en', clientId: mark.id });
  expect((await named.device.receives(1))[0]?.content).toEqual({
    event: 'message',
    language: 'de',
    clientId: mark.id,
    name: 'Mark',
    text: 'Friday',
  });
});

it('tells of a customer who was waited for', async () => {
  const { id, anna, account, device } = await subscribed();
  const mark = await platform.customer({ name: 'Mark' });
  await mark.writes(id, 'Hello', 'Are you there?');
  await anna.call('PUT', `${account}/clients/${mark.id}/await`, { awaited: true });
  const socket = await openCustomerSocket(platform, mark);
  expect((await device.receives(2))[1]?.content).toEqual({ event: 'online', language: 'en', clientId: mark.id });
  socket.close();
});

it('sends nothing for an event that was not chosen, nor in quiet hours, which are those of the device', async () => {
  const zone = 'Pacific/Auckland';
  const unchosen = await subscribed({ events: ['request'] });
  const quiet = await subscribed({
    timeZone: zone,
    quiet: { from: wallClock(zone, -60), until: wallClock(zone, 60) },
  });
  const loud = await subscribed({
    timeZone: zone,
    quiet: { from: wallClock(zone, 60), until: wallClock(zone, 120) },
  });
  const mark = await platform.customer({ name: 'Mark' });
  for (const { id } of [unchosen, quiet, loud]) await mark.writes(id, 'Hello', 'Hello');
  await loud.device.receives(1);
  expect([unchosen.device.messages, quiet.device.messages]).toEqual([[], []]);
});

it.each([404, 410])('removes a device when its push service answers %i', async (status) => {
  const { id, device } = await subscribed();
  const other = await subscribed();
  const mark = await platform.customer({ name: 'Mark' });
  device.answersWith(status);
  await mark.writes(id, 'One', 'One');
  await expect
    .poll(async () => await platform.log())
    .toContainEqual(
      expect.objectContaining({
        message: 'Push message refused',
        fields: expect.objectContaining({ performer: id, status }),
      }),
    );
  device.answersWith(201);
  await mark.writes(id, 'Two', 'Two');
  await mark.writes(other.id, 'Three', 'Three');
  await other.device.receives(1);
  expect(device.messages).toEqual([]);
});

it('keeps a device whose push service is only busy', async () => {
  const { id, device } = await subscribed();
  const mark = await platform.customer({ name: 'Mark' });
  device.answersWith(503);
  await mark.writes(id, 'One', 'One');
  await expect
    .poll(async () => await platform.log())
    .toContainEqual(expect.objectContaining({ fields: expect.objectContaining({ performer: id, status: 503 }) }));
  device.answersWith(201);
  await mark.writes(id, 'Two', 'Two');
  await device.receives(1);
});

it('sends nothing to a device that was removed, nor after the log-out of its login', async () => {
  const removed = await subscribed();
  const loggedOut = await subscribed();
  const other = await subscribed();
  const { endpoint } = removed.device.subscription;
  await removed.anna.call('POST', `${removed.account}/push_subscription/removal`, { endpoint });
  await loggedOut.anna.call('GET', 'auth/logout');
  const mark = await platform.customer({ name: 'Mark' });
  for (const { id } of [removed, loggedOut, other]) await mark.writes(id, 'Hello', 'Hello');
  await other.device.receives(1);
  expect([removed.device.messages, loggedOut.device.messages]).toEqual([[], []]);
});

it.each([
  'https://127.0.0.1/push/1',
  'http://fcm.googleapis.com/push/1',
  'https://fcm.googleapis.com.example/push/1',
  'https://fcm.googleapis.com:8443/push/1',
  'file:///etc/hosts',
  'no address',
])('sends to no address that is of no push service: %s', async (endpoint) => {
  const { anna, account, device } = await subscribed();
  const answer = await anna.call('PUT', `${account}/push_subscription`, {
    ...CHOICES,
    endpoint,
    keys: device.subscription.keys,
  });
  expect([answer.status, answer.json['error']]).toEqual([422, 'no_push_service']);
});

it('holds a request for the page that the push message opens, and for no other performer', async () => {
  const told = await subscribed();
  const untold = await subscribed({ events: [] });
  for (const { id, anna } of [told, untold]) {
    const mark = await platform.customer({ name: 'Mark' });
    await mark.asks(id);
    await anna.call('GET', 'check_session?login=1');
    const { json } = await anna.call('GET', `performer/performer_accounts/${id}/current_session`);
    expect(json['requests']).toMatchObject(id === told.id ? [{ clientId: mark.id }] : []);
  }
});

it('has the same key after a restart, and writes neither keys nor addresses to its log', async () => {
  const { anna, id, account, device } = await subscribed();
  const before = (await anna.call('GET', `${account}/push_key`)).json['key'];
  await platform.stop();
  platform = await open();
  const mark = await platform.customer({ name: 'Mark' });
  await mark.writes(id, 'Hello', 'Hello');
  const [message] = await device.receives(1);
  expect(message?.senderKey).toBe(before);
  const log = JSON.stringify(await platform.log());
  const { endpoint, keys } = device.subscription;
  for (const secret of [endpoint, keys.p256dh, keys.auth]) expect(log).not.toContain(secret);
});

it('keeps the 10 devices that subscribed last', async () => {
  const { anna, account, device: first } = await subscribed();
  const devices = Array.from({ length: 10 }, () => pushService.subscribe());
  for (const { subscription } of devices) {
    const answer = await anna.call('PUT', `${account}/push_subscription`, { ...subscription, ...CHOICES });
    expect(answer.status).toBe(200);
  }
  const mark = await platform.customer({ name: 'Mark' });
  await mark.writes(account.split('/').at(-1) ?? '', 'Friday', 'At nine?');
  for (const device of devices) expect(await device.receives(1)).toHaveLength(1);
  expect(first.messages).toEqual([]);
});

it.each([
  ['an address with a user', (url: string) => ({ endpoint: url.replace('http://', 'http://user:word@') }), 422],
  ['a key that is too short', () => ({ keys: { p256dh: 'BAAA', auth: 'A'.repeat(22) } }), 400],
  ['a key that is not on the curve', () => ({ keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }), 400],
  ['a secret that is too long', () => ({ keys: { auth: 'A'.repeat(40) } }), 400],
])('refuses a device with %s, which could never get a message', async (_what, wrong, status) => {
  const { anna, account } = await subscribed();
  const { subscription } = pushService.subscribe();
  const { keys = {}, ...more }: { keys?: object; endpoint?: string } = wrong(subscription.endpoint);
  const body = { ...subscription, ...CHOICES, ...more, keys: { ...subscription.keys, ...keys } };
  expect((await anna.call('PUT', `${account}/push_subscription`, body)).status).toBe(status);
});
