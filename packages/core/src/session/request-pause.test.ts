import { expect, it } from 'vitest';
import {
  BOB,
  customer,
  NOTHING_GOES_ON,
  setUpConnected,
  setUpRequest,
  setUpSession,
} from '../../testing/session/session-rig.fake.ts';
import { seconds } from '../kernel/units.ts';

const MARK = customer('mark');
const DECLINED = { content: { _stateChange: 'REJPERF', RESPONSE: false, reason: 'paused' } };

it('declines who rings while work is paused, shows nothing, and lists the request as one of the pause', async () => {
  const { session, state, asks, announced, goReady, why } = setUpSession();
  await goReady();
  session.pauseChanged(true);
  asks(MARK);
  expect(state()).toMatchObject({ status: 'active', request: { status: 'none' } });
  expect(announced).toMatchObject([{ receiverId: MARK.id, ...DECLINED }]);
  expect(why()).toEqual(['paused']);
  session.pauseChanged(false);
  asks(MARK);
  expect(state().request).toMatchObject({ status: 'pending', client: MARK });
});

it('declines a second customer while work is paused, and keeps the session', async () => {
  const { session, state, asks, announced } = await setUpConnected();
  session.pauseChanged(true);
  asks(BOB);
  expect(state()).toMatchObject({ status: 'connected', second: undefined });
  expect(announced).toMatchObject([{ receiverId: BOB.id, ...DECLINED }]);
});

it('declines a request that a comparison finds in a pause, each time, and lists it once', async () => {
  const { session, knows, announced, reconcile, goReady, state, why } = setUpSession();
  await goReady();
  session.pauseChanged(true);
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [{ client: MARK, waiting: seconds(4) }] };
  await reconcile();
  await reconcile();
  expect(state().request.status).toBe('none');
  expect(announced).toMatchObject([
    { receiverId: MARK.id, ...DECLINED },
    { receiverId: MARK.id, ...DECLINED },
  ]);
  expect(why()).toEqual(['paused']);
});

it('declines in a pause also a customer whose session is just being ended', async () => {
  const { session, state, asks, announced, hold, mark } = await setUpConnected();
  hold('end');
  session.end(false);
  session.pauseChanged(true);
  asks(mark);
  expect(state()).toMatchObject({ status: 'active', client: undefined, request: { status: 'none' } });
  expect(announced).toMatchObject([{ receiverId: mark.id, ...DECLINED }]);
});

it('leaves a request on screen that came before the pause', async () => {
  const { session, state, mark, timer } = await setUpRequest();
  session.pauseChanged(true);
  timer(mark.id, 'platform');
  expect(state().request).toMatchObject({ status: 'pending', client: mark });
});

it.each(['stop', 'outageBegan', 'connectionLost', 'reset'] as const)(
  'stays closed in a pause after %s',
  async (act) => {
    const { session, state, asks, goReady } = setUpSession();
    await goReady();
    session.pauseChanged(true);
    session[act]();
    await goReady();
    asks(MARK);
    expect(state().request.status).toBe('none');
  },
);
