import { expect, it, vi } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId, type PerformerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { done, err, NETWORK_FAILED, ok } from '../kernel/result.ts';
import type { Language } from '../localisation/language.ts';
import type { PushApi, PushDevice, PushPermission, PushSubscription } from './push-api.port.ts';
import { FIRST_PUSH_CHOICES, FIRST_QUIET_HOURS, type PushChoices } from './push-choices.ts';
import { createPushController } from './push.controller.ts';

const SUBSCRIPTION: PushSubscription = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };

const setUp = ({
  permission = 'granted',
  subscribed = false,
  isOffered = true,
}: { permission?: PushPermission; subscribed?: boolean; isOffered?: boolean } = {}) => {
  let subscription = subscribed ? SUBSCRIPTION : undefined;
  let kept: PushChoices | undefined;
  let owner: PerformerId | undefined;
  let language: Language = 'nl';
  const api = {
    key: vi.fn<PushApi['key']>(() => Promise.resolve(ok('public'))),
    save: vi.fn<PushApi['save']>(() => Promise.resolve(done)),
    remove: vi.fn<PushApi['remove']>(() => Promise.resolve(done)),
  };
  const device = {
    permission: vi.fn<PushDevice['permission']>(() => Promise.resolve(permission)),
    serverKey: vi.fn<PushDevice['serverKey']>(() => Promise.resolve(subscription && 'public')),
    subscription: vi.fn<PushDevice['subscription']>(() => Promise.resolve(subscription)),
    subscribe: vi.fn<PushDevice['subscribe']>(() => {
      subscription = SUBSCRIPTION;
      return Promise.resolve(ok(SUBSCRIPTION));
    }),
    unsubscribe: vi.fn<PushDevice['unsubscribe']>(() => {
      subscription = undefined;
      return Promise.resolve();
    }),
    timeZone: () => 'Europe/Amsterdam',
  };
  const push = createPushController({
    api,
    device,
    memory: {
      owner: { read: () => owner, write: (next) => void (owner = next) },
      choices: { read: () => kept, write: (choices) => void (kept = choices) },
    },
    isOffered,
    performerId: () => performerId('1001'),
    language: () => language,
    log: silentLog,
  });
  /** As a browser does that ends a subscription by itself. */
  const lose = (): void => {
    subscription = undefined;
  };
  return {
    api,
    device,
    push,
    lose,
    owner: () => owner,
    kept: () => kept,
    changeLanguage: (next: Language) => (language = next),
  };
};

it('asks neither browser nor platform where the platform sends no push messages', async () => {
  const { api, device, push } = setUp({ isOffered: false });
  await push.load();
  await push.forget();
  expect(push.watch.state().status).toBe('unknown');
  for (const asked of [device.permission, device.unsubscribe, api.save]) expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['unsupported', 'unsupported'],
  ['denied', 'denied'],
  ['notAsked', 'off'],
  ['granted', 'off'],
] as const)('with the permission %s a device without a subscription is %s', async (permission, status) => {
  const { push } = setUp({ permission });
  await push.load();
  expect(push.watch.state().status).toBe(status);
});

it('tells the platform of a subscription at each log-in: the browser may have renewed it', async () => {
  const { api, push } = setUp({ subscribed: true });
  await push.load();
  expect(push.watch.state().status).toBe('on');
  expect(api.save).toHaveBeenCalledWith('1001', {
    subscription: SUBSCRIPTION,
    choices: FIRST_PUSH_CHOICES,
    language: 'nl',
    timeZone: 'Europe/Amsterdam',
  });
});

it('is on once the platform has the subscription, which is made for its key', async () => {
  const { device, push } = setUp();
  await push.load();
  await push.turnOn();
  expect(device.subscribe).toHaveBeenCalledWith('public');
  expect(push.watch.state()).toMatchObject({ status: 'on', isBusy: false, error: undefined });
});

it('stays off with an error where the platform does not take the subscription, and ends it in the browser', async () => {
  const { api, device, push } = setUp();
  await push.load();
  api.save.mockResolvedValue(err(NETWORK_FAILED));
  await push.turnOn();
  expect(push.watch.state()).toMatchObject({ status: 'off', isBusy: false, error: 'push.notSaved' });
  expect(device.unsubscribe).toHaveBeenCalledOnce();
});

it.each([
  ['denied', { status: 'denied', error: undefined }],
  ['failed', { status: 'off', error: 'push.notSubscribed' }],
] as const)('tells what to do when the browser answers %s', async (answer, expected) => {
  const { device, push } = setUp();
  await push.load();
  device.subscribe.mockResolvedValue(err(answer));
  await push.turnOn();
  expect(push.watch.state()).toMatchObject(expected);
});

it('removes the device at the platform too when it is turned off', async () => {
  const { api, push } = setUp({ subscribed: true });
  await push.load();
  await push.turnOff();
  expect(api.remove).toHaveBeenCalledWith('1001', SUBSCRIPTION.endpoint);
  expect(push.watch.state().status).toBe('off');
});

