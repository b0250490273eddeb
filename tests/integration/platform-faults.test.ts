import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientId } from '@greenroom/core/kernel/ids';
import { createPerformer, type Performer } from '@greenroom/sim-cli/actors/performer';
import type { FaultName } from '@greenroom/sim-cli/platform/base/faults/fault';
import { createBarePerformer } from '../support/bare-performer.ts';
import { eventually } from '../support/eventually.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { runHere } from '../support/run-here.ts';
import type { TestCustomer, TestPlatform } from '../support/test-platform.ts';

const RATE = 10;

let platform: TestPlatform;
let performer: Performer;
let mark: TestCustomer;

beforeAll(async () => {
  platform = await startPlatformHere({ clockRate: RATE });
});
afterAll(() => platform.stop());

const login = () => performer.app.login.watch.state();
const realtime = () => performer.app.realtime.watch.state();
const session = () => performer.app.session.watch.state();
const services = () => performer.app.services.watch.state();
const lines = () => Array.from(performer.app.chat.watch.state().messages, ({ content }) => content);

beforeEach(async () => {
  const id = await platform.hire({ services: ['chat'] });
  performer = createPerformer({ url: platform.url, clockRate: RATE });
  performer.app.start();
  await eventually(() => login().checkedOnce);
  performer.app.login.logIn({ performerId: id, password: platform.password });
  await eventually(() => realtime().authenticated);
  performer.app.session.goReady();
  await eventually(() => session().status === 'active');
  mark = await platform.customer({ name: 'Mark' });
});
afterEach(async () => {
  for (const { name, performerId } of (await platform.state()).faults) await platform.fault(name, false, performerId);
  performer.dispose();
});

const ownId = (): string => String(login().account?.id);
const turn = (name: FaultName, on = true): Promise<void> => platform.fault(name, on, ownId());
const inSession = async (): Promise<void> => {
  await mark.asks(ownId());
  await eventually(() => session().request.status === 'pending');
  performer.app.session.accept();
  await eventually(() => session().status === 'connected');
};

it.each([
  'html-instead-of-json',
  'wrong-type',
  'empty-answer',
  'huge-answer',
  'cut-gzip',
  'no-content',
  'not-found',
  'lost-answer',
  'save-fails',
] as const)('takes a change back when it is answered with %s, and saves it afterwards', async (name) => {
  await turn(name);
  performer.app.services.toggle('sms');
  await eventually(() => services().error === 'services.saveFailed');
  expect(services().flags.sms).toBe(false);
  await turn(name, false);
  // A save whose answer was lost was done all the same: the performer must see the platform's state.
  if (services().flags.sms === false) performer.app.services.toggle('sms');
  await eventually(() => services().confirmed.sms && services().save === 'idle');
  expect((await platform.performer(ownId())).services).toContain('sms');
});

it('shows a line once whose answer was lost', async () => {
  await inSession();
  await turn('lost-answer');
  performer.app.chat.type('Did you get this?');
  performer.app.chat.send();
  await eventually(async () => (await mark.messages()).length === 1);
  await turn('lost-answer', false);
  const last = performer.app.chat.watch.state().messages.at(-1);
  if (last !== undefined) performer.app.chat.retry(last.id);
  await eventually(() => performer.app.chat.watch.state().messages.at(-1)?.delivery === 'sent');
  expect([lines(), (await mark.messages()).length]).toEqual([['Did you get this?'], 1]);
});

it('says that messages may be missing while the conversation cannot be read, and has them after the next reconnect', async () => {
  const chat = () => performer.app.chat.watch.state();
  await inSession();
  await turn('history-fails');
  await turn('drop-socket');
  // What is said into the socket that just drops can be read in the conversation alone.
  await eventually(() => realtime().connectedCount === 2 && chat().gap === 'failed');
  await mark.says('Can you read this?');
  await eventually(() => lines().length === 1);
  await turn('history-fails', false);
  await turn('drop-socket');
  await eventually(() => realtime().connectedCount === 3 && chat().gap !== 'failed' && chat().gap !== 'fetching');
  expect(lines()).toEqual(['Can you read this?']);
});

