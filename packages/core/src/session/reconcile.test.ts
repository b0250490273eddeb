import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import {
  ANNA,
  runningSession,
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

const BOB = customer('bob');
const asking = (client = BOB, waiting = 4) => ({ client, waiting: seconds(waiting) });

it.each([
  ['DEFAULT', undefined],
  ['PERFORMER_LOST', 'PERFORMER_LOST'],
  ['DISCONNECT', 'DISCONNECT'],
] as const)(
  'ends a session that the platform has ended as %s where it says %s, with the time it ran here',
  async (shown, said) => {
    const { knows, reconcile, state, toyStops, clock, pass, mark } = await setUpConnected();
    pass(60_000);
    const ended = said && { client: mark, reason: said, duration: seconds(59), at: NOON };
    knows.snapshot = { ...NOTHING_GOES_ON, ended };
    await reconcile();
    expect(state()).toMatchObject({ status: 'active', lastEnd: { client: mark, reason: shown, duration: 60 } });
    expect([toyStops(), clock.pending()]).toEqual([1, 0]);
  },
);

it('takes over the timers whose events were missed', async () => {
  const { knows, reconcile, accept, state, pass, timer, mark } = await setUpRequest();
  await accept();
  pass(9_000);
  timer(mark.id, 'platform');
  const timers = { sinceStartTimer: seconds(8), sinceDeviceTimer: seconds(7) };
  knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession(mark, timers) };
  await reconcile();
  expect(state()).toMatchObject({ clientTime: 7, joinSecondsLeft: undefined });
  pass(60_000);
  expect(state().clientTime).toBe(67);
});

it('takes over the camera and the latest request of the connected customer', async () => {
  const { knows, reconcile, session, state, named, mark } = await setUpConnected();
  knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession({ ...mark, requestId: '42' }, { camera: true }) };
  await reconcile();
  expect(state().clientCam).toBe(true);
  session.end(false);
  expect(named('end')).toMatchObject([{ requestId: '42' }]);
});

it('gives an ended session no reason of another customer', async () => {
  const { knows, reconcile, state } = await setUpConnected();
  const ended = { client: BOB, reason: 'BROKE', duration: seconds(9), at: NOON } as const;
  knows.snapshot = { ...NOTHING_GOES_ON, ended };
  await reconcile();
  expect(state().lastEnd?.reason).toBe('DEFAULT');
});

it('ends the session of a long outage again that the platform still has', async () => {
  const { session, knows, reconcile, state, named, mark } = await setUpConnected();
  session.outageBegan();
  await settle();
  knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession(mark) };
  await reconcile();
  expect([state().client, named('end').length]).toEqual([undefined, 2]);
});

it('reports no stop while the broadcast is being started, or where the platform knows of it', async () => {
  const { session, hold, knows, reconcile, kpis } = setUpSession();
  knows.snapshot = { ...NOTHING_GOES_ON, ready: false };
  await reconcile();
  hold('start');
  session.goReady();
  knows.snapshot = NOTHING_GOES_ON;
  await reconcile();
  expect(kpis).toEqual([]);
});

it('says that the performer ended it when the answer finds the session being ended', async () => {
  const { knows, hold, session, reconcile, state } = await setUpConnected();
  hold('end');
  session.end(false);
  knows.snapshot = NOTHING_GOES_ON;
  await reconcile();
  expect(state()).toMatchObject({ status: 'active', lastEnd: { reason: 'ENDED_BY_PERFORMER' } });
});

it('finds out by itself that an end worked whose answer was lost', async () => {
  const { knows, refused, session, state } = await setUpConnected();
  knows.snapshot = NOTHING_GOES_ON;
  refused.add('end');
  session.end(false);
  await settle();
  expect(state()).toMatchObject({ status: 'active', lastEnd: { reason: 'ENDED_BY_PERFORMER' } });
});