it('keeps choices on the device and sends the last one last, whatever the answers take', async () => {
  const { api, push, kept } = setUp({ subscribed: true });
  await push.load();
  const answers: ((answer: typeof done) => void)[] = [];
  api.save.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  push.choose({ ...FIRST_PUSH_CHOICES, events: ['request'] });
  push.choose({ ...FIRST_PUSH_CHOICES, events: ['request'], quiet: FIRST_QUIET_HOURS });
  await settle();
  expect(answers).toHaveLength(1);
  answers[0]?.(done);
  await settle();
  expect(api.save.mock.lastCall?.[1].choices).toEqual({
    events: ['request'],
    quiet: FIRST_QUIET_HOURS,
    details: false,
  });
  expect(kept()?.quiet).toEqual(FIRST_QUIET_HOURS);
});

it('sends the new language of the messages after a change of language', async () => {
  const { api, push, changeLanguage } = setUp({ subscribed: true });
  await push.load();
  changeLanguage('de');
  push.refresh();
  await settle();
  expect(api.save.mock.lastCall?.[1].language).toBe('de');
});

it('ends the subscription of the browser at a log-out, and forgets what it knew', async () => {
  const { device, push } = setUp({ subscribed: true });
  await push.load();
  const forgotten = push.forget();
  push.reset();
  await forgotten;
  expect(device.unsubscribe).toHaveBeenCalledOnce();
  expect(push.watch.state().status).toBe('unknown');
});

it('renews a subscription that the browser ended, at the next start', async () => {
  const { api, device, push, lose } = setUp();
  await push.load();
  await push.turnOn();
  lose();
  push.reset();
  await push.load();
  expect(device.subscribe).toHaveBeenCalledTimes(2);
  expect(api.save).toHaveBeenCalledTimes(2);
  expect(push.watch.state()).toMatchObject({ status: 'on', error: undefined });
});

it('says that the messages have stopped where the browser does not subscribe again, and offers it', async () => {
  const { device, push, lose } = setUp({ subscribed: true });
  await push.load();
  lose();
  device.subscribe.mockResolvedValueOnce(err('failed'));
  await push.load();
  expect(push.watch.state()).toMatchObject({ status: 'off', error: 'push.lost' });
  await push.turnOn();
  expect(push.watch.state()).toMatchObject({ status: 'on', error: undefined });
});

it('makes a new subscription where the platform has another key', async () => {
  const { api, device, push } = setUp({ subscribed: true });
  api.key.mockResolvedValue(ok('other'));
  await push.load();
  expect(device.unsubscribe).toHaveBeenCalledOnce();
  expect(device.subscribe).toHaveBeenCalledWith('other');
  expect(push.watch.state().status).toBe('on');
});

it.each([
  ['the key cannot be fetched', err(NETWORK_FAILED)],
  ['the key is written with its padding', ok('public==')],
])('keeps a subscription where %s', async (_what, key) => {
  const { api, device, push } = setUp({ subscribed: true });
  api.key.mockResolvedValue(key);
  await push.load();
  expect(device.subscribe).not.toHaveBeenCalled();
  expect(push.watch.state().status).toBe('on');
});

it('subscribes nobody again who turned the messages off or logged out', async () => {
  const { device, push, owner } = setUp({ subscribed: true });
  await push.load();
  expect(owner()).toBe('1001');
  await push.turnOff();
  await push.load();
  await push.turnOn();
  await push.forget();
  push.reset();
  await push.load();
  expect(device.subscribe).toHaveBeenCalledOnce();
  expect([push.watch.state(), owner()]).toMatchObject([{ status: 'off', error: undefined }, undefined]);
});

it('subscribes the device for nobody else when the performer logs out before the key is there', async () => {
  const { api, device, push } = setUp();
  await push.load();
  api.key.mockImplementationOnce(async () => {
    push.reset();
    return ok('public');
  });
  await push.turnOn();
  expect([device.subscribe.mock.calls.length, api.save.mock.calls.length]).toEqual([0, 0]);
});

it('ends a subscription that the browser makes after the log-out of who pressed', async () => {
  const { api, device, push } = setUp();
  await push.load();
  const asked = Promise.withResolvers<Awaited<ReturnType<PushDevice['subscribe']>>>();
  device.subscribe.mockReturnValueOnce(asked.promise);
  const turned = push.turnOn();
  await settle();
  push.reset();
  asked.resolve(ok(SUBSCRIPTION));
  await turned;
  expect(api.save).not.toHaveBeenCalled();
  expect(device.unsubscribe).toHaveBeenCalledTimes(1);
});

it('renews no subscription for the next performer', async () => {
  const { api, device, push } = setUp({ subscribed: true });
  api.key.mockImplementationOnce(async () => {
    push.reset();
    return ok('other');
  });
  await push.load();
  expect([device.subscribe.mock.calls.length, api.save.mock.calls.length]).toEqual([0, 0]);
});