it('says that memos were not loaded, and loads them afterwards', async () => {
  const { memos } = performer.app;
  await turn('memos-fail');
  memos.about.load(clientId(mark.id));
  await eventually(() => memos.about.watch.state().status === 'failed');
  await turn('memos-fail', false);
  memos.about.reload();
  await eventually(() => memos.about.watch.state().status === 'ready');
  expect(memos.about.watch.state().data?.memos).toEqual([]);
});

it('shows what a session brings while session-pay-fails is on, and the platform’s own amounts afterwards', async () => {
  const money = () => performer.app.meter.watch.state();
  await turn('session-pay-fails');
  await inSession();
  await mark.startsBothTimers();
  await eventually(() => money().duration > 0);
  performer.app.session.end(false);
  await eventually(() => session().client === undefined);
  expect(money().total).toBeGreaterThan(0);
  expect(money().isFinal).toBe(false);
  await turn('session-pay-fails', false);
  await eventually(() => money().isFinal);
});

it.each(['duplicate-events', 'late-events', 'reordered-events'] as const)(
  'has every line once, and one end of the session, with %s',
  async (name) => {
    await inSession();
    await turn(name);
    await mark.says('One');
    await mark.says('Two');
    await eventually(() => lines().length === 2);
    expect(lines().toSorted()).toEqual(['One', 'Two']);
    await mark.leaves('BROKE');
    await eventually(() => session().lastEnd?.reason === 'BROKE');
    expect(session().status).toBe('active');
  },
);

it('stays in the session while nothing can be read', async () => {
  await inSession();
  await turn('unreadable-events');
  await mark.says('Can you read this?');
  await pause(200);
  expect([session().status, lines()]).toEqual(['connected', []]);
});

it.each(['malformed-packets', 'huge-event', 'drop-socket'] as const)(
  'is in the same session after %s',
  async (name) => {
    await inSession();
    await turn(name);
    await mark.says('Still there?');
    await eventually(() => realtime().authenticated && lines().includes('Still there?'));
    expect(session()).toMatchObject({ status: 'connected', client: { id: mark.id } });
  },
);

it('has all of ten thousand lines, once and in order', async () => {
  await inSession();
  await turn('event-flood');
  await expect.poll(() => performer.app.chat.watch.state().messages.length, { timeout: 280_000 }).toBe(10_000);
  expect(new Set(lines()).size).toBe(10_000);
  expect(lines().at(-1)).toBe('Line 10000');
});

it('reloads once in a storm of ten', async () => {
  await turn('reload-storm');
  await eventually(async () => performer.reloads() > 0);
  await pause(3_500);
  expect(performer.reloads()).toBe(1);
});

it('is told of another tab and is out', async () => {
  await turn('double-tab');
  await eventually(() => login().forcedOut !== undefined);
  expect(login().forcedOut).toBe('login.doubleTab');
});

it.each(['drop-on-authentication', 'drop-after-authentication', 'socket-down'] as const)(
  'is back after %s, however often it was tried',
  async (name) => {
    await turn(name);
    await turn('drop-socket');
    await eventually(() => !realtime().authenticated);
    await pause(1_000);
    await turn(name, false);
    performer.app.realtime.retryNow();
    await eventually(() => realtime().authenticated);
    expect(realtime()).toMatchObject({ status: 'connected', outage: 'none' });
  },
);

it('ends a fault by itself after the time of --for', async () => {
  const { port } = new URL(platform.url);
  const { out } = await runHere(['fault', 'on', 'socket-down', '--for', '10s', '--performer', ownId(), '--port', port]);
  expect(out).toBe(`socket-down is on for ${ownId()}, and over in 10 s.\n`);
  await eventually(() => !realtime().authenticated);
  await eventually(async () => (await platform.state()).faults.length === 0);
  await eventually(() => realtime().authenticated);
});

