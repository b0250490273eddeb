import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ChatMessage } from '@greenroom/core/chat/chat-message';
import { createPerformer, type Performer } from '@greenroom/sim-cli/actors/performer';
import { eventually, until } from '../support/eventually.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestCustomer, TestPlatform } from '../support/test-platform.ts';

const RATE = 20;

let platform: TestPlatform;
let performer: Performer;
let id: string;
let mark: TestCustomer;

beforeAll(async () => {
  platform = await startPlatformHere({ clockRate: RATE });
});
afterAll(() => platform.stop());
beforeEach(async () => {
  id = await platform.hire();
  performer = createPerformer({ url: platform.url, clockRate: RATE });
  mark = await platform.customer({ name: 'Mark' });
});
afterEach(() => performer.dispose());

const messages = (): readonly ChatMessage[] => [...performer.app.chat.watch.state().messages];
const texts = (): readonly string[] => messages().map(({ content }) => content);
const message = (text: string) => messages().find(({ content }) => content === text);

const logIn = async (who = performer, performerId = id): Promise<void> => {
  const { login } = who.app;
  who.app.start();
  await until(login.watch, ({ checkedOnce }) => checkedOnce);
  login.logIn({ performerId, password: platform.password });
  await until(login.watch, ({ status }) => status === 'authenticated');
  await until(who.app.realtime.watch, ({ authenticated }) => authenticated);
};
const goReady = async (): Promise<void> => {
  await logIn();
  performer.app.session.goReady();
  await until(performer.app.session.watch, ({ status }) => status === 'active');
};
const isAsked = async (): Promise<void> => {
  await goReady();
  await mark.asks(id);
  await until(performer.app.session.watch, ({ request }) => request.status === 'pending');
};
const talks = async (): Promise<void> => {
  await isAsked();
  performer.app.session.accept();
  await until(performer.app.session.watch, ({ status }) => status === 'connected');
  await mark.startsBothTimers();
  await until(performer.app.session.watch, ({ timers }) => timers.platform && timers.device);
};
const requestState = async () => (await platform.state()).requests.find(({ clientId }) => clientId === mark.id);

it('logs in with ID, password and the code from the mailbox', async () => {
  id = '1001';
  const { login } = performer.app;
  performer.app.start();
  await until(login.watch, ({ checkedOnce }) => checkedOnce);
  login.logIn({ performerId: id, password: 'wrong' });
  expect((await until(login.watch, ({ error }) => error !== undefined)).error).toBe('login.incorrectPassword');
  login.logIn({ performerId: id, password: platform.password });
  expect((await until(login.watch, ({ codeSentBy }) => codeSentBy !== undefined)).codeSentBy).toBe('sms');
  login.logIn({ performerId: id, password: platform.password, code: 'none' });
  expect((await until(login.watch, ({ error }) => error === 'login.wrongCode')).status).toBe('unauthenticated');
  login.logIn({ performerId: id, password: platform.password, code: await platform.code(id) });
  expect((await until(login.watch, ({ status }) => status === 'authenticated')).account?.username).toBe('anna');
  await until(performer.app.news.newest.watch, ({ data }) => data?.items.length === 5);
});

it('goes ready, receives a request, accepts, and counts the time once both timers run', async () => {
  await talks();
  const { client, clientTime } = await until(performer.app.session.watch, (state) => state.clientTime >= 2);
  expect([client?.name, clientTime >= 2]).toEqual(['nl|Mark', true]);
  expect(await requestState()).toMatchObject({ status: 'accepted', received: true });
});

it('chats both ways, letter by letter', async () => {
  const naughty = ['Hoi!', '👩🏽‍🚀 é é', '%E0%A4%A %', '<b onclick=alert(1)>', '"\\\u2028\u0000', '__proto__', ' x '];
  await talks();
  for (const text of naughty) {
    await mark.says(text);
    await eventually(() => message(text));
    performer.app.chat.type(text);
    performer.app.chat.send();
    await eventually(() => messages().at(-1)?.delivery === 'sent');
  }
  await mark.says('Guten Abend', 'Goedenavond');
  expect((await eventually(() => message('Guten Abend'))).contentTranslate).toBe('Goedenavond');
  const kept = (await mark.messages()).map(({ sentBy, content }) => `${sentBy} ${content}`);
  const keptOf = (who: string) => kept.filter((line) => line.startsWith(who));
  expect(keptOf('CLIENT')).toEqual([...naughty, 'Guten Abend'].map((text) => `CLIENT ${text}`));
  const own = messages().filter(({ sentBy }) => sentBy === 'PERFORMER');
  expect(keptOf('PERFORMER')).toEqual(own.map(({ content }) => `PERFORMER ${content}`));
});

