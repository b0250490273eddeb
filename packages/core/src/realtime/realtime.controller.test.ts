import { expect, it } from 'vitest';
import { createSimulatedSocket } from '../../testing/realtime/realtime-socket.fake.ts';
import { clientId, performerId } from '../kernel/ids.ts';
import { silentLog, type Log } from '../kernel/log.port.ts';
import type { OutboundEvent } from '../kernel/outbound-event.ts';
import { createSeededRandom } from '../kernel/seeded-random.ts';
import { millis, seconds } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import type { RealtimeEvent } from './realtime-event.ts';
import { createRealtimeController } from './realtime.controller.ts';

const CREDENTIALS = { performerId: performerId('1001'), socketToken: 'secret' };
const TYPING: OutboundEvent = { event: 'typing', content: {}, receiverId: clientId('7'), receiverType: 'ROLE_CLIENT' };
const DECLINE: OutboundEvent = { ...TYPING, event: 'videoChat' };

const setUp = (log: Log = silentLog) => {
  const clock = createVirtualClock();
  const socket = createSimulatedSocket(clock);
  const realtime = createRealtimeController({ socket, clock, random: createSeededRandom(1), log });
  const received: RealtimeEvent[] = [];
  realtime.onEvent((event) => received.push(event));
  const advance = (time: number): void => clock.advance(millis(time));
  const connected = (): void => {
    realtime.connect(CREDENTIALS);
    advance(1_150);
  };
  return { clock, socket, realtime, received, advance, connected };
};

it('authenticates 1 second after the socket opened', () => {
  const { socket, realtime, advance } = setUp();
  socket.line.latency = millis(0);
  realtime.connect(CREDENTIALS);
  expect(realtime.watch.state()).toMatchObject({ status: 'connecting', authenticated: false });
  advance(999);
  expect(socket.sent).toEqual([]);
  expect(realtime.watch.state()).toMatchObject({ status: 'connected', authenticated: false });
  advance(1);
  expect(socket.sent).toEqual([{ at: 1_000, what: 'authenticate', connection: 1 }]);
  expect(realtime.watch.state()).toMatchObject({ status: 'connected', authenticated: true, connectedCount: 1 });
});

it('sends what was queued once the platform acknowledged, in order', () => {
  const { socket, realtime, advance } = setUp();
  realtime.connect(CREDENTIALS);
  expect(realtime.send(TYPING).ok).toBe(true);
  expect(realtime.send(DECLINE).ok).toBe(true);
  advance(1_200);
  expect(socket.sent.map(({ what }) => what)).toEqual(['authenticate', 'typing', 'videoChat']);
});

it('refuses to send while it is not connected', () => {
  const { realtime } = setUp();
  expect(realtime.send(TYPING)).toEqual({ ok: false, error: 'realtime.notConnected' });
});

it.each([
  ['opening', 10],
  ['waiting for the acknowledgement', 1_060],
  ['connected', 5_000],
])('refuses to connect twice while %s, and keeps 1 socket (fault 20)', (_, when) => {
  const { socket, realtime, advance } = setUp();
  realtime.connect(CREDENTIALS);
  advance(when);
  const before = realtime.watch.state();
  expect(realtime.connect(CREDENTIALS)).toEqual({ ok: false, error: 'realtime.alreadyConnected' });
  expect(realtime.watch.state()).toBe(before);
  expect(socket.opened()).toBe(1);
});

it('refuses to connect while a lost connection is being repaired (fault 20)', () => {
  const { socket, realtime, advance, connected } = setUp();
  connected();
  socket.line.opening = 'refuses';
  socket.reset();
  advance(300);
  const before = realtime.watch.state();
  expect(before).toMatchObject({ status: 'connecting', phase: 'waiting', attempt: 2 });
  expect(realtime.connect(CREDENTIALS)).toEqual({ ok: false, error: 'realtime.alreadyConnected' });
  expect(realtime.watch.state()).toBe(before);
});

it('accepts an acknowledgement that takes 2,900 ms', () => {
  const { socket, realtime, advance } = setUp();
  socket.line.latency = millis(1_450);
  realtime.connect(CREDENTIALS);
  advance(1_450 + 1_000 + 2_900);
  expect(realtime.watch.state().authenticated).toBe(true);
});

it('reports socketTimeout 3 seconds after an unanswered authentication and opens no second socket (fault 19)', () => {
  const { socket, realtime, advance } = setUp();
  socket.line.latency = millis(0);
  socket.line.acknowledgement = 'silent';
  realtime.connect(CREDENTIALS);
  advance(3_999);
  expect(realtime.watch.state().error).toBeUndefined();
  advance(1);
  expect(realtime.watch.state()).toMatchObject({
    phase: 'waiting',
    error: 'realtime.socketTimeout',
    outage: 'long',
  });
  advance(15_000);
  expect([socket.opened(), socket.alive()]).toEqual([1, 0]);
  socket.line.acknowledgement = 'accepts';
  advance(40_000);
  expect(realtime.watch.state()).toMatchObject({ authenticated: true, error: undefined });
});

it('stops when the platform refuses the credentials', () => {
  const { socket, realtime, advance } = setUp();
  socket.line.acknowledgement = 'rejects';
  realtime.connect(CREDENTIALS);
  advance(60_000);
  expect(realtime.watch.state()).toMatchObject({ status: 'disconnected', error: 'realtime.refused', isRefused: true });
  expect(socket.opened()).toBe(1);
});

