import { expect, it } from 'vitest';
import { createPerformerMemory } from '../../testing/kernel/performer-memory.fake.ts';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { createPendingBlocks } from '../../testing/session/pending-blocks.fake.ts';
import {
  ANNA,
  BOB,
  runningSession,
  customer,
  NOTHING_GOES_ON,
  setUpSession,
} from '../../testing/session/session-rig.fake.ts';
import { err, NETWORK_TIMED_OUT } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';

const MARK = { ...customer('mark'), requestId: '42' };
const RUNNING = { ...NOTHING_GOES_ON, session: runningSession(MARK) };

/** A device, with a platform on which Mark's session runs. */
const setUpDevice = (memory = createPerformerMemory<string>()) => {
  const rig = setUpSession(0, createPendingBlocks(), memory);
  rig.knows.snapshot = RUNNING;
  return { ...rig, memory };
};

it('leaves a session that runs on another device there: nothing begins, nothing ends, nobody is told', async () => {
  const { state, reconcile, calls, kpis } = setUpDevice();
  await reconcile();
  expect(state()).toMatchObject({ status: 'idle', client: undefined, elsewhere: MARK });
  expect([calls.map(([name]) => name), kpis]).toEqual([['snapshot'], []]);
});

it('does not go ready while the session runs on another device', async () => {
  const { state, reconcile, goReady, named } = setUpDevice();
  await reconcile();
  await goReady();
  expect([state().status, state().starting, named('start')]).toEqual(['idle', false, []]);
});

it('forgets it once the platform has no session any more', async () => {
  const { state, reconcile, knows } = setUpDevice();
  await reconcile();
  knows.snapshot = NOTHING_GOES_ON;
  await reconcile();
  expect(state().elsewhere).toBeUndefined();
});

it('takes its own session up again after a reload', async () => {
  const memory = createPerformerMemory<string>();
  const before = setUpSession(0, createPendingBlocks(), memory);
  await before.goReady();
  before.asks(MARK);
  await before.accept();
  const reloaded = setUpDevice(memory);
  await reloaded.reconcile();
  expect(reloaded.state()).toMatchObject({ status: 'connected', client: MARK, elsewhere: undefined });
});

it('goes on with the session on a press, after the platform has agreed', async () => {
  const { session, state, reconcile, calls } = setUpDevice();
  await reconcile();
  session.takeOver();
  await settle();
  expect(calls).toContainEqual(['takeOver', { performerId: ANNA, clientId: MARK.id, requestId: '42' }]);
  expect(state()).toMatchObject({ status: 'connected', client: MARK, elsewhere: undefined });
});

it('stays as it is, and says so, where the platform refuses', async () => {
  const { session, state, reconcile, refused } = setUpDevice();
  await reconcile();
  refused.add('takeOver');
  let failed = 0;
  session.onNotTakenOver(() => (failed += 1));
  session.takeOver();
  await settle();
  expect([failed, state().status, state().elsewhere]).toEqual([1, 'idle', MARK]);
});

it('leaves the session to the device that takes it over: toys stop, no end and no stop is reported, and it may come back', async () => {
  const { session, state, reconcile, calls, kpis, toyStops, memory } = setUpDevice();
  memory.write(ANNA, '42');
  await reconcile();
  session.onEvent({ type: 'sessionTakenOver', clientId: BOB.id });
  expect(state().status).toBe('connected');
  session.onEvent({ type: 'sessionTakenOver', clientId: MARK.id });
  await settle();
  expect(state()).toMatchObject({ status: 'idle', client: undefined, elsewhere: MARK, lastEnd: undefined });
  await reconcile();
  expect([state().elsewhere, toyStops(), kpis.includes('pf_camback_stopped')]).toEqual([MARK, 1, false]);
  expect(calls.map(([name]) => name)).not.toContain('end');
  session.takeOver();
  await settle();
  expect(state()).toMatchObject({ status: 'connected', client: MARK });
});

/** A device whose acceptance another one was faster than. */
const setUpSlower = async () => {
  const rig = setUpDevice();
  const told: string[] = [];
  rig.session.onAcceptedElsewhere(({ id }) => told.push(id));
  rig.knows.snapshot = NOTHING_GOES_ON;
  await rig.goReady();
  rig.asks(MARK);
  rig.hold('accept');
  await rig.accept();
  rig.knows.snapshot = RUNNING;
  return { ...rig, told };
};

it('leaves the session to the device that accepted first, and says so, also where the platform is asked before it answers', async () => {
  const { state, reconcile, answer, told, why, memory } = await setUpSlower();
  await reconcile();
  expect(state()).toMatchObject({ status: 'active', request: { status: 'pending', accepting: true } });
  await answer('accept', err({ kind: 'status', status: 409, message: 'request_gone' }));
  expect(state()).toMatchObject({ status: 'active', request: { status: 'none' }, client: undefined, elsewhere: MARK });
  expect([told, why(), memory.read(ANNA)]).toEqual([[MARK.id], [], undefined]);
});

it('takes the session up where the answer to an acceptance was lost and its repetition is refused', async () => {
  const { state, answer, accept, knows, told } = await setUpSlower();
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [{ client: MARK, waiting: seconds(3) }] };
  await answer('accept', err(NETWORK_TIMED_OUT));
  await accept();
  knows.snapshot = RUNNING;
  await answer('accept', err({ kind: 'status', status: 409, message: 'request_gone' }));
  expect([state().status, state().elsewhere, told]).toEqual(['connected', undefined, []]);
});

it('stops ringing for a request that another device has accepted, and lists it as missed by nobody', async () => {
  const { state, reconcile, goReady, asks, why, knows } = setUpDevice();
  knows.snapshot = NOTHING_GOES_ON;
  await goReady();
  asks(MARK);
  knows.snapshot = RUNNING;
  await reconcile();
  expect([state().request.status, state().elsewhere, why()]).toEqual(['none', MARK, []]);
});
