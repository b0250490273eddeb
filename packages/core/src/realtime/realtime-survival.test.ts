import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPageRig as setUp } from '../../testing/realtime/page-rig.fake.ts';
import { asleepBetween, hiddenFrom } from '../../testing/realtime/throttled-clock.fake.ts';
import { millis } from '../kernel/units.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Puts a page to sleep: it neither runs timers nor receives frames. */
const asleep = (from: number, to: number) => {
  const sleep = asleepBetween(millis(from), millis(to));
  return { timers: sleep, frames: sleep };
};

it('makes 0 reconnects of its own in a tab hidden for 8 hours (fault 1)', () => {
  const { socket, realtime, advanceTo, pingsSince } = setUp({ timers: hiddenFrom(millis(10_000)) });
  realtime.becameHidden();
  advanceTo(8 * HOUR);
  expect(socket.opened()).toBe(1);
  expect(realtime.watch.state().connectedCount).toBe(1);
  expect(pingsSince(10 * MINUTE)).toBeGreaterThan(450);
});

it('notices a dead link in a hidden tab within 3 of its timers, 3 minutes', () => {
  const { socket, realtime, advanceTo } = setUp({ timers: hiddenFrom(millis(10_000)) });
  realtime.becameHidden();
  advanceTo(HOUR);
  socket.line.up = false;
  socket.line.down = false;
  advanceTo(HOUR + 3 * MINUTE);
  expect(socket.opened()).toBeGreaterThan(1);
});

it('sends 1 probe and keeps its socket when a tab thaws after 10 minutes, whenever it froze (fault 2)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6_000 }), fc.boolean(), (moment, looked) => {
      const frozen = MINUTE + moment;
      const thawed = frozen + 10 * MINUTE;
      const frames = asleepBetween(millis(frozen), millis(thawed + 200));
      const { socket, realtime, advanceTo, pingsSince } = setUp({ ...asleep(frozen, thawed), frames });
      socket.line.latency = millis(700);
      advanceTo(thawed);
      if (looked) realtime.becameVisible();
      advanceTo(thawed + 5_000);
      expect([pingsSince(thawed), socket.opened()]).toEqual([1, 1]);
    }),
  );
});

it('is back within 3 seconds, with 1 reconnect, when the platform closed a frozen tab (fault 2)', () => {
  const thawed = 11 * MINUTE;
  const { socket, realtime, advanceTo } = setUp(asleep(MINUTE, thawed));
  advanceTo(thawed);
  socket.reset();
  realtime.becameVisible();
  advanceTo(thawed + 3_000);
  expect(realtime.watch.state().authenticated).toBe(true);
  expect(socket.opened()).toBe(2);
});

it.each(['with', 'without'])(
  'is back within 5 seconds, with 1 reconnect, after 2 hours of sleep that killed the socket, %s a look at the page (fault 3)',
  (look) => {
    const woken = MINUTE + 2 * HOUR;
    const { socket, realtime, advanceTo } = setUp(asleep(MINUTE, woken));
    advanceTo(2 * MINUTE);
    socket.line.up = false;
    advanceTo(woken - 1);
    advanceTo(woken);
    if (look === 'with') realtime.becameVisible();
    // The new connection opens on a line that works; the old one stays dead.
    const stopWatching = realtime.watch.subscribe(({ phase }) => {
      if (phase === 'opening') socket.line.up = true;
    });
    advanceTo(woken + 5_000);
    stopWatching();
    expect(realtime.watch.state()).toMatchObject({ authenticated: true, connectedCount: 2 });
    expect(socket.opened()).toBe(2);
  },
);

const noticedAfter = (faultAt: number, direction: 'up' | 'both', chatter: boolean, isHidden = false): number => {
  const { clock, socket, realtime, advanceTo } = setUp();
  if (isHidden) realtime.becameHidden();
  advanceTo(30_000 + faultAt);
  const since = clock.now();
  socket.line.up = false;
  socket.line.down = direction === 'up';
  while (socket.opened() === 1 && clock.now() - since < MINUTE) {
    if (chatter) socket.say({ type: 'loggedInElsewhere' });
    clock.advance(millis(100));
  }
  return clock.now() - since;
};

