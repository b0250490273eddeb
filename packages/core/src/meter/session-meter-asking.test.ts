import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import {
  BEFORE_MIDNIGHT,
  EVENING,
  MARK,
  RATE,
  setUpMeter as setUp,
  SO_FAR,
} from '../../testing/meter/session-meter-rig.fake.ts';
import { type CallFailure, NETWORK_TIMED_OUT } from '../kernel/result.ts';
import { cents, seconds } from '../kernel/units.ts';

const requestOf = (more: object) =>
  ({ status: 'pending', client: MARK, accepting: false, error: undefined, ...more }) as never;
const NO_REQUEST = { status: 'none' } as never;

it('asks the platform how long it has paid when the time of the session jumps by more than 2 s, and counts on from there', async () => {
  const { money, payAsked, platformSays, set, start } = setUp();
  platformSays(SO_FAR);
  await start();
  set({ clientTime: seconds(2) });
  await settle();
  expect([payAsked(), money().duration]).toEqual([1, 2]);
  platformSays({ ...SO_FAR, duration: seconds(7) });
  set({ clientTime: seconds(5) });
  await settle();
  expect([payAsked(), money().duration]).toEqual([2, 7]);
  set({ clientTime: seconds(6) });
  expect(money().duration).toBe(8);
});

it('takes what is told of the session before for no answer while the customer is there', async () => {
  const { money, platformSays, start } = setUp();
  platformSays({ ...SO_FAR, isOver: true, duration: seconds(240), earned: cents(368) });
  await start();
  expect(money()).toMatchObject({ isFinal: false, duration: 0, total: 0 });
});

it('asks for the amounts of a session that ended without a connection, once it is back', async () => {
  const { connected, end, meter, money, pass, payAsked, platformSays, start } = setUp();
  platformSays(SO_FAR);
  await start();
  connected(false);
  platformSays(NETWORK_TIMED_OUT);
  await end();
  for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000]) await pass(pause);
  const before = payAsked();
  platformSays({ ...SO_FAR, isOver: true, duration: seconds(30), earned: cents(46) });
  connected(true);
  meter.compare();
  await pass(0);
  expect([payAsked(), money().isFinal, money().total]).toEqual([before + 1, true, 46]);
  meter.compare();
  await pass(0);
  expect(payAsked()).toBe(before + 1);
});

it.each([
  ['the amounts are compared', ({ meter }: ReturnType<typeof setUp>) => meter.compare()],
  [
    'an accepted request is gone',
    ({ set }: ReturnType<typeof setUp>) => {
      set({ request: requestOf({ accepting: true }) });
      set({ request: NO_REQUEST });
    },
  ],
])('goes on asking for the amounts of the last session when %s meanwhile', async (_what, happen) => {
  const meter = setUp();
  meter.platformSays(SO_FAR);
  await meter.start();
  meter.platformSays(NETWORK_TIMED_OUT);
  await meter.end();
  happen(meter);
  meter.dayIs(1_000);
  meter.platformSays({ ...SO_FAR, isOver: true, duration: seconds(30), earned: cents(46) });
  await meter.pass(1_000);
  expect(meter.money()).toMatchObject({ isFinal: true, total: 46 });
});

it.each([
  ['was declined', requestOf({}), 0],
  ['was accepted and whose answer did not come', requestOf({ accepting: true }), 1],
  ['could not be accepted', requestOf({ error: 'session.acceptFailed' }), 1],
])('asks for today after 10 s only where a request that %s may have been paid', async (_what, request, times) => {
  const { dayIs, pass, set, todayAsked } = setUp();
  dayIs(1_000);
  set({ status: 'active', request });
  set({ request: NO_REQUEST });
  await pass(10_000);
  expect(todayAsked()).toBe(times);
});

it('asks for today again 10 s after the connection is back when a request was accepted and given up without one', async () => {
  const { connected, dayIs, money, pass, set, todayAsked } = setUp();
  dayIs(1_000);
  connected(false);
  set({ status: 'active', request: requestOf({ accepting: true }) });
  set({ request: NO_REQUEST });
  await pass(10_000);
  // The customer still waits, so the platform does not count the session yet.
  dayIs(1_001);
  connected(true);
  await pass(9_999);
  expect(todayAsked()).toBe(1);
  await pass(1);
  dayIs(1_064);
  expect([todayAsked(), money().today]).toEqual([2, 1_064]);
  connected(false);
  connected(true);
  await pass(60_000);
  expect(todayAsked()).toBe(2);
});

it('asks what today has brought when a session is told that ended before the page knew of it', async () => {
  const { set, dayIs, todayAsked, money, pass } = setUp();
  dayIs(1_000);
  set({ lastEnd: { client: MARK, reason: 'DISCONNECT', duration: seconds(60), at: EVENING } });
  await pass(0);
  expect(todayAsked()).toBe(1);
  dayIs(1_118);
  expect(money().today).toBe(1_118);
  await pass(120_000);
  expect(todayAsked()).toBe(1);
});

it('asks for nothing of a request that becomes a session, or is still there', async () => {
  const { pass, platformSays, set, start, todayAsked } = setUp();
  platformSays(SO_FAR);
  set({ status: 'active', request: requestOf({ accepting: true }) });
  set({ request: requestOf({ accepting: true, error: 'session.acceptFailed' }) });
  await pass(10_000);
  set({ request: NO_REQUEST, client: MARK });
  await start();
  await pass(10_000);
  expect(todayAsked()).toBe(0);
});