it('shows that the customer is typing, for 3 seconds', async () => {
  await talks();
  await mark.types();
  await until(performer.app.chat.watch, ({ typing }) => typing);
  const typedAt = performance.now();
  await until(performer.app.chat.watch, ({ typing }) => !typing);
  expect(((performance.now() - typedAt) * RATE) / 1000).toBeGreaterThan(2);
});

it.each(['BROKE', 'CLICK', 'DISCONNECT', 'DEFAULT'] as const)('is told why the customer left: %s', async (reason) => {
  await talks();
  await mark.leaves(reason);
  const { lastEnd, status } = await until(performer.app.session.watch, (state) => state.lastEnd !== undefined);
  expect([lastEnd?.reason, status]).toEqual([reason, 'active']);
});

it('ends a session, and blocks the customer', async () => {
  await talks();
  performer.app.session.end(true);
  await until(performer.app.session.watch, ({ lastEnd }) => lastEnd?.reason === 'ENDED_BY_PERFORMER');
  expect(await requestState()).toMatchObject({ status: 'ended', endReason: 'ENDED_BY_PERFORMER' });
  await expect(mark.asks(id)).rejects.toThrow('blocked');
});

it('declines a request', async () => {
  await isAsked();
  performer.app.session.decline();
  await until(performer.app.session.watch, ({ request }) => request.status === 'none');
  await expect.poll(async () => (await requestState())?.endReason).toBe('DECLINED');
});

it('remembers a request that was taken back', async () => {
  await isAsked();
  await mark.cancels();
  await until(performer.app.session.watch, ({ request }) => request.status === 'none');
  expect(performer.app.missed.watch.state()).toMatchObject([{ client: { id: mark.id }, why: 'cancelled' }]);
});

it('drops a customer who does not join within 59 seconds', async () => {
  await isAsked();
  performer.app.session.accept();
  await until(performer.app.session.watch, ({ status }) => status === 'connected');
  const acceptedAt = performance.now();
  await mark.startsTimer('START_TIMER');
  await eventually(async () => (await requestState())?.endReason === 'TIMED_OUT');
  const passed = ((performance.now() - acceptedAt) * RATE) / 1000;
  expect(passed).toBeGreaterThan(58);
  expect(performer.app.session.watch.state().status).toBe('active');
});

it('comes back after a dropped socket, without a lost or doubled message', async () => {
  await talks();
  await mark.says('before');
  await eventually(() => message('before'));
  await platform.fault('drop-socket', true, id);
  await until(performer.app.realtime.watch, ({ authenticated }) => !authenticated);
  await mark.says('meanwhile');
  await until(
    performer.app.realtime.watch,
    ({ authenticated, connectedCount }) => authenticated && connectedCount === 2,
  );
  await mark.says('after');
  await eventually(() => message('meanwhile') !== undefined && message('after') !== undefined);
  expect(texts().filter((text) => ['before', 'meanwhile', 'after'].includes(text))).toEqual([
    'before',
    'meanwhile',
    'after',
  ]);
  expect(performer.app.session.watch.state().status).toBe('connected');
});

it.each([
  ['hears after a broken connection that he left meanwhile', false, 'BROKE'],
  ['asks after a broken connection what goes on, when nobody told that he left, and why', true, 'BROKE'],
] as const)('%s', async (_title, isLost, reason) => {
  await talks();
  await platform.fault('lose-events', isLost, id);
  await platform.fault('drop-socket', true, id);
  await until(performer.app.realtime.watch, ({ authenticated }) => !authenticated);
  await mark.leaves('BROKE');
  const { lastEnd } = await until(performer.app.session.watch, (state) => state.lastEnd !== undefined);
  expect(lastEnd?.reason).toBe(reason);
});

