import { NO_EFFECTS, type Step } from '../kernel/machine.ts';
import { addMillis, elapsed, millis, seconds, type Millis, type Seconds } from '../kernel/units.ts';
import { JOIN_TIMEOUT, TIMER_TICK } from './session.constants.ts';

export type JoinState =
  | { readonly status: 'none' }
  | { readonly status: 'waiting'; readonly until: Millis }
  /** She is accepting: the time runs on, but nothing happens when it is over, unless accepting fails. */
  | { readonly status: 'held'; readonly until: Millis };

export type JoinEvent =
  | { readonly type: 'timerStarted'; readonly now: Millis } // from the platform
  | { readonly type: 'acceptClicked' } // by her
  | { readonly type: 'acceptFailed'; readonly now: Millis } // from the platform
  | { readonly type: 'accepted'; readonly now: Millis; readonly deviceJoined: boolean } // from the platform
  | { readonly type: 'over' } // joined, cancelled, ended
  | { readonly type: 'timedOut'; readonly now: Millis }; // from the clock

export type JoinEffect =
  /** Replaces the one that is planned. */
  | { readonly type: 'schedule'; readonly after: Millis }
  | { readonly type: 'cancelSchedule' }
  | { readonly type: 'reportTimeout' };

type JoinStep = Step<JoinState, JoinEffect>;

export const NO_JOIN: JoinState = { status: 'none' };
const CANCEL: readonly JoinEffect[] = [{ type: 'cancelSchedule' }];

const waitUntil = (until: Millis, now: Millis): JoinStep => ({
  state: { status: 'waiting', until },
  effects: [{ type: 'schedule', after: millis(Math.max(0, elapsed(now, until))) }],
});

/** A fresh 59 s. @spec §9 Join timeout */
const deadline = (now: Millis): Millis => addMillis(now, JOIN_TIMEOUT);

/** Whether the 59 s are over, also when the clock has not come round to saying so. */
export const isOverdue = (state: JoinState, now: Millis): boolean => state.status === 'waiting' && now >= state.until;

/** What the countdown shows: 59 at first, 1 in the last second. */
export const joinSecondsLeft = (state: JoinState, now: Millis): Seconds | undefined =>
  state.status === 'waiting' ? seconds(Math.max(0, Math.ceil(elapsed(now, state.until) / TIMER_TICK))) : undefined;

const end = (state: JoinState): JoinStep => ({
  state: NO_JOIN,
  effects: state.status === 'waiting' ? CANCEL : NO_EFFECTS,
});

/**
 * A customer has 59 s to join after START_TIMER, or the request is dropped. While she is accepting, the time is held; after
 * that a customer whose device has not joined has a fresh 59 s.
 * @spec §4 Request flow
 */
export const joinTimeout = (state: JoinState, event: JoinEvent): JoinStep => {
  const ignored: JoinStep = { state, effects: NO_EFFECTS };
  switch (event.type) {
    case 'timerStarted':
      return state.status === 'none' ? waitUntil(deadline(event.now), event.now) : ignored;
    case 'acceptClicked':
      return state.status === 'waiting' ? { state: { ...state, status: 'held' }, effects: CANCEL } : ignored;
    case 'acceptFailed':
      return state.status === 'held' ? waitUntil(state.until, event.now) : ignored;
    case 'accepted':
      return state.status === 'none' || event.deviceJoined ? end(state) : waitUntil(deadline(event.now), event.now);
    case 'over':
      return state.status === 'none' ? ignored : end(state);
    case 'timedOut': {
      if (state.status !== 'waiting') return ignored;
      return isOverdue(state, event.now)
        ? { state: NO_JOIN, effects: [{ type: 'reportTimeout' }] }
        : waitUntil(state.until, event.now);
    }
  }
};
