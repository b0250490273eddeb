import { type Step, unchanged } from '../kernel/machine.ts';
import { addMillis, elapsed, millis, secondsUntil, type Millis, type Seconds } from '../kernel/units.ts';
import { JOIN_TIMEOUT } from './session.constants.ts';

export type JoinState = { readonly status: 'none' } | { readonly status: 'waiting'; readonly until: Millis };

export type JoinEvent =
  /** `since` is when START_TIMER came: earlier than now for a session that is resumed. */
  | { readonly type: 'timerStarted'; readonly now: Millis; readonly since: Millis } // from the platform
  | { readonly type: 'over' } // both timers are there, or the request or session has ended
  | { readonly type: 'firedEarly'; readonly now: Millis }; // from the clock, before the 59 s have passed

/** A schedule replaces the one that is planned. */
export type JoinEffect = { readonly type: 'schedule'; readonly after: Millis } | { readonly type: 'cancelSchedule' };

type JoinStep = Step<JoinState, JoinEffect>;

export const NO_JOIN: JoinState = { status: 'none' };
const CANCEL: readonly JoinEffect[] = [{ type: 'cancelSchedule' }];

const waitUntil = (until: Millis, now: Millis): JoinStep => ({
  state: { status: 'waiting', until },
  effects: [{ type: 'schedule', after: millis(Math.max(0, elapsed(now, until))) }],
});

/** Checks whether the 59 s have passed, also when the timer fires late. */
export const isOverdue = (state: JoinState, now: Millis): boolean => state.status === 'waiting' && now >= state.until;

/** Returns what the countdown shows: 59 at first, 1 in the last second. */
export const joinSecondsLeft = (state: JoinState, now: Millis): Seconds | undefined =>
  state.status === 'waiting' ? secondsUntil(state.until, now) : undefined;

/**
 * State of the 59 s in which a customer must join, from START_TIMER on. Accepting neither stops nor restarts them; they end when both
 * timers have started.
 * @spec §4 Request flow, §9 Join timeout
 */
export const joinTimeout = (state: JoinState, event: JoinEvent): JoinStep => {
  const ignored: JoinStep = unchanged(state);
  switch (event.type) {
    case 'timerStarted':
      return state.status === 'none' ? waitUntil(addMillis(event.since, JOIN_TIMEOUT), event.now) : ignored;
    case 'over':
      return state.status === 'none' ? ignored : { state: NO_JOIN, effects: CANCEL };
    case 'firedEarly':
      return state.status === 'none' ? ignored : waitUntil(state.until, event.now);
  }
};
