import { expect, it } from 'vitest';
import { NETWORK_TIMED_OUT } from '@greenroom/core/kernel/result';
import { SERVICES } from '@greenroom/core/services/service';
import { servicesOn } from '@greenroom/core/services/service-flags';
import { DEMO_PASSWORD } from '@greenroom/sim-cli/platform/base/world/performers';
import { createVirtualPerformer, MARK, type VirtualPerformer, refusal, ANNA } from '../support/virtual-performer.ts';

/** Nothing of a performer may be left for the next one at this screen. */
const expectNothingLeft = ({ app, planned, socket }: VirtualPerformer): void => {
  expect(planned()).toBe(0);
  expect(socket.alive()).toBe(0);
  expect(app.login.watch.state()).toMatchObject({ status: 'unauthenticated', account: undefined });
  expect(app.session.watch.state()).toMatchObject({ status: 'idle', client: undefined, lastEnd: undefined });
  expect(app.chat.watch.state()).toMatchObject({ client: undefined, draft: '' });
  expect(app.chat.watch.state().messages).toHaveLength(0);
  expect(servicesOn(app.services.watch.state().flags, SERVICES)).toEqual([]);
  expect(app.modals.watch.state().open).toBeUndefined();
  expect(app.alerts.watch.state()).toEqual({ shown: [], waiting: [], history: [], unread: 0 });
  expect(app.missed.watch.state()).toEqual([]);
  expect(app.account.watch.state().details).toBeUndefined();
  expect(app.realtime.watch.state().status).toBe('disconnected');
};

it('checks the session and fetches the conversation again after a lost connection', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.link.reset();
  await (await anna.customer(MARK)).say('are you there?');
  await anna.pass(3_000);
  expect(anna.app.realtime.watch.state()).toMatchObject({ authenticated: true, connectedCount: 2 });
  expect(anna.callsOf('checkSession')).toEqual([{ login: '1' }, { login: '1' }, { login: '0' }, { login: '0' }]);
  expect(anna.callsOf('currentSession').length).toBeGreaterThan(2);
  expect(anna.callsOf('chatHistory')).toMatchObject([{ customerId: MARK.id, limit: '100' }, { customerId: MARK.id }]);
  expect(Array.from(anna.app.chat.watch.state().messages, ({ content }) => content)).toEqual(['are you there?']);
  expect(anna.app.session.watch.state().status).toBe('connected');
});

it('takes over services that the platform changed while the connection was lost', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  anna.app.services.toggle('cam');
  await anna.pass(1_000);
  await anna.changed({ services: 'email' });
  anna.link.reset();
  await anna.pass(3_000);
  expect(servicesOn(anna.app.services.watch.state().flags, SERVICES)).toEqual(['email']);
});

it('takes over what changed before the first connection, when that one came late', async () => {
  const anna = createVirtualPerformer();
  anna.link.socket.opening = 'refuses';
  await anna.logsIn();
  await anna.changed({ services: 'email' });
  anna.link.socket.opening = 'opens';
  await anna.pass(20_000);
  expect(anna.app.realtime.watch.state()).toMatchObject({ authenticated: true, connectedCount: 1 });
  expect(servicesOn(anna.app.services.watch.state().flags, SERVICES)).toEqual(['email']);
});

it('takes over what changed between the log-in and the first connection', async () => {
  const anna = createVirtualPerformer();
  anna.app.start();
  await anna.pass(0);
  anna.app.login.logIn({ performerId: anna.id, password: DEMO_PASSWORD });
  await anna.pass(0);
  anna.app.login.logIn({ performerId: anna.id, password: DEMO_PASSWORD, code: await anna.code() });
  await anna.pass(200);
  expect(anna.app.login.watch.state().status).toBe('authenticated');
  expect(anna.app.realtime.watch.state().authenticated).toBe(false);
  await anna.changed({ services: 'email' });
  await anna.pass(3_000);
  expect(anna.app.realtime.watch.state()).toMatchObject({ authenticated: true, connectedCount: 1 });
  expect(servicesOn(anna.app.services.watch.state().flags, SERVICES)).toEqual(['email']);
});

it('shows a line that came between the look at a session that runs and the first connection of a new page', async () => {
  const before = createVirtualPerformer();
  await before.meetsMark();
  before.app.dispose();
  const anna = createVirtualPerformer({ reloaded: before });
  anna.app.start();
  await anna.pass(500);
  expect(anna.app.chat.watch.state().client).toBe(MARK.id);
  await (await anna.customer(MARK)).say('Are you back?');
  expect(anna.app.realtime.watch.state().authenticated).toBe(false);
  await anna.pass(3_000);
  const { messages, gap } = anna.app.chat.watch.state();
  expect([messages.at(-1)?.content, gap]).toEqual(['Are you back?', 'none']);
});

it('takes the lines of a session that runs for its own after a reload, not for those of the last session', async () => {
  const before = createVirtualPerformer();
  await before.meetsMark();
  await before.customerWrites(MARK, 'Hello');
  await before.pass(61_000);
  await before.customerWrites(MARK, 'Still here');
  before.app.dispose();
  const anna = createVirtualPerformer({ reloaded: before });
  anna.app.start();
  await anna.pass(5_000);
  const { messages, lastTalked } = anna.app.chat.watch.state();
  expect([...messages].map(({ content }) => content).slice(-2)).toEqual(['Hello', 'Still here']);
  expect(lastTalked).toBe(undefined);
});