it.each([
  ['13 seconds after the last pong while the page is seen', false, 13_300],
  ['19 seconds, 6 + 10 + 3, while it is hidden', true, 20_000],
])('notices a half-open link within %s, whenever it breaks (fault 5)', (_, isHidden, limit) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12_000 }), (faultAt) => {
      // The first try of the next connection follows within 300 ms, or 1 s.
      expect(noticedAfter(faultAt, 'both', false, isHidden)).toBeLessThanOrEqual(limit);
    }),
  );
});

it('judges by the last pong alone while the page is seen: dropped after 10 s, within 13 s, though frames come in', () => {
  const { clock, socket, realtime, advanceTo } = setUp();
  advanceTo(30_000);
  const lastPing = socket.sent.filter(({ what }) => what === 'ping').at(-1)?.at ?? 0;
  const lastPong = lastPing + socket.line.latency;
  let lostAt = 0;
  realtime.watch.subscribe(({ phase }) => {
    if (phase === 'waiting') lostAt = clock.now();
  });
  socket.line.answersPings = false;
  while (lostAt === 0 && clock.now() < MINUTE) {
    socket.say({ type: 'loggedInElsewhere' });
    clock.advance(millis(100));
  }
  expect(lostAt - lastPong).toBeGreaterThan(10_000);
  expect(lostAt - lastPong).toBeLessThanOrEqual(13_000);
});

it('takes a look at the page for a pong: what was late while it was hidden counts for nothing', () => {
  const { socket, realtime, advanceTo } = setUp();
  socket.line.latency = millis(4_500);
  realtime.becameHidden();
  advanceTo(MINUTE);
  realtime.becameVisible();
  socket.line.latency = millis(50);
  advanceTo(2 * MINUTE);
  expect(socket.opened()).toBe(1);
});

it('notices that nothing of ours arrives within 13 seconds, though frames still come in (fault 6)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12_000 }), (faultAt) => {
      expect(noticedAfter(faultAt, 'up', true)).toBeLessThanOrEqual(13_300);
    }),
  );
});

it('drops no socket that is younger than 10 seconds', () => {
  const { socket, advanceTo } = setUp({ ...asleep(1_500, 7_600), deadFrom: 1_500 });
  // Online at 1.2 s, probed on waking at 7.6 s; the check at 10.6 s comes too early, the next at 13.6 s does not.
  advanceTo(13_500);
  expect(socket.opened()).toBe(1);
  advanceTo(13_900);
  expect(socket.opened()).toBe(2);
});

it('keeps the socket of a hidden page whose pongs take 9 seconds', () => {
  const { socket, realtime, advanceTo } = setUp();
  realtime.becameHidden();
  socket.line.latency = millis(4_500);
  advanceTo(HOUR);
  expect(socket.opened()).toBe(1);
});

it('never probes twice within a second, however often the page becomes visible', () => {
  const { realtime, advanceTo, pingsSince } = setUp();
  for (let look = 0; look < 10; look += 1) realtime.becameVisible();
  advanceTo(10_900);
  expect(pingsSince(10_000)).toBe(1);
});

it('tries again as soon as a page that waits for its next try becomes visible', () => {
  const { socket, realtime, advanceTo } = setUp();
  advanceTo(MINUTE);
  socket.line.opening = 'refuses';
  socket.reset();
  advanceTo(MINUTE + 20_000);
  expect(realtime.watch.state().phase).toBe('waiting');
  socket.line.opening = 'opens';
  realtime.becameVisible();
  advanceTo(MINUTE + 21_200);
  expect(realtime.watch.state().authenticated).toBe(true);
});

it('still tries all 10 times when it slept through the 52 seconds of a reconnect', () => {
  const lost = MINUTE;
  const woken = lost + HOUR;
  const { socket, realtime, advanceTo } = setUp({ timers: asleepBetween(millis(lost + 10_000), millis(woken)) });
  advanceTo(lost);
  socket.line.opening = 'refuses';
  socket.reset();
  const stop = realtime.watch.subscribe(({ outage }) => {
    if (outage === 'long') stop();
  });
  advanceTo(woken + 45_000);
  expect(socket.opened()).toBe(11);
  expect(realtime.watch.state().outage).toBe('long');
});
