import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import {
  ANNA,
  currentSession,
  customer,
  NOON,
  NOTHING_GOES_ON,
  setUpConnected,
  setUpRequest,
  setUpSession,
  UNANSWERED,
} from '../../testing/session/session-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';

const MARK = customer('mark');
const BOB = customer('bob');
const asking = (client = BOB, waiting = 4) => ({ client, waiting: seconds(waiting) });

it('takes up the session of the page before, with streams, camera and elapsed time', async () => {
  const { knows, compare, state, pass, named, kpis } = setUpSession();
  pass(3_000);
  const session = currentSession(MARK, { camera: true, sinceStartTimer: seconds(64), sinceDeviceTimer: seconds(61) });
  knows.current = { ...NOTHING_GOES_ON, session };
  await compare();
  expect(named('current')).toEqual([ANNA]);
  expect(state()).toMatchObject({
    status: 'connected',
    client: MARK,
    clientCam: true,
    clientTime: 61,
    publish: { name: 'anna-out', status: 'live' },
    play: { name: 'anna-in' },
  });
  expect(kpis).toContain('pf_camback_session_resumed');
  pass(2_000);
  expect(state().clientTime).toBe(63);
});

it('takes up a session whose customer has joined half way, with what is left of the 59 s', async () => {
  const { knows, compare, state, pass, named } = setUpSession();
  knows.current = { ...NOTHING_GOES_ON, session: currentSession(MARK, { sinceStartTimer: seconds(40) }) };
  await compare();
  expect(state()).toMatchObject({ status: 'connected', joinSecondsLeft: 19, clientTime: 0 });
  pass(19_000);
  expect([state().status, named('timeout').length]).toEqual(['active', 1]);
});

it('shows how a session ended while no page was connected', async () => {
  const { knows, compare, state } = setUpSession();
  const ended = { client: MARK, reason: 'BROKE', duration: seconds(90), at: NOON } as const;
  knows.current = { ...NOTHING_GOES_ON, ready: false, ended };
  await compare();
  expect(state()).toMatchObject({ status: 'idle', lastEnd: ended });
});

it('shows no such end once work has begun', async () => {
  const { knows, compare, goReady, state } = setUpSession();
  await goReady();
  const ended = { client: MARK, reason: 'BROKE', duration: seconds(90), at: NOON } as const;
  knows.current = { ...NOTHING_GOES_ON, ended };
  await compare();
  expect(state().lastEnd).toBeUndefined();
});

it('says that the page before was ready, until work begins', async () => {
  const { knows, compare, goReady, state } = setUpSession();
  knows.current = { ...NOTHING_GOES_ON, ready: false, wasReady: true };
  await compare();
  expect(state()).toMatchObject({ status: 'idle', wasReady: true });
  await goReady();
  expect(state().wasReady).toBe(false);
});

it.each([
  ['DEFAULT', undefined],
  ['PERFORMER_LOST', 'PERFORMER_LOST'],
  ['DISCONNECT', 'DISCONNECT'],
] as const)(
  'ends a session that the platform has ended as %s where it says %s, with the time it ran here',
  async (shown, said) => {
    const { knows, compare, state, toyStops, clock, pass, mark } = await setUpConnected();
    pass(60_000);
    const ended = said && { client: mark, reason: said, duration: seconds(59), at: NOON };
    knows.current = { ...NOTHING_GOES_ON, ended };
    await compare();
    expect(state()).toMatchObject({ status: 'active', lastEnd: { client: mark, reason: shown, duration: 60 } });
    expect([toyStops(), clock.pending()]).toEqual([1, 0]);
  },
);

it('stays with the customer when the platform knows of the session', async () => {
  const { knows, compare, state, pass, mark } = await setUpConnected();
  pass(5_000);
  knows.current = { ...NOTHING_GOES_ON, session: currentSession(mark, { sinceStartTimer: seconds(5) }) };
  await compare();
  expect(state()).toMatchObject({ status: 'connected', client: mark, clientTime: 5 });
});

it('learns of the timers whose events were missed', async () => {
  const { knows, compare, accept, state, pass, mark } = await setUpRequest();
  await accept();
  pass(9_000);
  const timers = { sinceStartTimer: seconds(8), sinceDeviceTimer: seconds(7) };
  knows.current = { ...NOTHING_GOES_ON, session: currentSession(mark, timers) };
  await compare();
  expect(state().clientTime).toBe(7);
});

it('says that the performer ended it when the answer finds the session being ended', async () => {
  const { knows, hold, session, compare, state } = await setUpConnected();
  hold('end');
  session.end(false);
  knows.current = NOTHING_GOES_ON;
  await compare();
  expect(state()).toMatchObject({ status: 'active', lastEnd: { reason: 'ENDED_BY_PERFORMER' } });
});

it('finds out by itself that an end worked whose answer was lost', async () => {
  const { knows, refused, session, state } = await setUpConnected();
  knows.current = NOTHING_GOES_ON;
  refused.add('end');
  session.end(false);
  await settle();
  expect(state()).toMatchObject({ status: 'active', lastEnd: { reason: 'ENDED_BY_PERFORMER' } });
});

it('is connected when an acceptance worked whose answer was lost', async () => {
  const { knows, hold, session, answer, state, kpis, mark } = await setUpRequest();
  hold('accept');
  session.accept();
  knows.current = { ...NOTHING_GOES_ON, session: currentSession(mark) };
  await answer('accept', UNANSWERED);
  expect(state()).toMatchObject({ status: 'connected', client: mark, request: { status: 'none' } });
  expect(kpis).toContain('pf_camback_request_accepted');
});