it('asks for all rates when the performer goes ready, not after each session, and for that of a request once', async () => {
  const { end, platformSays, ratesAsked, set, start } = setUp();
  platformSays(SO_FAR);
  set({ status: 'active' });
  set({ request: requestOf({}) });
  set({ request: requestOf({ accepting: true }) });
  await start();
  await end();
  expect(ratesAsked.filter((asked) => asked === 'all')).toHaveLength(1);
  // The request and the session that it became.
  expect(ratesAsked.filter((asked) => asked !== 'all')).toHaveLength(2);
});

it('follows an estimated rate, and keeps the one that the platform told', async () => {
  const { money, platformSays, rates, start } = setUp();
  rates.set({ cam: { perMinute: 80, isEstimated: true } });
  await start();
  rates.set({ cam: { perMinute: 85, isEstimated: true } });
  expect(money().rate).toEqual({ perMinute: 85, isEstimated: true });
  const other = setUp();
  other.platformSays(SO_FAR);
  platformSays(SO_FAR);
  await other.start();
  other.rates.set({ cam: { perMinute: 50, isEstimated: true } });
  expect(other.money().rate).toEqual(RATE);
});

it('hears no rate outside of a session', () => {
  const { money, rates } = setUp();
  rates.set({ cam: RATE });
  expect(money().rate).toBeUndefined();
});

it('takes no answer that was on its way when the performer logged out', async () => {
  const { meter, money, pass, platformSays, set } = setUp();
  platformSays({ ...SO_FAR, duration: seconds(240) });
  set({ status: 'connected', client: MARK, timers: { platform: true, device: true } });
  meter.reset();
  await pass(0);
  expect(money()).toMatchObject({ rate: undefined, duration: 0 });
});

it('learns anew after a log-out whether the platform knows the call', async () => {
  const { end, meter, pass, platformSays, start, todayAsked } = setUp();
  platformSays(SO_FAR);
  await start();
  await end();
  meter.reset();
  const before = todayAsked();
  platformSays({ kind: 'status', status: 404, message: 'not_found' });
  await start();
  await end();
  await pass(0);
  expect(todayAsked()).toBe(before + 1);
});

it('hears nothing any more once it is disposed', async () => {
  const { connected, dayIs, meter, money, payAsked, platformSays, rates, set, start, tip } = setUp();
  platformSays(SO_FAR);
  await start();
  meter.dispose();
  const before = money();
  set({ clientTime: seconds(60) });
  tip('a', 5);
  rates.set({ cam: { perMinute: 10, isEstimated: false } });
  dayIs(9_999);
  connected(false);
  connected(true);
  await settle();
  expect([money(), payAsked()]).toEqual([before, 1]);
});

it('asks at midnight for the session that runs, and for the day where none runs', async () => {
  const running = setUp(BEFORE_MIDNIGHT);
  running.dayIs(1_000);
  running.platformSays(SO_FAR);
  await running.start();
  const [pay, today] = [running.payAsked(), running.todayAsked()];
  await running.pass(60_000);
  expect([running.payAsked() - pay, running.todayAsked() - today]).toEqual([1, 0]);
  const free = setUp(BEFORE_MIDNIGHT);
  free.dayIs(1_000);
  await free.pass(60_000);
  expect([free.payAsked(), free.todayAsked(), free.money().today]).toEqual([0, 1, 0]);
});

it('does not know what a day has brought before it was told', async () => {
  const { money, platformSays, start } = setUp(EVENING);
  expect(money().today).toBeUndefined();
  platformSays(SO_FAR);
  await start();
  expect(money().today).toBe(1_000);
});

const NOT_FOUND: CallFailure = { kind: 'status', status: 404, message: 'not_found' };
const FAILED: CallFailure = { kind: 'status', status: 500, message: 'broken' };

it.each([
  ['a 404 of a call that the platform has answered before', SO_FAR, NOT_FOUND],
  ['another failure of a call that it has never answered', FAILED, FAILED],
] as const)('asks again for the amounts after %s', async (_what, atFirst, atTheEnd) => {
  const { end, pass, payAsked, platformSays, start, todayAsked } = setUp();
  platformSays(atFirst);
  await start();
  platformSays(atTheEnd);
  await end();
  const before = payAsked();
  await pass(1_000);
  expect([payAsked(), todayAsked()]).toEqual([before + 1, 0]);
});

it('asks for nothing when something else changes between two sessions', async () => {
  const { dayIs, end, pass, payAsked, platformSays, set, start, todayAsked } = setUp();
  platformSays(SO_FAR);
  await start();
  platformSays({ ...SO_FAR, isOver: true });
  await end();
  set({ lastEnd: { client: MARK, reason: 'CLICK', duration: seconds(60), at: EVENING } });
  await pass(0);
  dayIs(1_046);
  const before = [payAsked(), todayAsked()];
  set({ peek: 1 });
  set({ lastEnd: undefined });
  await pass(60_000);
  expect([payAsked(), todayAsked()]).toEqual(before);
});
