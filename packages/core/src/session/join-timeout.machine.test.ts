import { expect, it } from 'vitest';
import { millis } from '../kernel/units.ts';
import { joinSecondsLeft, joinTimeout, NO_JOIN, type JoinEvent, type JoinState } from './join-timeout.machine.ts';

const at = (ms: number) => millis(ms);
const after = (...events: readonly JoinEvent[]): JoinState =>
  events.reduce<JoinState>((state, event) => joinTimeout(state, event).state, NO_JOIN);
const STARTED: JoinEvent = { type: 'timerStarted', now: at(1_000) };

it('gives a customer 59 s from START_TIMER', () => {
  expect(joinTimeout(NO_JOIN, STARTED)).toEqual({
    state: { status: 'waiting', until: 60_000 },
    effects: [{ type: 'schedule', after: 59_000 }],
  });
});

it('counts down from 59 to 1', () => {
  const waiting = after(STARTED);
  expect([1_000, 1_001, 2_000, 59_000, 59_999].map((now) => joinSecondsLeft(waiting, at(now)))).toEqual([
    59, 59, 58, 1, 1,
  ]);
});

it('does not start again on a second START_TIMER', () => {
  const waiting = after(STARTED);
  expect(joinTimeout(waiting, { type: 'timerStarted', now: at(9_000) }).state).toBe(waiting);
});

it('reports nothing while she is accepting', () => {
  const held = after(STARTED, { type: 'acceptClicked' });
  expect(joinTimeout(held, { type: 'timedOut', now: at(60_000) }).state).toBe(held);
});

it('gives back what is left of the 59 s when accepting fails', () => {
  const held = after(STARTED, { type: 'acceptClicked' });
  expect(joinTimeout(held, { type: 'acceptFailed', now: at(50_000) }).effects).toEqual([
    { type: 'schedule', after: 10_000 },
  ]);
  expect(joinTimeout(held, { type: 'acceptFailed', now: at(70_000) }).effects).toEqual([
    { type: 'schedule', after: 0 },
  ]);
});

it('gives a fresh 59 s once accepted, unless the device has joined', () => {
  const held = after(STARTED, { type: 'acceptClicked' });
  const accepted = { type: 'accepted', now: at(50_000) } as const;
  expect(joinTimeout(held, { ...accepted, deviceJoined: false }).state).toEqual({ status: 'waiting', until: 109_000 });
  expect(joinTimeout(held, { ...accepted, deviceJoined: true }).state).toEqual(NO_JOIN);
});

it('runs no time after acceptance before START_TIMER has come', () => {
  expect(after({ type: 'accepted', now: at(0), deviceJoined: false })).toBe(NO_JOIN);
});

it('waits on when the clock comes round too early', () => {
  const waiting = after(STARTED);
  expect(joinTimeout(waiting, { type: 'timedOut', now: at(59_998) })).toEqual({
    state: waiting,
    effects: [{ type: 'schedule', after: 2 }],
  });
});