it.each([
  [403, 'login.sessionExpired'],
  [409, 'login.alreadyLoggedIn'],
  [500, 'login.platformFailed'],
] as const)('logs out when the session check answers %i, in the middle of a session', async (status, reason) => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.gate.refused.set('checkSession', refusal(status));
  await anna.pass(60_000);
  expect(anna.app.login.watch.state().forcedOut).toBe(reason);
  expect(anna.callsOf('logout')).toEqual([]);
  expectNothingLeft(anna);
});

it('is logged in at once after a reload when the platform has recovered from a 500', async () => {
  const before = createVirtualPerformer();
  await before.logsIn();
  before.gate.refused.set('checkSession', refusal(500));
  await before.pass(60_000);
  expect(before.app.login.watch.state().forcedOut).toBe('login.platformFailed');
  before.gate.refused.clear();
  const after = createVirtualPerformer({ reloaded: before });
  after.app.start();
  await after.pass(2_000);
  expect(after.app.login.watch.state()).toMatchObject({ status: 'authenticated', forcedOut: undefined });
  expect(after.app.realtime.watch.state().authenticated).toBe(true);
});

it('stays logged in when the session check is not answered', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.gate.refused.set('checkSession', NETWORK_TIMED_OUT);
  await anna.pass(120_000);
  expect(anna.app.session.watch.state().status).toBe('connected');
});

it.each([
  ['double tab', 'login.doubleTab'],
  ['', 'login.loggedOutByPlatform'],
] as const)('logs out when the platform says logout "%s"', async (message, reason) => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  await anna.receives('logout', { message });
  expect(anna.app.login.watch.state().forcedOut).toBe(reason);
  expectNothingLeft(anna);
});

it('asks the platform whether the login still counts after another login', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  await anna.receives('login', {});
  expect(anna.app.login.watch.state().status).toBe('authenticated');
  anna.gate.refused.set('checkSession', refusal(409));
  await anna.receives('login', {});
  expect(anna.app.login.watch.state().forcedOut).toBe('login.alreadyLoggedIn');
});

it('reloads by force once in 60 seconds, however often it is told', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  for (let time = 0; time < 10; time += 1) await anna.receives('forceReload', {});
  expect(anna.reloads()).toBe(1);
  await anna.pass(60_000);
  await anna.receives('forceReload', {});
  expect(anna.reloads()).toBe(2);
});

it('follows the services that the platform changes itself', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  await anna.receives('status_change', { services: { phone: true } });
  expect(servicesOn(anna.app.services.watch.state().flags, SERVICES)).toEqual(['phone']);
  expect(anna.callsOf('saveServices')).toEqual([]);
});

it('ends the session and switches the cam off before the log-out, and leaves nothing behind', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.app.services.toggle('cam');
  await anna.pass(1_000);
  anna.app.chat.type('unfinished');
  anna.calls.length = 0;
  anna.app.login.logOut();
  // Long enough for frames that were on their way to arrive.
  await anna.pass(100);
  const order = anna.calls
    .map(({ name }) => name)
    .filter((name) => ['endSession', 'saveServices', 'logout'].includes(name));
  expect(order).toEqual(['endSession', 'saveServices', 'logout']);
  expect((await anna.platform.parts.performers.find(ANNA))?.services).toBe('');
  expect(anna.toyStops()).toBeGreaterThan(0);
  expectNothingLeft(anna);
});

it('stays in and says so when the platform refuses to log out', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  anna.gate.refused.set('logout', { kind: 'status', status: 500, message: 'platform_failed' });
  anna.app.login.logOut();
  await anna.pass(0);
  expect(anna.app.login.watch.state().status).toBe('authenticated');
  expect(anna.alertKeys()).toEqual(['error.login.logoutFailed']);
  expect(anna.app.realtime.watch.state().authenticated).toBe(true);
});

it('leaves nothing of the performer here when a log-out gets no answer, and tells the platform later', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.gate.refused.set('logout', NETWORK_TIMED_OUT);
  anna.app.login.logOut();
  await anna.pass(10_000);
  expect(anna.app.login.watch.state()).toMatchObject({ status: 'unauthenticated', error: 'login.logoutUnconfirmed' });
  expect(anna.app.realtime.watch.state().authenticated).toBe(false);
  expect(anna.app.session.watch.state().status).toBe('idle');
  anna.gate.refused.delete('logout');
  await anna.pass(5_000);
  expect(anna.app.login.watch.state().error).toBeUndefined();
});

it('lets the next performer begin afresh after a log-out', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.app.login.logOut();
  await anna.pass(0);
  await anna.goesLive();
  expect(anna.app.realtime.watch.state().authenticated).toBe(true);
  await anna.isAsked(MARK);
  expect(anna.modal()).toBe('chat-request');
});

it('ignores an answer that comes after the log-out', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  await anna.isAsked(MARK);
  anna.gate.held.set('acceptRequest', []);
  await anna.accepts();
  await anna.receives('logout', { message: '' });
  for (const go of anna.gate.held.get('acceptRequest') ?? []) go();
  await anna.pass(0);
  expect(anna.modal()).toBeUndefined();
  expectNothingLeft(anna);
});

it.each(['logsIn', 'goesLive', 'meetsMark'] as const)(
  'leaves no timer and no socket when it is disposed after %s',
  async (move) => {
    const anna = createVirtualPerformer();
    await anna[move]();
    anna.app.services.toggle('cam');
    anna.app.dispose();
    expect(anna.planned()).toBe(0);
    expect(anna.socket.alive()).toBe(0);
    const made = anna.calls;
    const before = made.length;
    await anna.pass(120_000);
    expect(made.slice(before).map(({ name }) => name)).toEqual([]);
  },
);
