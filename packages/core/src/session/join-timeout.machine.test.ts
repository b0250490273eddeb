import { expect, it } from 'vitest';
import { millis } from '../kernel/units.ts';
import {
  isOverdue,
  joinSecondsLeft,
  joinTimeout,
  NO_JOIN,
  type JoinEvent,
  type JoinState,
} from './join-timeout.machine.ts';

const at = (ms: number) => millis(ms);
const after = (...events: readonly JoinEvent[]): JoinState =>
  events.reduce<JoinState>((state, event) => joinTimeout(state, event).state, NO_JOIN);
const STARTED: JoinEvent = { type: 'timerStarted', now: at(1_000), since: at(1_000) };

it('gives a customer 59 s from START_TIMER', () => {
  expect(joinTimeout(NO_JOIN, STARTED)).toEqual({
    state: { status: 'waiting', until: 60_000 },
    effects: [{ type: 'schedule', after: 59_000 }],
  });
});

it('counts down from 59 to 1', () => {
  const waiting = after(STARTED);
  expect([1_000, 1_001, 2_000, 59_000, 59_999, 60_000, 64_000].map((now) => joinSecondsLeft(waiting, at(now)))).toEqual(
    [59, 59, 58, 1, 1, 0, 0],
  );
  expect(joinSecondsLeft(NO_JOIN, at(1_000))).toBeUndefined();
});

it('does not start again on a second START_TIMER', () => {
  const waiting = after(STARTED);
  expect(joinTimeout(waiting, { type: 'timerStarted', now: at(9_000), since: at(9_000) }).state).toBe(waiting);
});

it('counts from START_TIMER, however late it hears of it', () => {
  expect(joinTimeout(NO_JOIN, { type: 'timerStarted', now: at(41_000), since: at(1_000) })).toEqual({
    state: { status: 'waiting', until: 60_000 },
    effects: [{ type: 'schedule', after: 19_000 }],
  });
});

it('is overdue from 59 s on, as long as it waits', () => {
  const waiting = after(STARTED);
  expect([59_999, 60_000, 64_000].map((now) => isOverdue(waiting, at(now)))).toEqual([false, true, true]);
  expect(isOverdue(NO_JOIN, at(64_000))).toBe(false);
});

it('ends when both timers are there', () => {
  const over = joinTimeout(after(STARTED), { type: 'over' });
  expect(over).toEqual({ state: NO_JOIN, effects: [{ type: 'cancelSchedule' }] });
});

it('waits on when the clock comes round too early', () => {
  const waiting = after(STARTED);
  const early: JoinEvent = { type: 'firedEarly', now: at(59_998) };
  expect(joinTimeout(waiting, early)).toEqual({ state: waiting, effects: [{ type: 'schedule', after: 2 }] });
  expect(joinTimeout(NO_JOIN, early)).toEqual({ state: NO_JOIN, effects: [] });
});
