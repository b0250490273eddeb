import { expect, it } from 'vitest';
import { createValue } from '../kernel/machine.ts';
import { millis } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import type { RealtimeState } from '../realtime/realtime.controller.ts';
import { IDLE_SESSION, type SessionState } from '../session/session-state.ts';
import { createConnectionAlarm } from './connection-alarm.controller.ts';

const ACTIVE: SessionState = { ...IDLE_SESSION, status: 'active' };

const setUp = (state: SessionState = ACTIVE) => {
  const clock = createVirtualClock();
  const realtime = createValue<Pick<RealtimeState, 'lostAt'>>({ lostAt: undefined });
  const session = createValue<SessionState>(state);
  const alarm = createConnectionAlarm({ realtime, session, clock });
  const received: boolean[] = [];
  alarm.watch.subscribe((isRaised) => received.push(isRaised));
  const lose = (): void => realtime.set({ lostAt: clock.now() });
  const advance = (seconds: number): void => clock.advance(millis(seconds * 1_000));
  return { clock, realtime, session, alarm, received, lose, advance };
};

it('is raised once, after 60 s without a connection on the air, until the connection is back', () => {
  const { realtime, received, lose, advance } = setUp();
  lose();
  advance(59.9);
  expect(received).toEqual([]);
  advance(0.1);
  // Each failed try is a new state with the same loss.
  for (let tries = 0; tries < 10; tries += 1) {
    realtime.set({ ...realtime.state() });
    advance(30);
  }
  expect(received).toEqual([true]);
  realtime.set({ lostAt: undefined });
  expect(received).toEqual([true, false]);
});

it('says nothing of a connection that is back within 60 s, or that nobody on the air needs', () => {
  const { realtime, session, received, lose, advance } = setUp();
  lose();
  advance(50);
  realtime.set({ lostAt: undefined });
  advance(60);
  lose();
  session.set(IDLE_SESSION);
  advance(3_600);
  expect(received).toEqual([]);
});

it('counts from the loss when the performer goes on the air later', () => {
  const { session, received, lose, advance } = setUp(IDLE_SESSION);
  lose();
  advance(45);
  session.set(ACTIVE);
  advance(15);
  expect(received).toEqual([true]);
});

it('leaves no timer', () => {
  const { clock, alarm, lose } = setUp();
  lose();
  alarm.dispose();
  expect(clock.pending()).toBe(0);
});
