import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { ANNA, customer, setUpRequest, UNANSWERED } from '../../testing/session/session-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { after } from '../kernel/slots.ts';
import { millis, seconds } from '../kernel/units.ts';
import { IDLE_SESSION } from './session-state.ts';
import { SESSION_SETTINGS } from './session.constants.ts';
import { createSessionMachine } from './session.machine.ts';

const setUpCountdown = async (lateBy = 0) => {
  const rig = await setUpRequest(lateBy);
  rig.timer(rig.mark.id, 'platform');
  return rig;
};

it('counts the join timeout down from 59 in the request', async () => {
  const { pass, state } = await setUpCountdown();
  expect(state().joinSecondsLeft).toBe(59);
  pass(1_000);
  expect(state().joinSecondsLeft).toBe(58);
  pass(57_999);
  expect(state().joinSecondsLeft).toBe(1);
});

it('drops the request 59 s after START_TIMER and tells the platform', async () => {
  const { pass, state, named, why, clock, mark } = await setUpCountdown();
  pass(58_999);
  expect([state().request.status, named('timeout')]).toEqual(['pending', []]);
  pass(1);
  expect(named('timeout')).toEqual([{ performerId: ANNA, clientId: mark.id }]);
  expect([state().status, state().request.status, why(), clock.pending()]).toEqual(['active', 'none', ['timedOut'], 0]);
});

it('is connected and never timed out when both timers are there before 59 s', async () => {
  const { pass, accept, state, named, timer, mark } = await setUpCountdown();
  pass(58_998);
  await accept();
  timer(mark.id, 'device');
  pass(120_000);
  expect([state().status, named('timeout')]).toEqual(['connected', []]);
});

it.each([
  ['answered with success', done],
  ['not answered', UNANSWERED],
] as const)('is timed out, and nothing else, when an acceptance of 58.999 s is %s after 59 s', async (_what, late) => {
  const { pass, session, hold, answer, state, named, why, timer, clock, mark } = await setUpCountdown();
  hold('accept');
  pass(58_999);
  session.accept();
  pass(2_000);
  expect([state().request.status, named('timeout').length]).toEqual(['none', 1]);
  await answer('accept', late);
  timer(mark.id, 'device');
  pass(120_000);
  expect([state().status, why(), named('timeout').length, clock.pending()]).toEqual(['active', ['timedOut'], 1, 0]);
});

it('tells the platform of the timeout again every 5 s while it gets no answer', async () => {
  const { pass, refused, named } = await setUpCountdown();
  refused.add('timeout');
  pass(59_000);
  await settle();
  pass(5_000);
  await settle();
  refused.clear();
  pass(5_000);
  await settle();
  pass(60_000);
  expect(named('timeout')).toHaveLength(3);
});

it('is timed out and never accepted when the click comes at 59.001 s', async () => {
  const { pass, accept, state, named, why } = await setUpCountdown();
  pass(59_001);
  await accept();
  expect([state().status, named('accept'), named('timeout').length, why()]).toEqual(['active', [], 1, ['timedOut']]);
});

it('is timed out, once, when the click comes at 59.001 s and every timer is 5 s late', async () => {
  const { pass, accept, state, named, why } = await setUpCountdown(5_000);
  pass(59_001);
  expect(state().request.status).toBe('pending');
  await accept();
  pass(10_000);
  expect([state().status, named('accept'), named('timeout').length, why()]).toEqual(['active', [], 1, ['timedOut']]);
});

it('keeps counting the same 59 s through acceptance', async () => {
  const { pass, accept, state, named, why, mark } = await setUpCountdown();
  pass(50_000);
  await accept();
  expect([state().status, state().joinSecondsLeft]).toEqual(['connected', 9]);
  pass(8_999);
  expect(state().status).toBe('connected');
  pass(1);
  expect(state()).toMatchObject({ status: 'active', lastEnd: { client: mark, reason: 'JOIN_TIMEOUT' } });
  expect([named('timeout').length, why()]).toEqual([1, ['timedOut']]);
});