it('can try again when the platform still has the request waiting', async () => {
  const { knows, refused, accept, state, mark } = await setUpRequest();
  refused.add('accept');
  knows.current = { ...NOTHING_GOES_ON, requests: [asking(mark)] };
  await accept();
  expect(state().request).toMatchObject({ accepting: false, error: 'session.acceptFailed' });
});

it('drops the request when accepting finds it gone', async () => {
  const { knows, refused, accept, state, why } = await setUpRequest();
  refused.add('accept');
  knows.current = NOTHING_GOES_ON;
  await accept();
  expect([state().request.status, state().status, why()]).toEqual(['none', 'active', ['performerLost']]);
});

it('does not take an answer for the truth that is older than what happened since', async () => {
  const { knows, hold, session, answer, cancels, state, named, mark } = await setUpRequest();
  hold('current');
  knows.current = { ...NOTHING_GOES_ON, requests: [asking(mark)] };
  session.compare();
  cancels(mark.id);
  await answer('current', done);
  expect(named('current')).toHaveLength(2);
  expect(state().request.status).toBe('none');
});

it('ends a session that it has left and the platform still has', async () => {
  const { knows, session, compare, leaves, named, state, mark } = await setUpConnected();
  leaves(mark.id);
  knows.current = { ...NOTHING_GOES_ON, session: currentSession(mark) };
  await compare();
  expect([state().status, named('end')]).toEqual([
    'active',
    [{ performerId: ANNA, clientId: mark.id, blocked: false }],
  ]);
  expect(session.watch.state().client).toBeUndefined();
});

it('ends a session that the platform still has when the performer stops while the answer is on its way', async () => {
  const { knows, hold, session, answer, leaves, named, state, mark } = await setUpConnected();
  leaves(mark.id);
  hold('current');
  session.compare();
  knows.current = { ...NOTHING_GOES_ON, ready: false, session: currentSession(mark) };
  session.stop();
  await answer('current', done);
  await answer('current', done);
  expect([state().status, named('current').length, named('end')]).toEqual([
    'idle',
    2,
    [{ performerId: ANNA, clientId: mark.id, blocked: false }],
  ]);
});

it('opens a request whose REQUEST was missed, ringing since it was asked', async () => {
  const { knows, compare, goReady, state, pass } = setUpSession();
  await goReady();
  pass(10_000);
  knows.current = { ...NOTHING_GOES_ON, requests: [asking(BOB, 4)] };
  await compare();
  expect(state().request).toMatchObject({ status: 'pending', client: BOB, askedAt: 6_000, receivedAt: 10_000 });
});

it('opens a missed REQUEST of a second customer beside the session', async () => {
  const { knows, compare, state, mark } = await setUpConnected();
  knows.current = { ...NOTHING_GOES_ON, session: currentSession(mark), requests: [asking()] };
  await compare();
  expect(state()).toMatchObject({ status: 'connected', second: { client: BOB } });
});

it('declines again who was declined unheard, and opens the request of who asked again after that', async () => {
  const { knows, session, compare, state, announced, pass, mark } = await setUpRequest();
  session.decline();
  pass(10_000);
  knows.current = { ...NOTHING_GOES_ON, requests: [asking(mark, 10)] };
  await compare();
  expect([announced.length, state().request.status]).toEqual([2, 'none']);
  knows.current = { ...NOTHING_GOES_ON, requests: [asking(mark, 2)] };
  await compare();
  expect(state().request).toMatchObject({ status: 'pending', client: mark });
});

it('clears a second request that is gone', async () => {
  const { knows, asks, compare, state, why, mark } = await setUpConnected();
  asks(BOB);
  knows.current = { ...NOTHING_GOES_ON, session: currentSession(mark) };
  await compare();
  expect([state().second, why()]).toEqual([undefined, ['performerLost']]);
});

it('says again that the performer is ready when the platform does not list that', async () => {
  const { knows, compare, goReady, named } = setUpSession();
  await goReady();
  knows.current = { ...NOTHING_GOES_ON, ready: false };
  await compare();
  expect(named('ready')).toHaveLength(2);
});

it('says again that the performer has stopped when the platform lists the performer as ready', async () => {
  const { knows, session, compare, goReady, kpis } = setUpSession();
  await goReady();
  session.stop();
  knows.current = NOTHING_GOES_ON;
  await compare();
  expect(kpis.filter((name) => name === 'pf_camback_stopped')).toHaveLength(2);
});

it('changes nothing when the platform does not tell', async () => {
  const { compare, state, pass } = await setUpConnected();
  await compare();
  pass(60_000);
  expect(state()).toMatchObject({ status: 'connected', clientTime: 60 });
});

it('asks again every 5 s, 6 times in all, while the platform does not answer', async () => {
  const { refused, knows, compare, named, state, pass } = await setUpConnected();
  knows.current = NOTHING_GOES_ON;
  refused.add('current');
  await compare();
  for (let second = 0; second < 60; second += 1) {
    await settle();
    pass(1_000);
  }
  expect([named('current').length, state().status]).toEqual([6, 'connected']);
  refused.clear();
  await compare();
  expect(state().status).toBe('active');
});

it('asks no more after the log-out', async () => {
  const { refused, session, compare, clock } = await setUpConnected();
  refused.add('current');
  await compare();
  session.reset();
  expect(clock.pending()).toBe(0);
});