it('reconnects by itself when pings are not answered', async () => {
  await logIn();
  await platform.fault('no-pong', true, id);
  await until(
    performer.app.realtime.watch,
    ({ connectedCount, authenticated }) => connectedCount >= 2 && authenticated,
  );
  expect(performer.app.login.watch.state().status).toBe('authenticated');
  await platform.fault('no-pong', false, id);
});

it('waits 3 seconds for the authentication, and says so', async () => {
  await logIn();
  await platform.fault('silent-auth', true, id);
  await platform.fault('drop-socket', true, id);
  expect((await until(performer.app.realtime.watch, ({ error }) => error !== undefined)).error).toBe(
    'realtime.socketTimeout',
  );
  await platform.fault('silent-auth', false, id);
  await until(performer.app.realtime.watch, ({ authenticated }) => authenticated);
});

it('offers to take over a login elsewhere, which is then logged out', async () => {
  await logIn();
  const phone = createPerformer({ url: platform.url, clockRate: RATE });
  const { login } = phone.app;
  phone.app.start();
  await until(login.watch, ({ checkedOnce }) => checkedOnce);
  login.logIn({ performerId: id, password: platform.password });
  await until(login.watch, ({ takeOverOffered }) => takeOverOffered);
  login.confirmTakeOver();
  await until(login.watch, ({ status }) => status === 'authenticated');
  await until(performer.app.login.watch, ({ status }) => status === 'unauthenticated');
  expect(performer.app.login.watch.state().forcedOut).toBe('login.loggedOutByPlatform');
  phone.dispose();
});

const forcedOutBy = async (fault: Parameters<TestPlatform['fault']>[0]): Promise<string | undefined> => {
  const performerId = await platform.hire();
  const performer = createPerformer({ url: platform.url, clockRate: RATE });
  const { login, realtime } = performer.app;
  await logIn(performer, performerId);
  await platform.fault(fault, true, performerId);
  const { forcedOut } = await until(login.watch, (state) => state.forcedOut !== undefined);
  await until(realtime.watch, ({ status }) => status === 'disconnected');
  performer.dispose();
  return forcedOut;
};
it('is logged out by the next session check, 60 seconds later, that answers 403, 409 or 500', async () => {
  const checks = ['session-check-403', 'session-check-409', 'session-check-500'] as const;
  const reasons = ['login.sessionExpired', 'login.alreadyLoggedIn', 'login.platformFailed'];
  expect(await Promise.all(checks.map(forcedOutBy))).toEqual(reasons);
});

it('takes services back that could not be saved', async () => {
  await logIn();
  const { services } = performer.app;
  const before = services.watch.state().flags.cam;
  await platform.fault('save-fails', true, id);
  services.toggle('cam');
  await until(services.watch, ({ error }) => error === 'services.saveFailed');
  expect(services.watch.state().flags.cam).toBe(before);
  await platform.fault('save-fails', false, id);
});

it('restores after a pause exactly the services that were on', async () => {
  await logIn();
  const { services } = performer.app;
  const has = async (service: string) => (await platform.performer(id)).services.includes(service);
  services.toggle('phone');
  await expect.poll(() => has('phone')).toBe(true);
  services.pause();
  await expect.poll(() => has('phone')).toBe(false);
  services.resume();
  await expect.poll(() => has('phone')).toBe(true);
  expect(await has('cam')).toBe(false);
});

it('reloads at most once for a storm of forced reloads', async () => {
  await logIn();
  for (let times = 0; times < 10; times += 1) await platform.trigger('forceReload', id);
  await platform.trigger('email', id, { value: 3 });
  await eventually(() => performer.reloads() > 0);
  expect(performer.reloads()).toBe(1);
});

it('logs out, and the platform ends the login', async () => {
  await goReady();
  performer.app.login.logOut();
  await until(performer.app.login.watch, ({ status }) => status === 'unauthenticated');
  await expect.poll(() => platform.performer(id)).toMatchObject({ loggedIn: false, online: false, ready: false });
});
