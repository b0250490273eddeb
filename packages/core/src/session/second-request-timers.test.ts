import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import {
  ANNA,
  BOB,
  customer,
  NOTHING_GOES_ON,
  setUpConnected,
  setUpSecond,
  type SessionRig,
} from '../../testing/session/session-rig.fake.ts';
import { seconds } from '../kernel/units.ts';

const asking = (client = BOB, waiting = 4) => ({ client, waiting: seconds(waiting) });

it('lapses 59 s after START_TIMER although it is kept for after the session', async () => {
  const { state, timer, pass, session, named, why } = await setUpSecond();
  pass(20_000);
  timer(BOB.id, 'platform');
  session.second.keep();
  pass(58_999);
  expect(state().second).toBeDefined();
  pass(1);
  expect([state().second, state().status, why()]).toEqual([undefined, 'connected', ['busy']]);
  expect(named('timeout')).toEqual([{ performerId: ANNA, clientId: BOB.id }]);
});

it.each<[string, (rig: SessionRig) => void]>([
  ['declined', ({ session }) => session.second.decline()],
  ['kept for after the session', ({ session }) => session.second.keep()],
  ['taken back', ({ cancels }) => cancels(BOB.id)],
])('runs no timer of its own any more once it is %s', async (_what, act) => {
  const rig = await setUpConnected();
  const before = rig.clock.pending();
  rig.asks(BOB);
  expect(rig.clock.pending()).toBe(before + 1);
  act(rig);
  expect(rig.clock.pending()).toBe(before);
});

it('begins its 59 s with the first START_TIMER alone, not with a second one or that of the device', async () => {
  const { state, timer, pass } = await setUpSecond();
  pass(10_000);
  timer(BOB.id, 'device');
  pass(10_000);
  expect(state().second?.secondsLeft).toBe(39);
  timer(BOB.id, 'platform');
  pass(20_000);
  timer(BOB.id, 'platform');
  timer(BOB.id, 'device');
  expect(state().second?.secondsLeft).toBe(39);
});

it('shows 0 s, and not less, while a timer that ends the 59 s is late', async () => {
  const { state, pass } = await setUpSecond(5_000);
  pass(62_000);
  expect(state().second?.secondsLeft).toBe(0);
});

it('is the very same card with each second of the session while no time of its own runs', async () => {
  const { state, pass, session } = await setUpSecond();
  session.second.keep();
  const card = state().second;
  pass(3_000);
  expect([state().clientTime, state().second === card]).toEqual([13, true]);
});

it('takes a choice at exactly 59 s for too late', async () => {
  const { session, state, pass, why } = await setUpSecond(1_000);
  pass(59_000);
  session.second.keep();
  expect([state().second, why()]).toEqual([undefined, ['busy']]);
});

it('keeps the 59 s of a START_TIMER, also for after the session', async () => {
  const { state, leaves, timer, pass, session, hold, why, mark } = await setUpSecond();
  pass(20_000);
  timer(BOB.id, 'platform');
  session.second.keep();
  expect(state().second?.secondsLeft).toBe(59);
  pass(30_000);
  hold('accept');
  leaves(mark.id);
  expect(state().joinSecondsLeft).toBe(29);
  pass(29_000);
  expect([state().request.status, why()]).toEqual(['none', ['timedOut']]);
});

it('counts no 59 s after the session for a customer whose timers both run', async () => {
  const { state, leaves, hold, timer, session, mark } = await setUpSecond();
  timer(BOB.id, 'platform');
  timer(BOB.id, 'device');
  session.second.keep();
  hold('accept');
  leaves(mark.id);
  expect([state().request.status, state().joinSecondsLeft]).toEqual(['pending', undefined]);
});

it('accepts who was promised it before it opens another request, when the session ended without an event', async () => {
  const { knows, asks, session, reconcile, state, announced } = await setUpConnected();
  asks(BOB);
  session.second.keep();
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [asking(customer('carl'), 9), asking(BOB, 4)] };
  await reconcile();
  await settle();
  expect(state()).toMatchObject({ status: 'connected', client: BOB });
  expect(announced.map(({ content }) => content['_stateChange'])).toEqual(['AFTERPERF']);
});