it('refuses the next two calls that a rule names, one performer’s alone, and shows the rule while it lasts', async () => {
  const { port } = new URL(platform.url);
  const rule = ['fault', 'on', 'call', '--match', 'new*', '--status', '429', '--error', 'slow_down', '--times', '2'];
  const turned = await runHere([...rule, '--delay', '1ms', '--performer', ownId(), '--port', port]);
  expect(turned.out).toBe(`The rule of new* is on for ${ownId()}: 429 slow_down, after 0.001 s, 2 times at most.\n`);
  const listed = async (): Promise<string> => (await runHere(['fault', 'list', '--json', '--port', port])).out;
  expect(JSON.parse(await listed())).toContainEqual(
    expect.objectContaining({ name: 'call', onFor: ownId(), says: expect.stringContaining('new*: 429 slow_down') }),
  );
  const bare = createBarePerformer(platform);
  const other = await platform.hire({});
  await bare.arrives(ownId(), { forced: true });
  const news = async (who = bare): Promise<number> =>
    (await who.call('GET', 'news?forWhom=ROLE_PERFORMER&limit=5&offset=0')).status;
  const elsewhere = createBarePerformer(platform);
  await elsewhere.arrives(other);
  expect(await news(elsewhere)).toBe(200);
  expect([await news(), await news()]).toEqual([429, 429]);
  expect(await news()).toBe(200);
  expect(await listed()).not.toContain('new*');
});

it('tells which rules stay on when the rule of a pattern is switched off', async () => {
  const { port } = new URL(platform.url);
  const other = await platform.hire({});
  const turn = async (what: 'on' | 'off', match: string): Promise<string> =>
    (await runHere(['fault', what, 'call', '--match', match, '--performer', other, '--port', port])).out;
  await turn('on', 'forum*');
  await turn('on', 'news*');
  expect(await turn('off', '*')).toBe(
    `There was no rule of * for ${other}. Still on: forum* for ${other}, news* for ${other}.\n`,
  );
  expect(await turn('off', 'news*')).toBe(`The rule of news* is off for ${other}. Still on: forum* for ${other}.\n`);
  expect(await turn('off', 'forum*')).toBe(`The rule of forum* is off for ${other}.\n`);
});

it('tells for whom a fault stays on that is switched off for others', async () => {
  const { port } = new URL(platform.url);
  const id = ownId();
  const turn = async (what: 'on' | 'off', ...whom: readonly string[]): Promise<string> =>
    (await runHere(['fault', what, 'slow', ...whom, '--port', port])).out;
  await turn('on');
  expect(await turn('off', '--performer', id)).toBe(`slow was not on for ${id}. Still on for everybody.\n`);
  await turn('on', '--performer', id);
  expect(await turn('off')).toBe(`slow is off for everybody. Still on for ${id}.\n`);
});

it.each([
  [['on', 'drop-socket', '--for', '10s'], 2, 'drop-socket happens once: leave --for out.'],
  [['off', 'slow', '--for', '10s'], 2, '--for belongs to `fault on`.'],
  [['on', 'slow', '--for', 'long'], 2, 'It must be a duration such as 30s or 2m, above 0 and at most 24h.'],
  [['on', 'toy-hub-flaps', '--performer', '1004'], 1, 'This breaks for everybody: leave --performer out.'],
  [['on', 'toy-app-silent'], 1, 'The platform reaches no toy app'],
  [['on', 'call'], 2, 'Say which calls with --match'],
  [
    ['on', 'call', '--match', 'saveService'],
    2,
    'There is no call "saveService"; `list calls` shows them. Did you mean saveServices?',
  ],
  [['on', 'slow', '--times', '2'], 2, '--times changes nothing for slow, only for `fault on call`: leave it out.'],
  [['off', 'call', '--match', 'saveServices', '--status', '500'], 2, '--status changes nothing for `fault off call`'],
  [['on', 'call', '--match', 'saveServices', '--probability', '2'], 2, 'It must be above 0 and at most 1.'],
  [['on', 'toy-phone-away'], 1, 'No phone has scanned the code of the performer yet'],
])('says what is wrong with: fault %s', async (args, code, sentence) => {
  const { port } = new URL(platform.url);
  const ended = await runHere(['fault', ...args, '--port', port]);
  expect([ended.code, ended.out]).toEqual([code, '']);
  expect(ended.complaint).toContain(sentence);
});
