import { expect, it } from 'vitest';
import { createPerformerMemory } from '../../testing/kernel/performer-memory.fake.ts';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { NO_ACCOUNT_LIST } from '../../testing/missed-requests/no-account-list.fake.ts';
import { BOB, customer } from '../../testing/session/session-rig.fake.ts';
import { clientId, performerId } from '../kernel/ids.ts';
import { err, NETWORK_TIMED_OUT, ok, type AsyncResult } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';
import type { MissedRequest } from '../session/client-data.ts';
import { createMissedRequestsController, whoAsked } from './missed-requests.controller.ts';

const ANNA = performerId('1001');
const BEA = performerId('1002');

const missedAt = (at: number): MissedRequest => ({
  client: { id: clientId(`c${at}`), name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat' },
  at: seconds(at),
  why: 'cancelled',
});
type Answer = AsyncResult<readonly MissedRequest[]>;

const setUp = (id = ANNA, memory = createPerformerMemory<readonly MissedRequest[]>(), account?: () => Answer) => {
  const list = account === undefined ? {} : { api: { missed: account }, isOffered: true };
  const missed = createMissedRequestsController({ ...NO_ACCOUNT_LIST, ...list, memory, performerId: () => id });
  missed.load();
  return { missed, memory, times: () => missed.watch.state().map(({ at }) => Number(at)) };
};

it('lists missed requests newest first', () => {
  const { missed, times } = setUp();
  missed.add(missedAt(1));
  missed.add(missedAt(2));
  expect(times()).toEqual([2, 1]);
});

const alone = (at: number, id = 'mark'): MissedRequest => ({
  ...missedAt(at),
  client: { ...missedAt(at).client, id: clientId(id) },
  why: 'unreachable',
});

it('adds what the platform answered alone at the time of each request, and each once', () => {
  const { missed, memory } = setUp();
  missed.add(missedAt(5));
  missed.addAnswered([alone(7), alone(3)]);
  missed.addAnswered([alone(7), alone(3)]);
  expect(missed.watch.state().map(({ at, why }) => [Number(at), why])).toEqual([
    [7, 'unreachable'],
    [5, 'cancelled'],
    [3, 'unreachable'],
  ]);
  expect(memory.read(ANNA)).toEqual(missed.watch.state());
});

it('takes one request for the same whose time the platform rounds to the second before or after, and no other', () => {
  const { missed, times } = setUp();
  missed.addAnswered([alone(10)]);
  missed.addAnswered([alone(11)]);
  missed.addAnswered([alone(9)]);
  expect(times()).toEqual([10]);
  missed.addAnswered([alone(12), alone(10, 'emil')]);
  expect(times()).toEqual([12, 10, 10]);
});

it('says the reason that the platform knows of a request that this page saw end without a connection', () => {
  const { missed } = setUp();
  const seen = (at: number, why: MissedRequest['why']) => missed.add({ ...alone(at), why });
  seen(50, 'performerLost');
  seen(112, 'performerLost');
  seen(300, 'performerLost');
  seen(400, 'declined');
  missed.addAnswered([alone(60)]);
  expect(missed.watch.state().map(({ at, why }) => [Number(at), why])).toEqual([
    [400, 'declined'],
    [300, 'performerLost'],
    [60, 'unreachable'],
    [50, 'performerLost'],
  ]);
});

it('keeps the last 100 missed requests', () => {
  const { missed, times } = setUp();
  for (let at = 1; at <= 101; at += 1) missed.add(missedAt(at));
  expect(times()).toHaveLength(100);
  expect(times().at(-1)).toBe(2);
});

it('still lists after a reload who asked before it', () => {
  const { missed, memory } = setUp();
  missed.add(missedAt(1));
  const reloaded = setUp(ANNA, memory);
  reloaded.missed.add(missedAt(2));
  expect(reloaded.times()).toEqual([2, 1]);
  expect(setUp(BEA, memory).times()).toEqual([]);
});

it('shows nothing after a login that ended by force, and all of it at the next login', () => {
  const { missed, times } = setUp();
  missed.add(missedAt(1));
  missed.reset();
  expect(times()).toEqual([]);
  missed.load();
  expect(times()).toEqual([1]);
});

it('forgets missed requests at log-out', () => {
  const { missed, times } = setUp();
  missed.add(missedAt(1));
  missed.forget();
  missed.reset();
  missed.load();
  expect(times()).toEqual([]);
});

it('takes off the list what an outage put there of a request that rings again, and nothing older or of another customer', () => {
  const { missed, memory, times } = setUp();
  const lost = (at: number, id = 'mark'): void => missed.add({ ...alone(at, id), why: 'performerLost' });
  lost(40);
  lost(110);
  missed.add({ ...alone(120), why: 'declined' });
  lost(111, 'emil');
  missed.stillAsks({ client: alone(50).client, since: seconds(50) });
  expect(times()).toEqual([111, 120, 40]);
  expect(memory.read(ANNA)).toEqual(missed.watch.state());
});

it.each([
  ['busy', []],
  ['disconnected', ['disconnected']],
  ['notActive', []],
  ['timedOut', ['timedOut']],
] as const)('lists a request that rings after all and was listed as %s as %j', (why, listed) => {
  const { missed } = setUp();
  missed.add({ ...alone(49), why });
  missed.stillAsks({ client: alone(50).client, since: seconds(50) });
  expect(missed.watch.state().map((each) => each.why)).toEqual(listed);
});

const asked = (id: string, requestId: string | undefined, at: number, why: MissedRequest['why']): MissedRequest => ({
  client: { ...missedAt(at).client, id: clientId(id), requestId },
  at: seconds(at),
  why,
});

it('lists at the log-in what the account missed on another device, newest first, and keeps it', async () => {
  const account = [asked('mark', 'r2', 20, 'declined'), asked('emil', 'r1', 10, 'cancelled')];
  const { missed, memory } = setUp(ANNA, createPerformerMemory<readonly MissedRequest[]>(), () =>
    Promise.resolve(ok(account)),
  );
  await settle();
  expect(missed.watch.state()).toEqual(account);
  expect(memory.read(ANNA)).toEqual(account);
});

it('takes the platform’s word for a request that both have, by its id or within 5 s, and keeps what it does not list yet', async () => {
  const account = [asked('mark', 'r1', 12, 'cancelled'), asked('emil', undefined, 30, 'declined')];
  const { missed } = setUp(ANNA, createPerformerMemory<readonly MissedRequest[]>(), () => Promise.resolve(ok(account)));
  missed.add(asked('mark', 'r1', 11, 'busy'));
  missed.add(asked('mark', 'r3', 13, 'declined'));
  missed.add(asked('emil', undefined, 25, 'busy'));
  missed.add(asked('emil', undefined, 36, 'busy'));
  await settle();
  expect(missed.watch.state().map(({ client, at, why }) => `${client.id} ${at} ${why}`)).toEqual([
    'emil 36 busy',
    'emil 30 declined',
    'mark 13 declined',
    'mark 12 cancelled',
  ]);
});

it('asks a platform that has no such list for nothing, and keeps its own', async () => {
  let calls = 0;
  const memory = createPerformerMemory<readonly MissedRequest[]>();
  const missed = createMissedRequestsController({
    ...NO_ACCOUNT_LIST,
    api: { missed: () => Promise.resolve(ok([missedAt((calls += 1))])) },
    memory,
    performerId: () => ANNA,
  });
  missed.load();
  missed.add(missedAt(5));
  missed.refresh();
  await settle();
  expect([calls, missed.watch.state()]).toEqual([0, [missedAt(5)]]);
});

it('keeps its own list while the account’s cannot be fetched', async () => {
  const { missed, times } = setUp(ANNA, createPerformerMemory<readonly MissedRequest[]>(), () =>
    Promise.resolve(err(NETWORK_TIMED_OUT)),
  );
  missed.add(missedAt(5));
  missed.refresh();
  await settle();
  expect(times()).toEqual([5]);
});

it('shows no answer to the one who logged in before', async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<Answer>>();
  const { missed, times } = setUp(ANNA, createPerformerMemory<readonly MissedRequest[]>(), () => promise);
  missed.reset();
  resolve(ok([missedAt(7)]));
  await settle();
  expect(times()).toEqual([]);
});

