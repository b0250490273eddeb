import { expect, it } from 'vitest';
import {
  ANNA,
  customer,
  NOON,
  setUpConnected,
  setUpRequest,
  setUpSession,
} from '../../testing/session/session-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { millis, seconds } from '../kernel/units.ts';
import { END_REASONS } from './session-signal.ts';
import { untilNextTick } from './session-timers.ts';

it.each([
  ['platform', 'device'],
  ['device', 'platform'],
] as const)('starts the client timer once both timers have started, %s first', async (first, second) => {
  const { accept, timer, pass, kpis, state, mark } = await setUpRequest();
  await accept();
  timer(mark.id, first);
  pass(5_000);
  expect([state().clientTime, kpis.includes('pf_camback_client_joined')]).toEqual([0, false]);
  timer(mark.id, second);
  expect(kpis).toContain('pf_camback_client_joined');
  pass(999);
  expect(state().clientTime).toBe(0);
  pass(1);
  expect(state().clientTime).toBe(1);
  pass(60_000);
  expect(state().clientTime).toBe(61);
});

it('starts the client timer at acceptance when both had started before', async () => {
  const { accept, timer, pass, state, mark } = await setUpRequest();
  timer(mark.id, 'device');
  timer(mark.id, 'platform');
  pass(10_000);
  expect(state().clientTime).toBe(0);
  await accept();
  pass(3_000);
  expect(state().clientTime).toBe(3);
});

it('keeps the client timer on the beat after a late tick', () => {
  expect(untilNextTick(millis(500), millis(500))).toBe(1_000);
  expect(untilNextTick(millis(500), millis(1_500))).toBe(1_000);
  expect(untilNextTick(millis(500), millis(4_700))).toBe(800);
});

it('does not lose time over 100 s of ticks that are each 700 ms late', async () => {
  const { pass, leaves, state, mark } = await setUpConnected(700);
  pass(99_900);
  expect(state().clientTime).toBeGreaterThanOrEqual(98);
  leaves(mark.id);
  expect(state().lastEnd?.duration).toBe(99);
});

it.each([-3_600, 3_600])('measures the session right when the wall clock jumps %i s', async (jump) => {
  const { pass, clock, state, leaves, mark } = await setUpConnected();
  pass(10_000);
  clock.stepWallClock(seconds(jump));
  pass(10_500);
  expect(state().clientTime).toBe(20);
  leaves(mark.id);
  expect(state().lastEnd).toMatchObject({ duration: 20, at: NOON + jump + 20 });
});

it.each(END_REASONS)('ends the session with the reason %s and stops the toys', async (reason) => {
  const { leaves, pass, state, toyStops, missed, clock, kpis, mark } = await setUpConnected();
  pass(90_000);
  leaves(mark.id, reason);
  expect(state()).toMatchObject({
    status: 'active',
    client: undefined,
    clientTime: 0,
    timers: { platform: false, device: false },
    lastEnd: { client: mark, reason, duration: 90, at: NOON + 90 },
  });
  expect([toyStops(), missed, clock.pending()]).toEqual([1, [], 0]);
  expect(kpis).toContain('pf_camback_session_ended');
});

it('ignores the disconnect of another customer', async () => {
  const { leaves, state, toyStops } = await setUpConnected();
  leaves(customer('bob').id);
  expect([state().status, toyStops()]).toEqual(['connected', 0]);
});

it('stops the toys and sends a disconnect to no customer', async () => {
  const { session, goReady, leaves, state, toyStops } = setUpSession();
  const told: string[] = [];
  session.onDisconnected((reason) => told.push(reason));
  await goReady();
  leaves(customer('mark').id);
  expect([state().status, state().lastEnd, toyStops(), told]).toEqual(['active', undefined, 1, ['CLICK']]);
});

it('says nothing of a disconnect whose session has ended already, and stops the toys', async () => {
  const { session, leaves, toyStops, mark } = await setUpConnected();
  const told: string[] = [];
  session.onDisconnected((reason) => told.push(reason));
  leaves(mark.id);
  leaves(mark.id);
  expect([toyStops(), told]).toEqual([2, []]);
});

it.each([true, false])('ends the session when the performer ends it, blocked %s', async (blocked) => {
  const { session, hold, answer, named, state, toyStops, pass, mark } = await setUpConnected();
  hold('end');
  pass(5_000);
  session.end(blocked);
  session.end(blocked);
  expect(named('end')).toEqual([{ performerId: ANNA, clientId: mark.id, blocked }]);
  expect([toyStops(), state().status]).toEqual([1, 'connected']);
  await answer('end', done);
  expect(state()).toMatchObject({ status: 'active', lastEnd: { reason: 'ENDED_BY_PERFORMER', duration: 5 } });
  expect(state().clientBlocked).toBe(blocked);
});

it('counts as ended by the performer when the disconnect comes before the answer', async () => {
  const { session, hold, answer, leaves, state, mark } = await setUpConnected();
  hold('end');
  session.end(false);
  leaves(mark.id, 'DEFAULT');
  await answer('end', done);
  expect(state()).toMatchObject({ status: 'active', lastEnd: { reason: 'ENDED_BY_PERFORMER' } });
});

it('follows the camera of the current customer only', async () => {
  const { session, state, leaves, mark } = await setUpConnected();
  session.onEvent({ type: 'clientCameraChanged', clientId: customer('bob').id, on: true });
  expect(state().clientCam).toBe(false);
  session.onEvent({ type: 'clientCameraChanged', clientId: mark.id, on: true });
  const withCamera = state();
  expect(withCamera.clientCam).toBe(true);
  session.onEvent({ type: 'clientCameraChanged', clientId: mark.id, on: true });
  expect(state()).toBe(withCamera);
  leaves(mark.id);
  expect(state().clientCam).toBe(false);
  session.onEvent({ type: 'clientCameraChanged', clientId: mark.id, on: true });
  expect(state().clientCam).toBe(false);
});

it('keeps the summary until it has been read', async () => {
  const { session, state, leaves, mark } = await setUpConnected();
  leaves(mark.id);
  session.dismissSummary();
  expect(state().lastEnd).toBeUndefined();
});