it('ends the 59 s of a request when both timers are there before acceptance', async () => {
  const { pass, accept, state, named, timer, mark } = await setUpCountdown();
  timer(mark.id, 'device');
  expect(state().joinSecondsLeft).toBeUndefined();
  pass(100_000);
  await accept();
  pass(3_000);
  expect([state().status, state().clientTime, named('timeout')]).toEqual(['connected', 3, []]);
});

it('ends the session whose customer has not joined 59 s after START_TIMER', async () => {
  const { pass, accept, state, named, why, toyStops, clock, mark } = await setUpCountdown();
  await accept();
  pass(59_000);
  expect(state()).toMatchObject({
    status: 'active',
    client: undefined,
    lastEnd: { client: mark, reason: 'JOIN_TIMEOUT', duration: 0 },
  });
  expect([named('timeout').length, why(), toyStops(), clock.pending()]).toEqual([1, ['timedOut'], 1, 0]);
});

it('starts the 59 s with a START_TIMER that comes after acceptance', async () => {
  const { pass, accept, state, timer, mark } = await setUpRequest();
  await accept();
  pass(100_000);
  expect(state()).toMatchObject({ status: 'connected', joinSecondsLeft: undefined });
  timer(mark.id, 'platform');
  pass(58_999);
  expect(state().status).toBe('connected');
  pass(1);
  expect(state().status).toBe('active');
});

it('starts no countdown for a device that joined before START_TIMER', async () => {
  const { pass, accept, state, timer, clock, mark } = await setUpRequest();
  await accept();
  timer(mark.id, 'device');
  expect([state().clientTime, clock.pending()]).toEqual([0, 0]);
  timer(mark.id, 'platform');
  pass(100_000);
  expect(state()).toMatchObject({ status: 'connected', joinSecondsLeft: undefined, clientTime: 100 });
});

it('drops a request whose acceptance fails after the 59 s', async () => {
  const { pass, session, hold, answer, state, why } = await setUpCountdown();
  hold('accept');
  pass(58_000);
  session.accept();
  pass(2_000);
  await answer('accept', UNANSWERED);
  pass(0);
  expect([state().request.status, why()]).toEqual(['none', ['timedOut']]);
});

it('leaves what remains of the 59 s after a failed acceptance', async () => {
  const { pass, accept, refused, state } = await setUpCountdown();
  refused.add('accept');
  pass(10_000);
  await accept();
  expect(state().joinSecondsLeft).toBe(49);
  pass(48_999);
  expect(state().request.status).toBe('pending');
  pass(1);
  expect(state().request.status).toBe('none');
});

it('takes no notice of a START_TIMER for another customer, or of a second one', async () => {
  const { pass, state, timer, mark } = await setUpCountdown();
  pass(30_000);
  const before = state();
  timer(mark.id, 'platform');
  timer(customer('bob').id, 'device');
  expect(state()).toBe(before);
  pass(28_999);
  expect(state().joinSecondsLeft).toBe(1);
});

it.each([-3_600, 3_600])('is not moved by a wall clock that jumps %i s', async (jump) => {
  const { pass, clock, state } = await setUpCountdown();
  pass(30_000);
  clock.stepWallClock(seconds(jump));
  pass(28_999);
  expect(state().request.status).toBe('pending');
  pass(1);
  expect(state().request.status).toBe('none');
});

it('waits for the rest of the 59 s when the timer fires too early', () => {
  const session = createSessionMachine(SESSION_SETTINGS);
  const waiting = { ...IDLE_SESSION, joinUntil: millis(60_000) };
  const early = session(waiting, { type: 'joinTimedOut', at: { now: millis(59_998), today: seconds(0) } });
  expect(early.state.joinUntil).toBe(60_000);
  expect(early.effects).toContainEqual(after('join', millis(2), { type: 'joinTimedOut' }));
});
