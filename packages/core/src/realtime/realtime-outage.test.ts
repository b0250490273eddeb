import { expect, it } from 'vitest';
import { AWAKE, createPageRig as setUp } from '../../testing/realtime/page-rig.fake.ts';
import { asleepBetween } from '../../testing/realtime/throttled-clock.fake.ts';
import { millis } from '../kernel/units.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const AWAY_FOR = [5_000, 90_000, 10 * MINUTE, 3 * HOUR];
const PAGES = {
  visible: { isHidden: false, timers: () => AWAKE },
  // Its timers run in a worker, which a browser does not slow down.
  hidden: { isHidden: true, timers: () => AWAKE },
  frozen: { isHidden: true, timers: (from: number, to: number) => asleepBetween(millis(from), millis(to)) },
} as const;

it.each(AWAY_FOR.flatMap((away) => Object.keys(PAGES).map((page) => [away / 1_000, page] as const)))(
  'is connected again at most 45 seconds after a network that was away for %i s, on a %s page, without any event (fault 15)',
  (seconds, name) => {
    const page = PAGES[name as keyof typeof PAGES];
    const lost = 10 * MINUTE;
    const back = lost + seconds * 1_000;
    const { socket, realtime, advanceTo } = setUp({ timers: page.timers(lost, back) });
    if (page.isHidden) realtime.becameHidden();
    advanceTo(lost);
    socket.line.opening = 'silent';
    socket.reset();
    advanceTo(back);
    socket.line.opening = 'opens';
    advanceTo(back + 45_000);
    expect(realtime.watch.state()).toMatchObject({ authenticated: true, outage: 'none', connectedCount: 2 });
  },
);

it.each(AWAY_FOR.flatMap((away) => Object.keys(PAGES).map((page) => [away / 1_000, page] as const)))(
  'is connected again at most 5 seconds after a network that was away for %i s, on a %s page, with an online event (fault 15)',
  (seconds, name) => {
    const page = PAGES[name as keyof typeof PAGES];
    const lost = 10 * MINUTE;
    const back = lost + seconds * 1_000;
    const { socket, realtime, advanceTo } = setUp({ timers: page.timers(lost, back) });
    if (page.isHidden) realtime.becameHidden();
    advanceTo(lost);
    socket.line.opening = 'refuses';
    socket.reset();
    advanceTo(back);
    socket.line.opening = 'opens';
    if (realtime.watch.state().phase === 'waiting') realtime.retryNow();
    advanceTo(back + 5_000);
    expect(realtime.watch.state()).toMatchObject({ authenticated: true, outage: 'none', connectedCount: 2 });
  },
);

const SIGNS = {
  'a press, or the network': 'retryNow',
  'a look at the page': 'becameVisible',
  'an answered call': 'callAnswered',
} as const;

it.each(AWAY_FOR.flatMap((away) => Object.keys(SIGNS).map((sign) => [away / 1_000, sign] as const)))(
  'is connected again within 5 seconds of a network that was away for %i s when it hears of %s (fault 15)',
  (seconds, sign) => {
    const lost = 10 * MINUTE;
    const back = lost + seconds * 1_000;
    const { socket, realtime, advanceTo } = setUp();
    advanceTo(lost);
    socket.line.opening = 'refuses';
    socket.reset();
    advanceTo(back);
    socket.line.opening = 'opens';
    const isFast = realtime.watch.state().outage === 'short' && sign === 'an answered call';
    if (realtime.watch.state().phase === 'waiting') realtime[SIGNS[sign as keyof typeof SIGNS]]();
    // In the first series the tries are so frequent that a call says nothing new.
    advanceTo(back + (isFast ? 15_000 : 5_000));
    expect(realtime.watch.state().authenticated).toBe(true);
  },
);

it('never gives up: one try every 20 to 40 seconds for 8 hours, and keeps the time of the loss (fault 15)', () => {
  const { clock, socket, realtime, advanceTo } = setUp();
  advanceTo(MINUTE);
  socket.line.opening = 'refuses';
  socket.reset();
  advanceTo(2 * MINUTE);
  const starts: number[] = [];
  realtime.watch.subscribe(({ phase }) => {
    if (phase === 'opening') starts.push(clock.now());
  });
  advanceTo(8 * HOUR);
  const pauses = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
  expect(pauses.length).toBeGreaterThan(700);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(40_000);
  expect(realtime.watch.state()).toMatchObject({ outage: 'long', lostAt: MINUTE, isRefused: false });
});

it('counts no look at the page as one of the ten tries: an outage is long after 52 seconds, not before', () => {
  const { socket, realtime, advanceTo } = setUp();
  advanceTo(MINUTE);
  socket.line.opening = 'refuses';
  socket.reset();
  for (let at = MINUTE; at < MINUTE + 30_000; at += 1_000) {
    realtime.becameVisible();
    advanceTo(at + 1_000);
  }
  expect(realtime.watch.state().outage).toBe('short');
  advanceTo(MINUTE + 60_000);
  expect(realtime.watch.state().outage).toBe('long');
});

it('starts at most one try in 5 seconds for calls that are answered while sockets are refused', () => {
  const { socket, realtime, advanceTo } = setUp();
  advanceTo(MINUTE);
  socket.line.opening = 'refuses';
  socket.reset();
  advanceTo(3 * MINUTE);
  const before = socket.opened();
  for (let at = 3 * MINUTE; at < 4 * MINUTE; at += 100) {
    realtime.callAnswered();
    advanceTo(at + 100);
  }
  expect(socket.opened() - before).toBeLessThanOrEqual(12);
});
