import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import {
  ANNA,
  customer,
  setUpConnected,
  setUpRequest,
  setUpSession,
  UNANSWERED,
} from '../../testing/session/session-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { viewerCount } from './broadcast.ts';

it('requests the streams, then reports ready, and is active', async () => {
  const { session, calls, state, pass, kpis } = setUpSession();
  pass(7_000);
  session.goReady();
  expect(state()).toMatchObject({ status: 'idle', starting: true });
  await settle();
  expect(calls).toEqual([
    ['start', { performerId: ANNA }],
    ['ready', { performerId: ANNA }],
  ]);
  expect(state()).toMatchObject({
    status: 'active',
    starting: false,
    activeSince: 7_000,
    publish: { name: 'anna-out', server: 'media-1', status: 'live', attempt: 0 },
    play: { name: 'anna-in', server: 'media-2', status: 'idle', attempt: 0 },
  });
  expect(kpis).toEqual(['pf_camback_ready']);
});

it.each(['start', 'ready'])('is in error when the call to %s fails, and can try again', async (call) => {
  const { goReady, refused, state } = setUpSession();
  refused.add(call);
  await goReady();
  expect(state()).toMatchObject({ status: 'error', starting: false, error: 'session.startFailed' });
  refused.clear();
  await goReady();
  expect(state()).toMatchObject({ status: 'active', error: undefined });
});

it('reports a stop after a call to ready without an answer, because customers may see the performer by then', async () => {
  const { goReady, refused, denied, kpis } = setUpSession();
  denied.set('ready', 409);
  await goReady();
  expect(kpis).toEqual([]);
  denied.clear();
  refused.add('ready');
  await goReady();
  expect(kpis).toEqual(['pf_camback_stopped']);
});

it('starts once, however often ready is pressed', async () => {
  const { session, named, goReady } = setUpSession();
  session.goReady();
  await goReady();
  await goReady();
  expect(named('start')).toHaveLength(1);
});

it('stays idle when stopped before the platform answers', async () => {
  const { session, hold, answer, state } = setUpSession();
  hold('start');
  session.goReady();
  session.stop();
  await answer('start', done);
  expect(state()).toMatchObject({ status: 'idle', starting: false, publish: undefined });
});

it('is idle after a stop, without streams and viewers', async () => {
  const { session, goReady, state, kpis } = setUpSession();
  await goReady();
  session.onEvent({ type: 'viewersChanged', kind: 'peek', count: 3 });
  session.stop();
  expect(state()).toMatchObject({
    status: 'idle',
    activeSince: undefined,
    publish: undefined,
    play: undefined,
    peek: 0,
  });
  expect(kpis.at(-1)).toBe('pf_camback_stopped');
});

it('ends a session before it stops', async () => {
  const { session, named, state, toyStops, clock, pass, mark } = await setUpConnected();
  pass(4_000);
  session.stop();
  expect(named('end')).toEqual([{ performerId: ANNA, clientId: mark.id, blocked: false }]);
  expect(state()).toMatchObject({ status: 'idle', lastEnd: { reason: 'ENDED_BY_PERFORMER', duration: 4 } });
  expect([toyStops(), clock.pending()]).toEqual([1, 0]);
});

it('leaves at once when the platform does not answer the end', async () => {
  const { session, hold, answer, state } = await setUpConnected();
  hold('end');
  session.stop();
  await answer('end', UNANSWERED);
  expect(state()).toMatchObject({ status: 'idle', error: undefined });
});

it('declines a waiting request before it stops', async () => {
  const { session, announced, why, state } = await setUpRequest();
  session.stop();
  expect([announced.length, why(), state().status]).toEqual([1, ['declined'], 'idle']);
});

it('is active again, since the same moment, after a session', async () => {
  const { leaves, state, pass, mark } = await setUpConnected();
  pass(1_000);
  leaves(mark.id);
  expect(state()).toMatchObject({ status: 'active', activeSince: 0 });
});

it.each([
  [3, 3],
  [0, 0],
  [-1, 0],
  [2.7, 2],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('shows %d viewers as %i', (count, shown) => {
  expect(viewerCount(count)).toBe(shown);
});

it('counts peek and voyeur apart', () => {
  const { session, state } = setUpSession();
  session.onEvent({ type: 'viewersChanged', kind: 'peek', count: 2 });
  session.onEvent({ type: 'viewersChanged', kind: 'voyeur', count: 5 });
  expect(state()).toMatchObject({ peek: 2, voyeur: 5 });
});

it('replaces the server of a stream that reconnects and raises its attempt count', async () => {
  const { session, goReady, state } = setUpSession();
  session.onEvent({ type: 'streamReconnect', stream: 'publish', server: 'media-9' });
  expect(state().publish).toBeUndefined();
  await goReady();
  session.onEvent({ type: 'streamReconnect', stream: 'publish', server: 'media-9' });
  expect(state()).toMatchObject({
    publish: { server: 'media-9', attempt: 1 },
    play: { server: 'media-2', attempt: 0 },
  });
});

it.each(['reset', 'dispose'] as const)('leaves no timer and hears no late answer after %s', async (end) => {
  const { session, clock, state, toyStops, hold, answer } = await setUpConnected();
  hold('end');
  session.end(false);
  session[end]();
  await answer('end', done);
  expect([clock.pending(), state().status, state().lastEnd, toyStops()]).toEqual([0, 'idle', undefined, 2]);
});

it('calls no listener of missed requests after it unsubscribed', () => {
  const { session, asks } = setUpSession();
  const received: string[] = [];
  const cancel = session.onMissed(({ why }) => received.push(why));
  asks(customer('mark'));
  cancel();
  asks(customer('bob'));
  expect(received).toEqual(['notActive']);
});

it('is reset when the connection is lost for good, and says so', async () => {
  const { session, goReady, state, clock, kpis } = setUpSession();
  session.connectionLost();
  expect(state().error).toBeUndefined();
  await goReady();
  session.connectionLost();
  expect(state()).toMatchObject({ status: 'idle', publish: undefined, error: 'session.connectionLost' });
  expect([kpis.at(-1), clock.pending()]).toEqual(['pf_camback_stopped', 0]);
  await goReady();
  expect(state()).toMatchObject({ status: 'active', error: undefined });
});

it('says that the performer’s connection was lost when it is lost for good', async () => {
  const { session, named, state, toyStops, pass, mark } = await setUpConnected();
  pass(90_000);
  session.connectionLost();
  expect(state()).toMatchObject({
    status: 'idle',
    client: undefined,
    lastEnd: { reason: 'PERFORMER_LOST', duration: 90 },
  });
  expect([named('end').length, toyStops()]).toEqual([1, 1]);
  expect(state().lastEnd?.client).toEqual(mark);
});

it('lists the request that rang when the connection was lost for good', async () => {
  const { session, why, state } = await setUpRequest();
  session.connectionLost();
  expect([state().status, state().request.status, why()]).toEqual(['idle', 'none', ['performerLost']]);
});