it('is connected when an acceptance worked whose answer was lost', async () => {
  const { knows, hold, session, answer, state, kpis, mark } = await setUpRequest();
  hold('accept');
  session.accept();
  knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession(mark) };
  await answer('accept', UNANSWERED);
  expect(state()).toMatchObject({ status: 'connected', client: mark, request: { status: 'none' } });
  expect(kpis).toContain('pf_camback_request_accepted');
});

it('does not take an answer for the truth that is older than what happened since', async () => {
  const { knows, hold, session, answer, cancels, state, named, mark } = await setUpRequest();
  hold('snapshot');
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [asking(mark)] };
  session.reconcile();
  cancels(mark.id);
  await answer('snapshot', done);
  expect(named('snapshot')).toHaveLength(2);
  expect(state().request.status).toBe('none');
});

it('ends a session that the platform still has when the performer stops while the answer is on its way', async () => {
  const { knows, hold, session, answer, leaves, named, state, mark } = await setUpConnected();
  leaves(mark.id);
  hold('snapshot');
  session.reconcile();
  knows.snapshot = { ...NOTHING_GOES_ON, ready: false, session: runningSession(mark) };
  session.stop();
  await answer('snapshot', done);
  await answer('snapshot', done);
  expect([state().status, named('snapshot').length, named('end')]).toEqual([
    'idle',
    2,
    [{ performerId: ANNA, clientId: mark.id, blocked: false }],
  ]);
});

it('opens a request whose REQUEST was missed, ringing since it was asked', async () => {
  const { knows, reconcile, goReady, state, pass } = setUpSession();
  await goReady();
  pass(10_000);
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [asking(BOB, 4)] };
  await reconcile();
  expect(state().request).toMatchObject({ status: 'pending', client: BOB, askedAt: 6_000, receivedAt: 10_000 });
});

it('opens a missed REQUEST of a second customer beside the session', async () => {
  const { knows, reconcile, state, mark } = await setUpConnected();
  knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession(mark), requests: [asking()] };
  await reconcile();
  expect(state()).toMatchObject({ status: 'connected', second: { client: BOB } });
});

it('declines again who was declined unheard, and opens the request of who asked again after that', async () => {
  const { knows, session, reconcile, state, announced, pass, mark } = await setUpRequest();
  session.decline();
  pass(10_000);
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [asking(mark, 10)] };
  await reconcile();
  expect([announced.length, state().request.status]).toEqual([2, 'none']);
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [asking(mark, 2)] };
  await reconcile();
  expect(state().request).toMatchObject({ status: 'pending', client: mark });
});

it('says again that the performer is ready when the platform does not list that', async () => {
  const { knows, reconcile, goReady, named } = setUpSession();
  await goReady();
  knows.snapshot = { ...NOTHING_GOES_ON, ready: false };
  await reconcile();
  expect(named('ready')).toHaveLength(2);
});

it('says again that the performer has stopped when the platform lists the performer as ready', async () => {
  const { knows, session, reconcile, goReady, kpis } = setUpSession();
  await goReady();
  session.stop();
  knows.snapshot = NOTHING_GOES_ON;
  await reconcile();
  expect(kpis.filter((name) => name === 'pf_camback_stopped')).toHaveLength(2);
});

it('changes nothing when the platform does not tell', async () => {
  const { reconcile, state, pass } = await setUpConnected();
  await reconcile();
  pass(60_000);
  expect(state()).toMatchObject({ status: 'connected', clientTime: 60 });
});

it('asks again every 5 s, 6 times in all, while the platform does not answer', async () => {
  const { refused, knows, reconcile, named, state, pass } = await setUpConnected();
  knows.snapshot = NOTHING_GOES_ON;
  refused.add('snapshot');
  await reconcile();
  for (let second = 0; second < 60; second += 1) {
    await settle();
    pass(1_000);
  }
  expect([named('snapshot').length, state().status]).toEqual([6, 'connected']);
  refused.clear();
  await reconcile();
  expect(state().status).toBe('active');
});

it('asks no more after the log-out', async () => {
  const { refused, session, reconcile, clock } = await setUpConnected();
  refused.add('snapshot');
  await reconcile();
  session.reset();
  expect(clock.pending()).toBe(0);
});
