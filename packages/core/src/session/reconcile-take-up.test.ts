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
} from '../../testing/session/session-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';

const MARK = customer('mark');
const BOB = customer('bob');

it('takes up the session of the page before, with streams, camera and elapsed time', async () => {
  const { knows, reconcile, state, pass, named, kpis } = setUpSession();
  pass(3_000);
  const session = runningSession(MARK, { camera: true, sinceStartTimer: seconds(64), sinceDeviceTimer: seconds(61) });
  knows.snapshot = { ...NOTHING_GOES_ON, session };
  await reconcile();
  expect(named('snapshot')).toEqual([ANNA]);
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
  const { knows, reconcile, state, pass, named } = setUpSession();
  knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession(MARK, { sinceStartTimer: seconds(40) }) };
  await reconcile();
  expect(state()).toMatchObject({ status: 'connected', joinSecondsLeft: 19, clientTime: 0 });
  pass(19_000);
  expect([state().status, named('timeout').length]).toEqual(['active', 1]);
});

it('starts no countdown for a session in which the device alone has joined', async () => {
  const { knows, reconcile, state, timer, pass } = setUpSession();
  knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession(MARK, { sinceDeviceTimer: seconds(3) }) };
  await reconcile();
  expect(state()).toMatchObject({ joinSecondsLeft: undefined, clientTime: 0 });
  timer(MARK.id, 'platform');
  pass(2_000);
  expect(state().clientTime).toBe(2);
});

it('takes up a session in place of a broadcast that is being started, after one that was ended by blocking', async () => {
  const { session, hold, answer, knows, reconcile, state, named } = await setUpConnected();
  session.end(true);
  await settle();
  session.stop();
  hold('start');
  session.goReady();
  knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession(BOB) };
  await reconcile();
  const takenUp = { status: 'connected', client: BOB, starting: false, clientBlocked: false, wasReady: false };
  expect(state()).toMatchObject(takenUp);
  await answer('start', done);
  expect([named('ready').length, state()]).toMatchObject([1, takenUp]);
});

it('shows no longer that the page before was ready once its session is taken up', async () => {
  const { knows, reconcile, state } = setUpSession();
  knows.snapshot = { ...NOTHING_GOES_ON, ready: false, wasReady: true };
  await reconcile();
  knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession(MARK) };
  await reconcile();
  expect(state()).toMatchObject({ status: 'connected', wasReady: false });
});

it('keeps the start of the broadcast when a session is taken up in it', async () => {
  const { knows, reconcile, goReady, state, pass } = setUpSession();
  pass(1_000);
  await goReady();
  pass(9_000);
  knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession(MARK) };
  await reconcile();
  expect(state()).toMatchObject({ status: 'connected', activeSince: 1_000 });
});

it('connects no other customer by the late answer to an acceptance whose session was taken up', async () => {
  const { session, hold, answer, asks, leaves, knows, reconcile, state, mark } = await setUpRequest();
  hold('accept');
  session.accept();
  knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession(mark) };
  await reconcile();
  leaves(mark.id);
  asks(BOB);
  await answer('accept', done);
  expect(state()).toMatchObject({ client: undefined, request: { client: BOB, accepting: false } });
});

it('takes up the session of one customer after another one has left', async () => {
  const { knows, reconcile, leaves, state, mark } = await setUpConnected();
  leaves(mark.id);
  knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession(BOB) };
  await reconcile();
  expect(state().client).toEqual(BOB);
});

it('looks back at the page before until the first answer, or the first failure', async () => {
  const { refused, knows, reconcile, goReady, state } = setUpSession();
  expect(state().startup).toBe('pending');
  refused.add('snapshot');
  await reconcile();
  expect(state().startup).toBe('unanswered');
  refused.clear();
  knows.snapshot = { ...NOTHING_GOES_ON, ready: false, wasReady: true };
  await reconcile();
  expect(state()).toMatchObject({ startup: 'done', wasReady: true });
  await goReady();
  refused.add('snapshot');
  await reconcile();
  expect(state().startup).toBe('done');
});

it('shows how a session ended while no page was connected', async () => {
  const { knows, reconcile, state } = setUpSession();
  const ended = { client: MARK, reason: 'BROKE', duration: seconds(90), at: NOON } as const;
  knows.snapshot = { ...NOTHING_GOES_ON, ready: false, ended };
  await reconcile();
  expect(state()).toMatchObject({ status: 'idle', lastEnd: ended });
});

it('shows no such end once work has begun', async () => {
  const { knows, reconcile, goReady, state } = setUpSession();
  await goReady();
  const ended = { client: MARK, reason: 'BROKE', duration: seconds(90), at: NOON } as const;
  knows.snapshot = { ...NOTHING_GOES_ON, ended };
  await reconcile();
  expect(state().lastEnd).toBeUndefined();
});

it('says that the page before was ready, until work begins', async () => {
  const { knows, reconcile, goReady, state } = setUpSession();
  knows.snapshot = { ...NOTHING_GOES_ON, ready: false, wasReady: true };
  await reconcile();
  expect(state()).toMatchObject({ status: 'idle', wasReady: true });
  await goReady();
  expect(state().wasReady).toBe(false);
});