it('asks for a sign of life every 6 seconds', () => {
  const { socket, advance, connected } = setUp();
  connected();
  advance(18_100);
  const pings = socket.sent.filter(({ what }) => what === 'ping');
  expect(pings.map(({ at }) => at)).toEqual([7_200, 13_200, 19_200]);
});

it('tries again within 300 ms when the socket breaks, and keeps what is sent meanwhile (fault 7)', () => {
  const { socket, realtime, advance, connected } = setUp();
  connected();
  advance(60_000);
  socket.reset();
  expect(realtime.watch.state()).toMatchObject({ phase: 'waiting', attempt: 1 });
  advance(300);
  expect(socket.opened()).toBe(2);
  realtime.send(TYPING);
  advance(1_200);
  expect(realtime.watch.state()).toMatchObject({ authenticated: true, attempt: 0, connectedCount: 2 });
  expect(socket.sent.at(-1)).toMatchObject({ what: 'typing', connection: 2 });
});

it('spreads the first try as the last pong advised, for others may have connected since (fault 13)', () => {
  const { clock, socket, realtime, advance, connected } = setUp();
  connected();
  socket.line.spread = millis(4_000);
  advance(10_000);
  const waits = Array.from({ length: 20 }, () => {
    socket.reset();
    const wait = Number(realtime.watch.state().retryAt) - clock.now();
    advance(20_000);
    return wait;
  });
  expect(Math.max(...waits)).toBeLessThanOrEqual(4_000);
  expect(Math.max(...waits)).toBeGreaterThan(2_000);
});

it('makes 10 tries within 52 seconds, then slows down, and starts anew on command (fault 15)', () => {
  const { clock, socket, realtime, advance, connected } = setUp();
  connected();
  advance(60_000);
  socket.line.opening = 'refuses';
  socket.reset();
  advance(52_000);
  expect(socket.opened()).toBe(11);
  expect(realtime.watch.state()).toMatchObject({ status: 'connecting', outage: 'long' });
  expect(clock.pending()).toBe(1);
  socket.line.opening = 'opens';
  realtime.retryNow();
  advance(1_200);
  expect(realtime.watch.state()).toMatchObject({ authenticated: true, outage: 'none', connectedCount: 2 });
});

it('counts a silent acknowledgement as a failed try when it reconnects', () => {
  const { socket, realtime, advance, connected } = setUp();
  connected();
  advance(60_000);
  socket.line.acknowledgement = 'silent';
  socket.reset();
  advance(4_500);
  expect(realtime.watch.state()).toMatchObject({ outage: 'short', error: 'realtime.socketTimeout' });
  socket.line.acknowledgement = 'accepts';
  advance(10_000);
  expect(realtime.watch.state()).toMatchObject({ authenticated: true, error: undefined });
});

it('slows down when a connection never lasts 10 seconds', () => {
  const { socket, realtime, advance, connected } = setUp();
  connected();
  realtime.watch.subscribe(({ authenticated }) => authenticated && socket.reset());
  advance(60_000);
  socket.reset();
  advance(120_000);
  expect(socket.opened()).toBeLessThanOrEqual(14);
});

it('passes on what the platform says, from the current socket only: 0 stale events after a slow close (fault 12)', () => {
  const { socket, realtime, received, advance, connected } = setUp();
  socket.line.lingers = true;
  connected();
  socket.say({ type: 'reloadForced' });
  advance(50);
  expect(received).toHaveLength(1);
  socket.reset();
  for (let second = 0; second < 30; second += 1) {
    socket.say({ type: 'loggedInElsewhere' }, 1);
    advance(1_000);
  }
  expect(received).toHaveLength(1);
  realtime.disconnect();
  socket.say({ type: 'loggedInElsewhere' }, 2);
  advance(1_000);
  expect(received).toHaveLength(1);
});

it('leaves no timer and no socket behind after a disconnect', () => {
  const { clock, socket, realtime, advance, connected } = setUp();
  connected();
  advance(7_000);
  realtime.dispose();
  advance(100);
  expect([clock.pending(), socket.alive()]).toEqual([0, 0]);
  expect(realtime.watch.state()).toMatchObject({ status: 'disconnected', connectedCount: 0 });
});

it('tells a watcher nothing while only frames come in', () => {
  const { socket, realtime, advance, connected } = setUp();
  connected();
  let changes = 0;
  realtime.watch.subscribe(() => (changes += 1));
  for (let frame = 0; frame < 1_000; frame += 1) socket.say({ type: 'loggedInElsewhere' });
  advance(60_000);
  expect(changes).toBe(0);
});

it.each([-3_600, 3_600])('reconnects at the same moments when the wall clock steps by %i s (fault 4)', (step) => {
  const moments = [0, step].map((by) => {
    const { clock, socket, realtime, advance, connected } = setUp();
    const phases: unknown[] = [];
    realtime.watch.subscribe(({ phase, retryAt }) => phases.push([clock.now(), phase, retryAt]));
    connected();
    advance(20_000);
    clock.stepWallClock(seconds(by));
    socket.line.opening = 'refuses';
    socket.line.up = false;
    advance(30_000);
    clock.stepWallClock(seconds(by));
    advance(60_000);
    return phases;
  });
  expect(moments[1]).toEqual(moments[0]);
  expect(moments[0]?.length).toBeGreaterThan(20);
});

it('writes socket-timeout into the log when nothing acknowledges within 3 seconds', () => {
  const lines: unknown[] = [];
  const { socket, realtime, advance } = setUp({ write: (_level, _message, fields) => lines.push(fields?.['literal']) });
  socket.line.acknowledgement = 'silent';
  realtime.connect(CREDENTIALS);
  advance(10_000);
  expect(lines).toContain('socket-timeout');
});