const MARK = customer('mark');

it('lists a customer who asked twice once, with a count and the latest reason, in the order of the latest requests', () => {
  const listed = whoAsked([
    { client: MARK, at: seconds(9), why: 'declined' },
    { client: BOB, at: seconds(7), why: 'cancelled' },
    { client: MARK, at: seconds(3), why: 'busy' },
  ]);
  expect(listed).toEqual([
    { client: MARK, at: 9, why: 'declined', count: 2 },
    { client: BOB, at: 7, why: 'cancelled', count: 1 },
  ]);
});

it('lists two customers with the same name as two', () => {
  const other = { ...customer('mark2'), name: MARK.name };
  const listed = whoAsked([
    { client: MARK, at: seconds(9), why: 'declined' },
    { client: other, at: seconds(7), why: 'declined' },
  ]);
  expect(listed.map(({ count }) => count)).toEqual([1, 1]);
});

it('lists a request as ringing on another device until it is listed as missed', () => {
  const asked = { client: { ...MARK, requestId: 'r1' }, since: seconds(9) };
  const again = { client: { ...MARK, requestId: 'r2' }, since: seconds(12) };
  const declined = { client: asked.client, at: seconds(10), why: 'declined' } as const;
  expect(whoAsked([], [asked])).toMatchObject([{ why: 'ringing', count: 1 }]);
  expect(whoAsked([declined], [asked])).toMatchObject([{ why: 'declined', count: 1 }]);
  expect(whoAsked([declined], [again])).toMatchObject([{ why: 'ringing', count: 2 }]);
});

it('lists nobody where no request was missed', () => {
  expect(whoAsked([])).toEqual([]);
});
